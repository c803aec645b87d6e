import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { Timestamp, Transaction, type DocumentReference } from 'firebase-admin/firestore';
import { docPaths, firestorePaths } from 'shared-kit/model';
import { endBegun, markBegun } from './accounts/begun-sign-ins';
import { timeBudget } from './http/time-budget';
import { retryPushes } from './work/pushes/retry-pushes';
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

/** A session of the domain that has ended and waits to be pushed. */
async function writeSession(): Promise<DocumentReference> {
  const session = platform.firebase.firestore.doc(docPaths.session({ company: 'acme', domain: 'North', session: 's1' }));
  await session.set({ name: 's1', startTime: Timestamp.now(), endTime: Timestamp.now(), total: 0, pushStatus: 'PENDING' });
  return session;
}

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

it('ADD-45 (D-137) the email of a sign-in that could not be removed is refused as for an outage while that lasts, and free at once afterwards', async () => {
  await start();
  const parent = await moderator();
  const { auth } = platform.firebase;
  const create = auth.createUser.bind(auth);
  const outage = Object.assign(new Error('Exceeded quota.'), { code: 'auth/quota-exceeded' });
  jest.spyOn(auth, 'createUser').mockImplementationOnce(async (properties) => {
    await create(properties);
    throw outage;
  });
  const removing = jest.spyOn(auth, 'deleteUser').mockRejectedValue(outage);
  expect(await addUser('half', parent, false)).toMatchObject({ http: 503, code: 6 });
  expect(await addUser('half', parent, false)).toMatchObject({ http: 503, code: 6 });
  removing.mockRestore();
  expect(await addUser('half', parent, false)).toMatchObject({ http: 200, code: 406 });
  expect(await addUser('half', parent, false)).toMatchObject({ http: 409, code: 411 });
  expect([await added(), await recorded()]).toEqual([1, 1]);
});

it('ADD-45 (D-137) a sign-in whose making has not ended is waited for, and told as an outage while nobody knows of its end', async () => {
  await start();
  const parent = await moderator();
  const { firebase } = platform;
  await markBegun(firebase.firestore, 'making');
  await firebase.auth.createUser({ uid: 'making', email: 'making@acme.test', disabled: true });
  expect(await addUser('making', parent, false)).toMatchObject({ http: 503, code: 6 });
  const waiting = addUser('making', parent, false);
  const found = jest.spyOn(firebase.auth, 'getUserByEmail');
  while (found.mock.calls.length === 0) await setTimeout(10);
  expect(await endBegun(firebase, 'making')).toBe('removed');
  expect(await waiting).toMatchObject({ http: 200, code: 406 });
});

it('ADD-45 (D-94, D-137) a call with an API key counts once if the answer of its count is lost', async () => {
  await start({ settings: { keySecret: 'a secret of at least thirty-two bytes' } });
  const parentUid = await moderator();
  await call('POST', 'keys', { token, parentUid, body: { description: 'Reads', authDomains: ['North'] } });
  const [key] = (await platform.firebase.firestore.collection(firestorePaths.apiKeys('acme')).get()).docs;
  await writeSession();
  loseAnswer(1);
  const headers = { 'x-api-key': key!.get('token') as string };
  const reply = await platform.app.inject({ method: 'GET', url: '/api/sessions?domain=North', headers });
  expect(reply.json()).toMatchObject({ status: 200, sessions: [{ id: 's1' }] });
  const used = await platform.firebase.firestore.doc(docPaths.keyUsage('acme', key!.id)).get();
  expect(used.data()).toMatchObject({ dayCount: 1, minuteCount: 1 });
});

it('ADD-45 (D-137) a session is sent by the server whose claim was answered by nothing, and the claim is neither sent nor kept', async () => {
  await start();
  const { firestore } = platform.firebase;
  const received: object[] = [];
  const listener = createServer((request, response) => {
    void json(request).then((body) => {
      received.push((body as { session: object }).session);
      response.end();
    });
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  await firestore.doc(docPaths.company('acme')).set({ hasSessionPushListener: true }, { merge: true });
  const url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/`;
  await firestore.doc(docPaths.pushListener('acme')).set({ url, transformer: 'records' });
  const session = await writeSession();
  loseAnswer(1);
  await retryPushes({ firebase: platform.firebase, demoListener: url, timeBudget }, new AbortController().signal);
  listener.close();
  expect(received).toHaveLength(1);
  expect(received[0]).not.toHaveProperty('takenBy');
  const stored = (await session.get()).data();
  expect(stored).toMatchObject({ pushStatus: 'PUSHED' });
  expect(Object.keys(stored!)).not.toContain('takenBy');
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
