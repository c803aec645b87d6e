import { Timestamp } from 'firebase-admin/firestore';
import { firestorePaths } from 'shared-kit/model';
import { apiCaller, type ApiCall } from '../testing/api-caller';
import { writeDomain } from '../testing/test-domain';
import { startTestPlatform, type TestPlatform } from '../testing/test-platform';
import { removeOldAttempts } from './attempts';

let platform: TestPlatform;
let ana: string;
let bia: string;
const call = apiCaller(() => platform);

beforeAll(async () => {
  platform = await startTestPlatform();
  ana = await platform.signUp({ uid: 'ana', keyUser: true });
  bia = await platform.signUp({ uid: 'bia', keyUser: true });
  await platform.signUp({ uid: 'marcos', moderator: true, authDomains: ['North'] });
  await writeDomain(platform.firebase, { company: 'acme', domain: 'North' });
});
afterAll(() => platform.stop());

/** Adds a pilot with this first name and email. */
const add = (name: string, attempt: string, options: Partial<ApiCall> = {}) => {
  const data = {
    firstName: name,
    lastName: 'Sá',
    employeeId: name,
    email: emailOf(name),
    company: 'acme',
    authDomains: ['North'],
    pilot: true,
  };
  return call('POST', 'users', { token: ana, parentUid: 'marcos', body: { data }, headers: { 'idempotency-key': attempt }, ...options });
};
const emailOf = (name: string) => `${name.toLowerCase()}@acme.test`;
const attempts = () => platform.firebase.firestore.collection('attempts');
const records = async (name: string) =>
  (await platform.firebase.firestore.collection(firestorePaths.audit('acme')).where('subject.name', '==', `${name} Sá`).get()).docs;
/** The state that a call leaves whose server stops. */
const stopped = () => ({ underWayUntil: 1, expiresAt: Timestamp.fromMillis(Date.now() + 60_000) });

describe('a call that is repeated after a lost answer', () => {
  it('API-06 gets the answer of the first one, and changes nothing again', async () => {
    const first = await add('Rui', 'a1');
    expect(first).toMatchObject({ http: 200, code: 406 });
    expect(await add('Rui', 'a1')).toEqual(first);
    expect(await records('Rui')).toHaveLength(1);
  });

  it('API-06 waits for the first one while that is running', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => add('Teo', 'a2')));
    expect(answers.map(({ code }) => code)).toEqual([406, 406, 406]);
    expect(await records('Teo')).toHaveLength(1);
  });

  it('API-06 is carried out if the first one was refused', async () => {
    const { uid } = await platform.firebase.auth.createUser({ email: emailOf('Eva') });
    expect(await add('Eva', 'a3')).toMatchObject({ code: 411 });
    await platform.firebase.auth.deleteUser(uid);
    expect(await add('Eva', 'a3')).toMatchObject({ code: 406 });
  });

  it('API-06 is carried out with another id or content, by another user or without an id', async () => {
    expect(await add('Ida', 'a4')).toMatchObject({ code: 406 });
    expect(await add('Ida', 'a5')).toMatchObject({ code: 411 });
    expect(await add('Isa', 'a4')).toMatchObject({ code: 406 });
    expect(await add('Ida', 'a4', { token: bia })).toMatchObject({ code: 411 });
    for (const none of ['', 'x'.repeat(101)]) {
      expect(await add(`Ivo${none.length}`, none)).toMatchObject({ code: 406 });
      expect(await add(`Ivo${none.length}`, none)).toMatchObject({ code: 411 });
    }
  });

  it('API-06 succeeds if the server stopped between change and answer, by the record of the change', async () => {
    const first = await add('Ari', 'a6');
    const [record] = await records('Ari');
    await attempts()
      .doc(record!.get('attempt') as string)
      .set(stopped());
    expect(await add('Ari', 'a6')).toEqual(first);
    expect(await records('Ari')).toHaveLength(1);
  });

  it('API-06 is carried out if the server stopped before the change', async () => {
    await add('Leo', 'a7');
    const [record] = await records('Leo');
    const { uid } = await platform.firebase.auth.getUserByEmail(emailOf('Leo'));
    await platform.firebase.auth.deleteUser(uid);
    await record!.ref.delete();
    await attempts()
      .doc(record!.get('attempt') as string)
      .set(stopped());
    expect(await add('Leo', 'a7')).toMatchObject({ code: 406 });
    expect(await records('Leo')).toHaveLength(1);
  });
});

it('only expired answers are removed', async () => {
  await attempts()
    .doc('old')
    .set({ underWayUntil: 0, answer: '{}', expiresAt: Timestamp.fromMillis(Date.now() - 1) });
  await attempts()
    .doc('new')
    .set({ underWayUntil: 0, answer: '{}', expiresAt: Timestamp.fromMillis(Date.now() + 60_000) });
  await removeOldAttempts(platform.firebase.firestore);
  expect([(await attempts().doc('old').get()).exists, (await attempts().doc('new').get()).exists]).toEqual([false, true]);
});
