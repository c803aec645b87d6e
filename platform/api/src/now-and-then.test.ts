import { randomUUID } from 'node:crypto';
import { Transaction } from 'firebase-admin/firestore';
import { firestorePaths } from 'shared-kit/model';
import { onOneServer } from './work/schedule/one-server';
import { apiCaller, type ApiReply } from './testing/api-caller';
import { writeDomain } from './testing/test-domain';
import { startTestPlatform, type TestPlatform, type TestPlatformOptions } from './testing/test-platform';

let platform: TestPlatform;
let token: string;
const call = apiCaller(() => platform);

/** Repeats a step of the setup, which no user would see fail. */
async function again<T>(step: () => Promise<T>): Promise<T> {
  for (let left = 5; ; left -= 1) {
    try {
      return await step();
    } catch (error) {
      if (left === 0) throw error;
    }
  }
}

async function start(options: TestPlatformOptions = {}): Promise<void> {
  platform = await startTestPlatform(options);
  await again(() => platform.started());
  await again(() => writeDomain(platform.firebase, { company: 'acme', domain: 'North' }));
  token = await again(() => platform.signUp({ uid: `key${randomUUID()}`, keyUser: true }));
  await again(() => platform.signUp({ uid: `mod${randomUUID()}`, moderator: true, authDomains: ['North'] }));
}

afterEach(async () => {
  jest.restoreAllMocks();
  await platform.stop();
});

const moderator = async () =>
  (await again(() => platform.firebase.firestore.collection(firestorePaths.users()).where('moderator', '==', true).get())).docs.at(-1)!.id;

/** Adds a user. As a page does, a call that is not served may be repeated, with the id of its attempt. */
async function addUser(name: string, parentUid: string, mayRepeat = true): Promise<ApiReply> {
  const data = {
    firstName: 'Nia',
    lastName: 'New',
    employeeId: name,
    email: `${name}@acme.test`,
    company: 'acme',
    pilot: true,
    authDomains: ['North'],
  };
  const headers = { 'idempotency-key': randomUUID() };
  for (;;) {
    const reply = await call('POST', 'users', { token, parentUid, headers, body: { data } });
    if (reply.code !== 6 || !mayRepeat) return reply;
  }
}

const added = async () =>
  (await again(() => platform.firebase.firestore.collection(firestorePaths.users()).where('pilot', '==', true).get())).size;
const recorded = async () =>
  (await again(() => platform.firebase.firestore.collection(firestorePaths.audit('acme')).where('action', '==', 'users.create').get()))
    .size;

/** Loses the answer of one commit of a transaction: it has been made, and the library is told that the service is unavailable. */
function loseAnswer(of: number): void {
  const transactions = Transaction.prototype as unknown as { commit: (this: Transaction) => Promise<void> };
  const { commit } = transactions;
  let commits = 0;
  jest.spyOn(transactions, 'commit').mockImplementation(async function (this: Transaction) {
    await commit.call(this);
    commits += 1;
    if (commits === of) throw Object.assign(new Error('The service is currently unavailable.'), { code: 14 });
  });
}

it.each([1, 2])('ADD-45 (D-137) a call is made and recorded once, and says so, if the answer of its commit %i is lost', async (of) => {
  await start();
  const parent = await moderator();
  loseAnswer(of);
  expect(await addUser('lost', parent, false)).toMatchObject({ http: 200, code: 406 });
  expect([await added(), await recorded()]).toEqual([1, 1]);
});

it('ADD-45 (D-137) hourly work is done by the server whose claim was answered by nothing', async () => {
  await start();
  loseAnswer(1);
  let done = 0;
  await onOneServer(platform.firebase, 'tested', { signal: new AbortController().signal }, async () => void (done += 1));
  expect(done).toBe(1);
});

it('ADD-45 (D-137) a sign-in that was created although the service failed is removed, so that its email can be used', async () => {
  await start();
  const parent = await moderator();
  const { auth } = platform.firebase;
  const create = auth.createUser.bind(auth);
  jest.spyOn(auth, 'createUser').mockImplementationOnce(async (properties) => {
    await create(properties);
    throw Object.assign(new Error('Exceeded quota.'), { code: 'auth/quota-exceeded' });
  });
  expect(await addUser('created', parent)).toMatchObject({ http: 200, code: 406 });
});

it('ADD-45 (D-137) with faults of Firebase now and then, every user of a list is added and recorded once', async () => {
  await start({ faults: '1' });
  const parent = await moderator();
  for (let n = 0; n < 12; n += 1) expect([n, await addUser(`e${n}`, parent)]).toMatchObject([n, { http: 200, code: 406 }]);
  expect([await added(), await recorded()]).toEqual([12, 12]);
});

it('ADD-45 (D-137) with quotas of a project, a user beyond them is refused as for an outage, and nothing is left', async () => {
  await start({
    quotas: { accountsPerHour: 3, deletionsPerSecond: 10, mailsPerDay: { PASSWORD_RESET: 1, VERIFY_EMAIL: 1, VERIFY_AND_CHANGE_EMAIL: 1 } },
  });
  const parent = await moderator();
  expect(await addUser('last', parent)).toMatchObject({ code: 406 });
  expect(await addUser('more', parent, false)).toMatchObject({ http: 503, code: 6 });
  expect([await added(), await recorded()]).toEqual([1, 1]);
});
