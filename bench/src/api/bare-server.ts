/**
 * The floor of the API's budgets: Fastify and firebase-admin do the same reads and writes for each call as the product's API, without any check of
 * tokens, roles, limits or input.
 */
import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyRequest } from 'fastify';
import { FieldValue, type DocumentData, type Transaction } from 'firebase-admin/firestore';
import { docPaths, firestorePaths } from 'shared-kit/model';
import { COMPANY, type Call } from './calls';
import { connect } from './connect';

const { auth, firestore } = connect();
const app = Fastify();

function record(transaction: Transaction, action: string, target: string): void {
  const at = FieldValue.serverTimestamp();
  const audit = { at, by: 'nobody', parentUid: null, ip: '127.0.0.1', userAgent: 'node', action, target, fields: [] };
  transaction.create(firestore.collection(firestorePaths.audit(COMPANY)).doc(randomUUID()), audit);
}

async function appendSettings(request: FastifyRequest, action: string, change: (settings: DocumentData) => DocumentData) {
  const body = request.body as Call['body'] & { domain: string };
  const domain = { company: COMPANY, domain: body.domain };
  const ref = firestore.doc(docPaths.domain(domain));
  const settings = firestore.collection(firestorePaths.settings(domain));
  await firestore.getAll(ref);
  await firestore.runTransaction(async (transaction) => {
    await transaction.get(ref);
    const newest = (await transaction.get(settings.orderBy('createdDate', 'desc').limit(1))).docs[0]?.data() ?? {};
    const createdDate = FieldValue.serverTimestamp();
    transaction.create(settings.doc(), { ...newest, ...change(newest), createdDate, createdBy: 'nobody' });
    record(transaction, action, ref.path);
  });
  return { status: 200 };
}

interface Bodies {
  domains: { settings: DocumentData };
  mif: { newData: DocumentData; index: number };
  users: { uid: string; userData: { firstName: string } };
  keys: { apiKeyId: string; domains: string[] };
}

app.patch('/api/domains', (request) => appendSettings(request, 'domains.update', () => (request.body as Bodies['domains']).settings));

const fields = (settings: DocumentData) => settings['manualInputFields'] as DocumentData[];
app.post('/api/mif', (request) =>
  appendSettings(request, 'manualInputFields.create', (settings) => ({
    manualInputFields: [...fields(settings), (request.body as Bodies['mif']).newData],
  })),
);
app.patch('/api/mif', (request) =>
  appendSettings(request, 'manualInputFields.update', (settings) => {
    const { index, newData } = request.body as Bodies['mif'];
    return { manualInputFields: fields(settings).with(index, newData) };
  }),
);
app.delete('/api/mif', (request) =>
  appendSettings(request, 'manualInputFields.delete', (settings) => ({
    manualInputFields: fields(settings).toSpliced((request.body as Bodies['mif']).index, 1),
  })),
);

app.patch('/api/users', async (request) => {
  const { uid, userData } = request.body as Bodies['users'];
  const ref = firestore.doc(docPaths.user(uid));
  const audit = firestore.collection(firestorePaths.audit(COMPANY));
  const removals = audit.where('target', '==', ref.path).where('action', '==', 'users.remove').limit(1);
  const employeeName = await firestore.runTransaction(async (transaction) => {
    const [profile] = await Promise.all([transaction.get(ref), transaction.get(removals)]);
    const name = `${userData.firstName} ${profile.get('lastName') as string}`;
    transaction.update(ref, { ...userData, employeeName: name });
    record(transaction, 'users.update', ref.path);
    return name;
  });
  await auth.updateUser(uid, { displayName: employeeName });
  return { status: 200 };
});

app.patch('/api/keys/authDomains', async (request) => {
  const { apiKeyId, domains } = request.body as Bodies['keys'];
  await firestore.runTransaction(async (transaction) => {
    const key = await transaction.get(firestore.doc(docPaths.apiKey(COMPANY, apiKeyId)));
    await transaction.get(firestore.doc(docPaths.user(key.get('parentUid') as string)));
    transaction.update(key.ref, { authDomains: domains });
    record(transaction, 'keys.domains', key.ref.path);
  });
  return { status: 200 };
});

/** Does what the product does for each call with an API key: reads the key and counts its calls. */
async function countCall(request: FastifyRequest): Promise<void> {
  const id = String(request.headers['bench-key']);
  const usage = firestore.doc(docPaths.keyUsage(COMPANY, id));
  await firestore.runTransaction(async (transaction) => {
    await transaction.getAll(firestore.doc(docPaths.apiKey(COMPANY, id)), usage);
    transaction.set(usage, { day: 1, dayCount: 1, minute: 1, minuteCount: 1 });
  });
}

interface Listing {
  domain: string;
  limit: string;
}

app.get('/api/sessions', async (request) => {
  await countCall(request);
  const { domain, limit } = request.query as Listing;
  const sessions = firestore.collection(firestorePaths.sessions({ company: COMPANY, domain }));
  const { docs } = await sessions.orderBy('startTime', 'desc').limit(Number(limit)).get();
  return { sessions: docs.map((doc) => doc.data()) };
});

app.get('/api/tasks', async (request) => {
  await countCall(request);
  const { domain, limit } = request.query as Listing;
  const tasks = firestore.collection(firestorePaths.tasks({ company: COMPANY, domain }));
  const { docs } = await tasks.orderBy('createdDate', 'desc').limit(Number(limit)).get();
  return { tasks: docs.map((doc) => doc.data()) };
});

console.log(JSON.stringify({ ready: await app.listen({ host: '127.0.0.1', port: 0 }) }));
