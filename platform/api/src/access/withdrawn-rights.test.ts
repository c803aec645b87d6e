import { Readable } from 'node:stream';
import type { DocumentData } from 'firebase-admin/firestore';
import { docPaths, firestorePaths } from 'shared-kit/model';
import { changingCalls } from '../testing/served-calls';
import { csv, HEADER, row } from '../testing/sheets';
import { TEST_SETTINGS, writeDomain } from '../testing/test-domain';
import { startTestPlatform, type TestPlatform } from '../testing/test-platform';

const NORTH = { company: 'acme', domain: 'North' };

let platform: TestPlatform;
let token: string;
let profile: DocumentData;
let keyId: string;

beforeAll(async () => {
  platform = await startTestPlatform();
  const { firestore } = platform.firebase;
  token = await platform.signUp({ uid: 'key', keyUser: true });
  await platform.signUp({ uid: 'mod', moderator: true, authDomains: ['North'] });
  await platform.signUp({ uid: 'pilot', pilot: true, parent: 'mod', authDomains: ['North'] });
  await writeDomain(platform.firebase, NORTH);
  await firestore.doc(docPaths.domain(NORTH)).update({ parent: 'mod' });
  await firestore.doc(docPaths.settings(NORTH, 'v1')).set({ ...TEST_SETTINGS, addrPattern: 'OLD', createdDate: new Date(0) });
  await firestore.doc(docPaths.company('acme')).set({ id: 'acme', authDomains: ['North'] });
  await firestore.doc(docPaths.license('acme', 'lic')).set({ company: 'acme', isActive: true, authDomains: [] });
  await firestore.doc(docPaths.session({ ...NORTH, session: 's1' })).set({ name: 's1', searchName: 's1', pushStatus: 'PENDING' });
  profile = (await firestore.doc(docPaths.user('key')).get()).data()!;
  await send('POST', 'keys', { description: 'ERP', authDomains: ['North'] });
  keyId = (await firestore.collection(firestorePaths.apiKeys('acme')).get()).docs[0]!.id;
});
afterAll(() => platform.stop());

/** Sends a call whose body arrives in two parts, and runs something between them. */
async function send(
  method: string,
  path: string,
  body: object | Buffer,
  between: () => Promise<unknown> = () => Promise.resolve(),
  headers: Record<string, string> = {},
) {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
  const [url, query] = path.split('?');
  async function* parts() {
    yield bytes.subarray(0, 1);
    await between();
    yield bytes.subarray(1);
  }
  const response = await platform.app.inject({
    method: method as 'POST',
    url: `/api/${url}${query === undefined ? '' : `?${query}`}`,
    headers: {
      authorization: `Bearer ${token}`,
      company: 'acme',
      parentuid: 'mod',
      'transfer-encoding': 'chunked',
      'content-type': Buffer.isBuffer(body) ? 'text/csv' : 'application/json',
      ...headers,
    },
    payload: Readable.from(parts()),
  });
  const { message } = response.json<{ message: { code?: number } }>();
  return { http: response.statusCode, code: message.code };
}

const corners = { firstVertex: { x: 0, y: 0 }, secondVertex: { x: 9, y: 9 } };
const [label] = TEST_SETTINGS.labelDesigns;
const newLabelDesign = {
  name: 'Crate',
  ...corners,
  barcodePatterns: label!.barcodePatterns.map((one) => ({ ...one, ...corners })),
  imageFile: null,
};
const { addrPatternUser, baseFields, resultFields, manualInputFields } = TEST_SETTINGS;
const person = {
  firstName: 'Rui',
  lastName: 'Sá',
  employeeId: '1',
  email: 'rui@acme.test',
  company: 'acme',
  authDomains: ['North'],
  pilot: true,
};
const domain = 'North';

/** For each call a body with which it succeeds for a key user. */
const BODIES: Record<string, () => object | Buffer> = {
  'PATCH /users/pw': () => ({ currentPassword: '123456', newPassword: 'another-1' }),
  'PUT /users/pw': () => ({ uid: 'pilot', newPassword: '987654' }),
  'POST /users': () => ({ data: person }),
  'PATCH /users': () => ({ uid: 'pilot', userData: { firstName: 'Eva' } }),
  'DELETE /users': () => ({ uid: 'pilot' }),
  'POST /domains': () => ({ domain: 'East', currentDomains: ['North'] }),
  'PATCH /domains': () => ({ domain, settings: { addrPattern: 'RR', addrPatternUser, baseFields, resultFields } }),
  'POST /domains/restore': () => ({ domain, version: 'v1', parts: [{ kind: 'texts' }] }),
  'DELETE /domains': () => ({ domain }),
  'POST /labelDesigns': () => ({ domain, newLabelDesign }),
  'PATCH /labelDesigns': () => ({ domain, labelName: label!.name, newLabelDesign }),
  'DELETE /labelDesigns': () => ({ domain, labelName: label!.name }),
  'POST /mif': () => ({ domain, newData: { field: 'Remarks', description: 'Any', inputType: 'text' } }),
  'PATCH /mif': () => ({ domain, newData: { ...manualInputFields[0], field: 'Cartons' }, currentData: manualInputFields, index: 0 }),
  'DELETE /mif': () => ({ domain, currentData: manualInputFields, index: 0 }),
  'POST /licenses': () => ({ domain, licenseKey: 'lic' }),
  'DELETE /licenses': () => ({ domain, licenseKey: 'lic' }),
  'DELETE /sessions': () => ({}),
  'POST /triggerSessionPush': () => ({}),
  'POST /tasks': () => csv(HEADER, row('G01010101')),
  'POST /keys': () => ({ description: 'Other', authDomains: ['North'] }),
  'PUT /keys': () => ({ apiKeyId: keyId }),
  'DELETE /keys': () => ({ apiKeyId: keyId }),
  'PATCH /keys/authDomains': () => ({ apiKeyId: keyId, domains: [] }),
};
const QUERIES: Record<string, string> = {
  '/sessions': '?domain=North&session=s1',
  '/triggerSessionPush': '?domain=North&session=s1&company=acme',
  '/tasks': '?domain=North&name=Count',
};

const WITHDRAWALS: [what: string, withdraw: () => Promise<unknown>, http: number, code: number][] = [
  ['role is withdrawn', () => platform.firebase.firestore.doc(docPaths.user('key')).update({ keyUser: false }), 403, 3],
  ['company is withdrawn', () => platform.firebase.firestore.doc(docPaths.user('key')).update({ company: ['other'] }), 403, 3],
  ['profile is removed', () => platform.firebase.firestore.doc(docPaths.user('key')).delete(), 403, 3],
  ['sign-in is disabled', () => platform.firebase.auth.updateUser('key', { disabled: true }), 401, 2],
];

/** Everything of the company, of its users and of the sign-ins. */
async function everything(): Promise<string> {
  const { auth, firestore } = platform.firebase;
  const groups = ['companies', 'users', 'domains', 'settings', 'sessions', 'tasks', 'apiKeys', 'licenses', 'audit', 'removals'];
  const snapshots = await Promise.all(groups.map((name) => firestore.collectionGroup(name).get()));
  const { users } = await auth.listUsers();
  const documents = snapshots.flatMap(({ docs }) => docs.map((doc) => [doc.ref.path, doc.data()]));
  return JSON.stringify([
    documents,
    users.map(({ uid, passwordHash, disabled, customClaims }) => [uid, passwordHash, disabled, customClaims]),
  ]);
}

async function giveBack(): Promise<void> {
  await platform.firebase.firestore.doc(docPaths.user('key')).set(profile);
  await platform.firebase.auth.updateUser('key', { disabled: false });
}
afterEach(giveBack);

it('PERM-10 the calls of this test are all calls that change something for a caller', async () => {
  // A reset is left out: its caller needs only the mailed code.
  const changing = (await changingCalls(platform)).filter((name) => name !== 'PATCH /users/resetpw');
  expect(Object.keys(BODIES).sort()).toEqual(changing.sort());
});

describe.each(Object.entries(BODIES))('PERM-02 PERM-10 %s', (name, bodyOf) => {
  const [method = '', path = ''] = name.split(' ');
  let before: string;
  beforeAll(async () => void (before = await everything()));

  it.each(WITHDRAWALS)('changes nothing if its caller’s %s while the body arrives', async (_what, withdraw, http, code) => {
    const answer = await send(method, path.slice(1) + (QUERIES[path] ?? ''), bodyOf(), withdraw);
    expect(answer).toEqual({ http, code });
    await giveBack();
    expect(await everything()).toBe(before);
  });
});

it('TASK-39 PERM-10 a task is refused if its caller’s domain is withdrawn while the sheet arrives', async () => {
  const own = token;
  token = await platform.signUp({ uid: 'assistant', assistant: true, parent: 'mod', authDomains: ['North'] });
  const withdraw = () => platform.firebase.firestore.doc(docPaths.user('assistant')).update({ authDomains: [] });
  expect(await send('POST', 'tasks?domain=North&name=Count', csv(HEADER, row('G01010101')), withdraw)).toEqual({ http: 404, code: 316 });
  token = own;
});

it('API-06 a repeated call does not get the earlier answer if its caller’s role is withdrawn while the body arrives', async () => {
  const attempt = { 'idempotency-key': 'again' };
  const body = { description: 'Once', authDomains: ['North'] };
  expect(await send('POST', 'keys', body, undefined, attempt)).toMatchObject({ http: 200 });
  expect(await send('POST', 'keys', body, WITHDRAWALS[0]![1], attempt)).toEqual({ http: 403, code: 3 });
});
