import { docPaths, firestorePaths } from 'shared-kit/model';
import { apiCaller } from '../testing/api-caller';
import { startTestPlatform, type TestPlatform } from '../testing/test-platform';
import { timeBudget } from './time-budget';

it('ERR-14 a call gets code 6 when its time is used up, also before a step begins', async () => {
  const never = new Promise<never>(() => undefined);
  await expect(timeBudget(1).run(never)).rejects.toMatchObject({ status: 503, problem: { code: 6 } });
  expect(() => timeBudget(0).check()).toThrow(expect.objectContaining({ status: 503 }));
  await expect(timeBudget().run(Promise.resolve('done'))).resolves.toBe('done');
});

describe('a call that runs out of time', () => {
  // Enough for an ordinary call on a busy machine, which must not be cut as well.
  const CALL_MS = 2000;
  let platform: TestPlatform;
  let token: string;
  const call = apiCaller(() => platform);

  beforeAll(async () => {
    platform = await startTestPlatform({ callMs: CALL_MS });
    await platform.started();
    token = await platform.signUp({ uid: 'key', keyUser: true });
    await platform.signUp({ uid: 'mod', moderator: true, authDomains: ['North'] });
    await platform.signUp({ uid: 'user', pilot: true, parent: 'mod', authDomains: ['North'] });
  });
  afterAll(() => platform.stop());

  /** Makes the next writing of claims slow; the promise ends with the next transaction. */
  function slowClaims(): Promise<unknown> {
    const { auth, firestore } = platform.firebase;
    const setClaims = auth.setCustomUserClaims.bind(auth);
    jest.spyOn(auth, 'setCustomUserClaims').mockImplementationOnce(async (...args) => {
      await new Promise((resolve) => setTimeout(resolve, CALL_MS + 100));
      return setClaims(...args);
    });
    const runTransaction = firestore.runTransaction.bind(firestore);
    return new Promise((resolve) => {
      jest.spyOn(firestore, 'runTransaction').mockImplementationOnce((body) => {
        const work = runTransaction(body);
        void work.then(resolve, resolve);
        return work;
      });
    });
  }

  it('does not change a user', async () => {
    const end = slowClaims();
    const body = { uid: 'user', userData: { checker: true } };
    expect(await call('PATCH', 'users', { token, body })).toMatchObject({ http: 503, code: 6 });
    await end;
    const profile = await platform.firebase.firestore.doc(docPaths.user('user')).get();
    expect(profile.get('checker')).toBe(false);
    // The cut call restores the claims after its answer, but never overwrites those of the next call.
    expect(await call('PATCH', 'users', { token, body })).toMatchObject({ code: 407 });
    expect((await platform.firebase.auth.getUser('user')).customClaims).toMatchObject({ checker: true });
  });

  it('adds no user', async () => {
    const { auth } = platform.firebase;
    const createUser = auth.createUser.bind(auth);
    jest.spyOn(auth, 'createUser').mockImplementationOnce(async (account) => {
      await new Promise((resolve) => setTimeout(resolve, CALL_MS + 100));
      return createUser(account);
    });
    const deleteUser = auth.deleteUser.bind(auth);
    const takenBack = new Promise<string>((resolve) => {
      jest.spyOn(auth, 'deleteUser').mockImplementationOnce(async (uid) => {
        await deleteUser(uid);
        resolve(uid);
      });
    });
    const names = { firstName: 'Ana', lastName: 'Lima', employeeId: '17', email: 'late@test.invalid' };
    const body = { data: { ...names, company: 'acme', pilot: true, authDomains: ['North'] } };
    expect(await call('POST', 'users', { token, parentUid: 'mod', body })).toMatchObject({ http: 503, code: 6 });
    const uid = await takenBack;
    await expect(auth.getUserByEmail(names.email)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    expect((await platform.firebase.firestore.doc(docPaths.user(uid)).get()).exists).toBe(false);
    expect(await call('POST', 'users', { token, parentUid: 'mod', body })).toMatchObject({ code: 406 });
  });

  it('creates no key', async () => {
    const end = slowClaims();
    const body = { description: 'Late', authDomains: ['North'] };
    expect(await call('POST', 'keys', { token, parentUid: 'mod', body })).toMatchObject({ http: 503, code: 6 });
    await end;
    expect((await platform.firebase.firestore.collection(firestorePaths.apiKeys('acme')).get()).size).toBe(0);
    expect(await call('POST', 'keys', { token, parentUid: 'mod', body })).toMatchObject({ code: 501 });
  });
});
