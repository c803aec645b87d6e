import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { CHANGE_ACTIONS, docPaths, firestorePaths, type ChangeAction } from 'shared-kit/model';
import { demoListener } from '../work/pushes/demo-listener';
import { apiCaller, type ApiReply } from '../testing/api-caller';
import { changingCalls, servedCalls } from '../testing/served-calls';
import { csv, HEADER, row } from '../testing/sheets';
import { TEST_SETTINGS, writeDomain } from '../testing/test-domain';
import { startTestPlatform, type TestPlatform } from '../testing/test-platform';

const NORTH = { company: 'acme', domain: 'North Hall' };

let platform: TestPlatform;
let demo: FastifyInstance;
let tokenOfAna: string;
/** The token of who makes the calls. The user of the steps changes their password, which makes theirs invalid. */
let token: string;
const request = apiCaller(() => platform);

/** Each call has its own attempt id; `repeatLast` sends the last call again with the same id. */
const call: typeof request = (method, path, options) => {
  const attempt = { 'idempotency-key': randomUUID() };
  repeatLast = () => request(method, path, { ...options, headers: { ...attempt, ...options?.headers } });
  return repeatLast();
};
let repeatLast: () => Promise<ApiReply>;

beforeAll(async () => {
  demo = fastify();
  await demo.register(demoListener);
  const url = await demo.listen({ host: '127.0.0.1', port: 0 });
  platform = await startTestPlatform({
    demoListener: `${url}/__push-listener`,
  });
  tokenOfAna = await platform.signUp({ uid: 'key', keyUser: true, firstName: 'Ana', lastName: 'Key' });
  token = await platform.signUp({ uid: 'second', keyUser: true });
  await platform.signUp({ uid: 'marcos', moderator: true, authDomains: ['North Hall'] });
  await platform.signUp({
    uid: 'paulo',
    pilot: true,
    parent: 'marcos',
    firstName: 'Paulo',
    lastName: 'Pires',
    authDomains: ['North Hall'],
  });
  await writeDomain(platform.firebase, NORTH);
  await at(docPaths.company('acme')).set({ id: 'acme', hasSessionPushListener: true, authDomains: ['North Hall'] });
  for (const [key, description] of [
    ['drone', 'Drone 1'],
    ['spare', 'Drone 2'],
  ] as const) {
    await at(docPaths.license('acme', key)).set({ description, company: 'acme', isActive: true, authDomains: [] });
  }
  for (const session of ['s1', 's2']) {
    const times = { startTime: Timestamp.fromMillis(0), endTime: Timestamp.fromMillis(1000) };
    await at(docPaths.session({ ...NORTH, session })).set({
      name: `Count ${session}`,
      searchName: `count ${session}`,
      pushStatus: 'PENDING',
      ...times,
    });
  }
});

afterAll(async () => {
  await platform.stop();
  await demo.close();
});

const at = (path: string) => platform.firebase.firestore.doc(path);

/** The records written since the last check, oldest first. */
const seen = new Set<string>();
async function newRecords() {
  const { docs } = await platform.firebase.firestore.collection(firestorePaths.audit('acme')).orderBy('at').get();
  const fresh = docs.filter(({ id }) => !seen.has(id));
  for (const { id } of fresh) seen.add(id);
  return fresh.map((doc) => doc.data());
}

const inNorth = { token: '', parentUid: 'marcos' };
const send = (method: Parameters<typeof call>[0], path: string, body: object, options: object = {}) =>
  call(method, path, { ...inNorth, token, body, ...options });
const changeNorth = (method: Parameters<typeof call>[0], path: string, body: object) =>
  send(method, path, { domain: 'North Hall', ...body });

const point = { x: 0, y: 0 };
const dataField = { name: 'LOTNUMBER', type: 'data', limiterType: 'range', limiter: '4' };
const pattern = {
  firstVertex: point,
  secondVertex: { x: 9, y: 9 },
  regex: '',
  ignoreRemaining: true,
  isRequired: true,
  dataFields: [dataField],
};
const label = { name: 'Box', firstVertex: point, secondVertex: { x: 100, y: 80 }, barcodePatterns: [pattern], imageFile: null };
const remarks = { field: 'Remarks', description: 'Anything', inputType: 'text' };
const newUser = {
  firstName: 'Rui',
  lastName: 'Sá',
  employeeId: 'PERSON-90210',
  email: 'rui@acme.test',
  company: 'acme',
  authDomains: ['North Hall'],
  pilot: true,
};
const { addrPattern, addrPatternUser: _user, labelDesigns: _labels, manualInputFields: _fields, ...texts } = TEST_SETTINGS;

async function mailedCode(): Promise<string> {
  const link = await platform.firebase.auth.generatePasswordResetLink('key@test.invalid');
  return new URL(link).searchParams.get('oobCode')!;
}
const currentData = async (): Promise<object[]> => {
  const newest = await platform.firebase.firestore.collection(firestorePaths.settings(NORTH)).orderBy('createdDate', 'desc').limit(1).get();
  return newest.docs[0]!.get('manualInputFields') as object[];
};
const firstVersion = async () =>
  (await platform.firebase.firestore.collection(firestorePaths.settings(NORTH)).orderBy('createdDate').limit(1).get()).docs[0]!.id;
const placeOfRemarks = async () => (await currentData()).findIndex((field) => (field as typeof remarks).field === remarks.field);
const idOfKey = async () => {
  const { docs } = await platform.firebase.firestore.collection(firestorePaths.apiKeys('acme')).where('status', '==', 'ACTIVE').get();
  return docs.find((doc) => doc.get('description') === 'ERP')!.id;
};
const idOfUser = async () => (await platform.firebase.auth.getUserByEmail('rui@acme.test')).uid;

/**
 * All calls, in an order in which each finds the data that earlier ones have created. The values that no record may contain are long,
 * because a short one may be part of a generated ID.
 */
const STEPS: [call: string, send: () => Promise<ApiReply>, name: string, secrets?: readonly string[]][] = [
  [
    'POST /users',
    () => send('POST', 'users', { data: { ...newUser, password: '987654' } }),
    'Rui Sá',
    ['987654', 'rui@acme.test', 'PERSON-90210'],
  ],
  [
    'PATCH /users',
    async () => send('PATCH', 'users', { uid: await idOfUser(), userData: { employeeId: 'PERSON-90211' } }),
    'Rui Sá',
    ['PERSON-90211'],
  ],
  ['PUT /users/pw', async () => send('PUT', 'users/pw', { uid: await idOfUser(), newPassword: '876543' }), 'Rui Sá', ['876543']],
  ['DELETE /users', async () => send('DELETE', 'users', { uid: await idOfUser() }), 'Rui Sá'],
  [
    'PATCH /domains',
    () => changeNorth('PATCH', 'domains', { settings: { addrPattern, addrPatternUser: 'R-C', ...texts } }),
    'North Hall',
    ['R-C'],
  ],
  [
    'POST /domains/restore',
    async () => changeNorth('POST', 'domains/restore', { version: await firstVersion(), parts: [{ kind: 'texts' }] }),
    'North Hall',
  ],
  ['POST /labelDesigns', () => changeNorth('POST', 'labelDesigns', { newLabelDesign: label }), 'Box', ['LOTNUMBER']],
  [
    'PATCH /labelDesigns',
    () => changeNorth('PATCH', 'labelDesigns', { labelName: 'Box', newLabelDesign: { ...label, name: 'Crate' } }),
    'Crate',
  ],
  ['DELETE /labelDesigns', () => changeNorth('DELETE', 'labelDesigns', { labelName: 'Crate' }), 'Crate'],
  ['POST /mif', () => changeNorth('POST', 'mif', { newData: remarks }), 'Remarks', ['Anything']],
  [
    'PATCH /mif',
    async () =>
      changeNorth('PATCH', 'mif', {
        newData: { ...remarks, mandatory: true },
        currentData: await currentData(),
        index: await placeOfRemarks(),
      }),
    'Remarks',
  ],
  ['DELETE /mif', async () => changeNorth('DELETE', 'mif', { currentData: await currentData(), index: await placeOfRemarks() }), 'Remarks'],
  ['POST /licenses', () => changeNorth('POST', 'licenses', { licenseKey: 'drone' }), 'Drone 1'],
  ['DELETE /licenses', () => changeNorth('DELETE', 'licenses', { licenseKey: 'drone' }), 'Drone 1'],
  ['POST /keys', () => send('POST', 'keys', { description: 'ERP', authDomains: ['North Hall'] }), 'ERP', ['North Hall']],
  ['PATCH /keys/authDomains', async () => send('PATCH', 'keys/authDomains', { apiKeyId: await idOfKey(), domains: [] }), 'ERP'],
  ['PUT /keys', async () => send('PUT', 'keys', { apiKeyId: await idOfKey() }), 'ERP'],
  ['DELETE /keys', async () => send('DELETE', 'keys', { apiKeyId: await idOfKey() }), 'ERP'],
  [
    'POST /tasks',
    () =>
      call('POST', 'tasks', {
        token,
        parentUid: 'marcos',
        query: { domain: 'North Hall', name: 'Recount' },
        body: csv(HEADER, row('G01010101')).toString(),
        headers: { 'content-type': 'text/csv' },
      }),
    'Recount',
    ['G01010101'],
  ],
  [
    'POST /triggerSessionPush',
    () =>
      call('POST', 'triggerSessionPush', { token, query: { domain: 'North Hall', session: 's1', company: 'acme', isForcedPush: 'true' } }),
    'Count s1',
    ['PENDING', 'PUSHED'],
  ],
  [
    'DELETE /sessions',
    () => call('DELETE', 'sessions', { token, parentUid: 'marcos', query: { domain: 'North Hall', session: 's2' } }),
    'Count s2',
  ],
  ['POST /domains', () => send('POST', 'domains', { domain: 'East', currentDomains: ['North Hall'] }), 'East'],
  ['DELETE /domains', () => send('DELETE', 'domains', { domain: 'East' }), 'East'],
  [
    'PATCH /users/pw',
    () => send('PATCH', 'users/pw', { currentPassword: '123456', newPassword: 'secret-1' }),
    'Ana Key',
    ['123456', 'secret-1'],
  ],
  [
    'PATCH /users/resetpw',
    async () => call('PATCH', 'users/resetpw', { body: { actionCode: await mailedCode(), newPassword: 'secret-2' } }),
    'Ana Key',
    ['secret-2'],
  ],
];

it('PERM-10 the calls of this test are all calls that change something', async () => {
  expect(STEPS.map(([name]) => name).sort()).toEqual((await changingCalls(platform)).sort());
});

/** Calls that are not recognised when they are repeated, with the reason. */
const NOT_RECOGNISED = new Map([
  ['DELETE /domains', 'answers how far the removal has come (D-46)'],
  ['PATCH /users/pw', 'ends the sign-in with which it was called'],
  ['PATCH /users/resetpw', 'has no caller, and its code works once'],
]);

// In this order, because each call needs what the calls before it have stored.
describe('calls that change something', () => {
  let ofOthers: string;
  beforeAll(() => void ([ofOthers, token] = [token, tokenOfAna]));
  afterAll(() => void (token = ofOthers));
  it.each(STEPS)(
    'PERM-10 %s records who changed what, without values; a repetition of the same attempt is answered without changing anything',
    checkStep,
  );
});

async function checkStep(...[name, ask, subject, secrets = []]: (typeof STEPS)[number]): Promise<void> {
  await newRecords();
  const answer = await ask();
  expect(answer).toMatchObject({ http: 200 });
  const records = await newRecords();
  const { records: expected } = (await servedCalls(platform)).find((one) => one.name === name)!;
  expect(records.map(({ action }) => action as ChangeAction).sort()).toEqual([...expected].sort());
  for (const record of records) {
    const kind = CHANGE_ACTIONS[record['action'] as ChangeAction];
    expect(record).toMatchObject({ by: 'key', byName: 'Ana Key', subject: { kind, name: subject }, ip: '127.0.0.1' });
    expect(record['at']).toBeInstanceOf(Timestamp);
    for (const secret of secrets) expect(JSON.stringify(record)).not.toContain(secret);
  }
  const before = await everything();
  if (!NOT_RECOGNISED.has(name)) {
    expect(await repeatLast()).toEqual(answer);
    expect([await newRecords(), await everything()]).toEqual([[], before]);
  }
  // An equal call of another attempt may be refused, or recorded again. Otherwise it must not change anything.
  const again = await ask().catch(() => undefined);
  if (again?.http === 200 && (await newRecords()).length === 0) expect(await everything()).toBe(before);
}

/** Collections that do not count as changed by a call: the records, and what the platform writes on its own. */
const NOT_OF_A_CALL = ['attempts', 'audit', 'contents', 'quality', 'sessionQuality', 'summaries', 'platformWork'];

/** Everything that calls may store. */
async function everything(): Promise<string> {
  const { auth, bucket } = platform.firebase;
  const below = async (of: { listCollections: Firestore['listCollections'] }): Promise<unknown[]> => {
    const collections = (await of.listCollections()).filter(({ id }) => !NOT_OF_A_CALL.includes(id));
    const documents = (await Promise.all(collections.map((one) => one.listDocuments()))).flat();
    return Promise.all(documents.map(async (ref) => [ref.path, (await ref.get()).data(), await below(ref)]));
  };
  const { users } = await auth.listUsers();
  const signIns = users.map(({ uid, email, disabled, customClaims, tokensValidAfterTime }) => [
    uid,
    email,
    disabled,
    customClaims,
    tokensValidAfterTime,
  ]);
  const [files] = await bucket.getFiles();
  return JSON.stringify([await below(platform.firebase.firestore), signIns, files.map(({ name }) => name)]);
}

it.each<[string, () => Promise<ApiReply>]>([
  [
    'PATCH /domains with the texts there are',
    () => changeNorth('PATCH', 'domains', { settings: { addrPattern, addrPatternUser: _user, ...texts } }),
  ],
  [
    'POST /domains/restore of the parts there are',
    async () => changeNorth('POST', 'domains/restore', { version: await firstVersion(), parts: [{ kind: 'texts' }] }),
  ],
  [
    'PATCH /mif with the field there is',
    async () => changeNorth('PATCH', 'mif', { newData: (await currentData())[0], currentData: await currentData(), index: 0 }),
  ],
  [
    'POST /keys once more',
    () => send('POST', 'keys', { description: 'Twice', authDomains: ['North Hall'] }, { headers: { 'idempotency-key': 'one attempt' } }),
  ],
  [
    'POST /triggerSessionPush of what was pushed',
    () => call('POST', 'triggerSessionPush', { token, query: { domain: 'North Hall', session: 's1', company: 'acme' } }),
  ],
])('PERM-10 what answers 200 and is on no record has changed nothing: %s', async (_what, ask) => {
  expect(await ask()).toMatchObject({ http: 200 });
  await newRecords();
  const before = await everything();
  expect(await ask()).toMatchObject({ http: 200 });
  expect(await newRecords()).toEqual([]);
  expect(await everything()).toBe(before);
});

describe('further properties of records', () => {
  it('D-45 a change of settings refers to the new version and the one before', async () => {
    await newRecords();
    await changeNorth('POST', 'mif', { newData: { ...remarks, field: 'First' } });
    await changeNorth('POST', 'mif', { newData: { ...remarks, field: 'Second' } });
    const [first, second] = (await newRecords()).map(({ settings }) => settings as { id: string; before: string });
    const { docs } = await platform.firebase.firestore
      .collection(firestorePaths.settings(NORTH))
      .orderBy('createdDate', 'desc')
      .limit(3)
      .get();
    expect([second!.id, second!.before, first!.id, first!.before]).toEqual([docs[0]!.id, docs[1]!.id, docs[1]!.id, docs[2]!.id]);
  });

  it('LIC-06 adding a licence is recorded with the domain', async () => {
    await newRecords();
    await changeNorth('POST', 'licenses', { licenseKey: 'spare' });
    expect(await newRecords()).toMatchObject([{ target: 'companies/acme/licenses/spare', domain: 'North Hall' }]);
  });

  it('PERM-10 a refused call is not recorded', async () => {
    await newRecords();
    await changeNorth('DELETE', 'labelDesigns', { labelName: 'Nowhere' });
    await changeNorth('POST', 'licenses', { licenseKey: 'nothing' });
    expect(await newRecords()).toEqual([]);
  });
});
