import { docPaths, firestorePaths } from 'shared-kit/model';
import type { NewAccount } from '../../accounts/accounts';
import { apiCaller, type ApiCall } from '../../testing/api-caller';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform';

let platform: TestPlatform;
let token: string;
const call = apiCaller(() => platform);

beforeAll(async () => {
  platform = await startTestPlatform();
  await platform.started();
  await platform.signUp({ uid: 'mod', moderator: true, authDomains: ['North'], children: ['somebody'] });
  await platform.signUp({ uid: 'other-user', pilot: true, companies: ['other'] });
  token = await platform.signUp({ uid: 'key', keyUser: true });
});

afterAll(() => platform.stop());

let count = 0;
async function child(): Promise<string> {
  const uid = `child-${++count}`;
  await platform.signUp({ uid, pilot: true, parent: 'mod' });
  const mod = platform.firebase.firestore.doc(docPaths.user('mod'));
  await mod.update({ children: [...((await mod.get()).get('children') as string[]), uid] });
  return uid;
}

const remove = (uid: unknown, options: ApiCall = {}) => call('DELETE', 'users', { token, body: { uid }, ...options });
const profileOf = async (uid: string) => (await platform.firebase.firestore.doc(docPaths.user(uid)).get()).data();

it('API-08 DATA-02 removes sign-in, profile, the entry in the parent’s children and pictures', async () => {
  const uid = await child();
  const { auth, bucket } = platform.firebase;
  // `photo.png` is a name of an earlier version; `kept` is in the folder of another user whose id begins with the same characters.
  const kept = `users/${uid}-b/picture`;
  for (const path of [...['picture', 'thumbnail', 'photo.png'].map((name) => `users/${uid}/${name}`), kept]) {
    await bucket.file(path).save(Buffer.from('x'));
  }
  expect(await remove(uid, { parentUid: 'mod' })).toMatchObject({ http: 200, code: 408 });
  await expect(auth.getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  expect(await profileOf(uid)).toBeUndefined();
  const children = (await profileOf('mod'))?.['children'] as string[];
  expect(children).toContain('somebody');
  expect(children).not.toContain(uid);
  const [left] = await bucket.getFiles({ prefix: `users/${uid}` });
  expect(left.map(({ name }) => name)).toEqual([kept]);
});

it('PERM-10 the token of a removed user is refused', async () => {
  const uid = await child();
  const own = await platform.signIn(`${uid}@test.invalid`);
  await remove(uid);
  expect(await call('PATCH', 'users/pw', { token: own, body: { newPassword: '123456' } })).toMatchObject({ code: 2 });
});

it('API-08 412 for a removed user, so a repeated call does no harm', async () => {
  const uid = await child();
  await remove(uid);
  expect(await remove(uid)).toMatchObject({ http: 404, code: 412 });
  expect(await remove(uid)).toMatchObject({ http: 404, code: 412 });
  const { docs } = await platform.firebase.firestore.collection(firestorePaths.audit('acme')).where('target', '==', `users/${uid}`).get();
  expect(docs.map((doc) => doc.get('action') as string)).toEqual(['users.remove']);
});

it('USERS-18 405 for the own account', async () => {
  expect(await remove('key')).toMatchObject({ http: 400, code: 405 });
  expect(await profileOf('key')).toBeDefined();
});

it('PERM-07 USERS-17 3 for a moderator and for another key user', async () => {
  await platform.signUp({ uid: 'second-key', keyUser: true });
  for (const uid of ['mod', 'second-key']) {
    expect(await remove(uid)).toMatchObject({ http: 403, code: 3 });
    expect((await platform.firebase.auth.getUser(uid)).disabled).toBe(false);
  }
});

it('PERM-10 3 alike for a user of another company and for an unknown one', async () => {
  const foreign = await remove('other-user');
  expect(foreign).toMatchObject({ http: 403, code: 3 });
  for (const uid of ['nobody', 'a/b', '.', '__x__']) expect(await remove(uid)).toEqual(foreign);
  expect(await profileOf('other-user')).toBeDefined();
});

it('PERM-10 does not remove a sign-in that has no profile yet', async () => {
  const { uid } = await platform.firebase.auth.createUser({ email: 'soon@test.invalid' });
  expect(await remove(uid)).toMatchObject({ code: 3 });
  expect(await platform.firebase.auth.getUser(uid)).toMatchObject({ disabled: false });
});

it.each<[string, Partial<NewAccount>]>([
  ['a moderator', { moderator: true }],
  ['an assistant', { assistant: true }],
  ['a pilot', { pilot: true }],
  ['a checker', { checker: true }],
  ['a key user of another company', { keyUser: true, companies: ['other'] }],
  ['a key user whose address is not verified', { keyUser: true, emailVerified: false }],
])('PERM-02 3 for %s', async (who, account) => {
  const uid = await child();
  const other = await platform.signUp({ uid: who.replaceAll(' ', '-'), ...account });
  expect(await remove(uid, { token: other })).toMatchObject({ http: 403, code: 3 });
  expect(await profileOf(uid)).toBeDefined();
});

it('API-08 900, 204, 205 and 214 for invalid uids', async () => {
  expect(await call('DELETE', 'users', { token, body: {} })).toMatchObject({ http: 400, code: 900, args: ['uid'] });
  expect(await call('DELETE', 'users', { token, body: { uid: 'x', all: true } })).toMatchObject({ code: 204, args: ['all'] });
  expect(await remove('')).toMatchObject({ code: 205 });
  expect(await remove(7)).toMatchObject({ code: 214 });
});

it('PERM-02 the sign-in is enabled again if the profile cannot be removed', async () => {
  const uid = await child();
  const { auth, firestore } = platform.firebase;
  const lost = Object.assign(new Error(), { code: 'app/network-error' });
  const runTransaction = firestore.runTransaction.bind(firestore);
  jest.spyOn(firestore, 'runTransaction').mockImplementationOnce(async (body) => {
    await runTransaction((transaction) => body(transaction).then(() => Promise.reject(lost)));
  });
  expect(await remove(uid)).toMatchObject({ http: 503, code: 6 });
  expect(await profileOf(uid)).toBeDefined();
  expect((await auth.getUser(uid)).disabled).toBe(false);
});

it.each([
  ['one that an operator had disabled', true],
  ['one that is enabled', false],
])('PERM-02 a removal that fails in its second try leaves a sign-in as it was: %s', async (_which, disabled) => {
  const uid = await child();
  const { auth, firestore } = platform.firebase;
  await auth.updateUser(uid, { disabled });
  const lost = Object.assign(new Error(), { code: 'app/network-error' });
  const runTransaction = firestore.runTransaction.bind(firestore);
  jest.spyOn(firestore, 'runTransaction').mockImplementationOnce(async (body) => {
    const attempt = () => runTransaction((transaction) => body(transaction).then(() => Promise.reject(lost)));
    await attempt().catch(() => undefined);
    await attempt();
  });
  expect(await remove(uid)).toMatchObject({ http: 503, code: 6 });
  expect(await profileOf(uid)).toBeDefined();
  expect((await auth.getUser(uid)).disabled).toBe(disabled);
});

it('PERM-02 a repeated call removes what an interrupted removal has left', async () => {
  const uid = await child();
  const { auth } = platform.firebase;
  jest.spyOn(auth, 'deleteUser').mockRejectedValueOnce(Object.assign(new Error(), { code: 'app/network-error' }));
  expect(await remove(uid)).toMatchObject({ http: 503, code: 6 });
  expect((await auth.getUser(uid)).disabled).toBe(true);
  expect(await remove(uid)).toMatchObject({ code: 412 });
  await expect(auth.getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
});
