import { docPaths } from 'shared-kit/model';
import type { NewAccount } from '../../accounts/accounts';
import { apiCaller, type ApiCall } from '../../testing/api-caller';
import { timeBudget } from '../../http/time-budget';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform';
import { changeOwnPassword } from './passwords';

const OLD = '123456';

let platform: TestPlatform;
let token: string;
const call = apiCaller(() => platform);

beforeAll(async () => {
  platform = await startTestPlatform();
  await platform.signUp({ uid: 'mod', moderator: true });
  await platform.signUp({ uid: 'other-user', pilot: true, companies: ['other'] });
  token = await platform.signUp({ uid: 'key', keyUser: true });
});

afterAll(() => platform.stop());

let count = 0;
async function person(account: Partial<NewAccount> = { pilot: true, parent: 'mod' }) {
  const uid = `person-${++count}`;
  const own = await platform.signUp({ uid, ...account });
  return { uid, own, email: `${uid}@test.invalid` };
}

const opens = (email: string, password: string) => platform.firebase.identity.isPassword(email, password);
const pwUpdated = async (uid: string) => (await platform.firebase.firestore.doc(docPaths.user(uid)).get()).get('pwUpdated') as unknown;

describe('PATCH users/pw', () => {
  const change = (own: string, body: object, options: ApiCall = {}) => call('PATCH', 'users/pw', { token: own, body, ...options });

  it('API-04 PROFILE-08 changes the own password if the old one is right', async () => {
    const { uid, own, email } = await person({ keyUser: true, pwUpdated: false });
    expect(await change(own, { currentPassword: OLD, newPassword: 'secret-1' })).toMatchObject({ http: 200, code: 410 });
    expect(await opens(email, 'secret-1')).toBe(true);
    expect(await pwUpdated(uid)).toBe(true);
  });

  it('PROFILE-08 409 for a wrong old password, and nothing changes', async () => {
    const { uid, own, email } = await person({ keyUser: true, pwUpdated: false });
    const reply = await change(own, { currentPassword: 'wrong-1', newPassword: 'secret-1' });
    expect(reply).toMatchObject({ http: 400, code: 409, field: 'currentPassword' });
    expect(await opens(email, OLD)).toBe(true);
    expect(await pwUpdated(uid)).toBe(false);
  });

  it('AUTH-03 API-04 the first personal password needs no old one soon after signing in', async () => {
    const { uid, own } = await person({ keyUser: true, pwUpdated: false });
    expect(await change(own, { newPassword: 'secret-1' })).toMatchObject({ code: 410 });
    expect(await pwUpdated(uid)).toBe(true);
  });

  it('AUTH-03 API-04 205 without the old password if there is a personal one', async () => {
    const { own } = await person({ keyUser: true, pwUpdated: true });
    for (const body of [{ newPassword: 'secret-1' }, { currentPassword: '', newPassword: 'secret-1' }]) {
      expect(await change(own, body)).toMatchObject({ http: 400, code: 205, field: 'currentPassword' });
    }
  });

  it('AUTH-03 API-04 205 without the old password if the profile does not say whether it is personal', async () => {
    const { uid, own } = await person({ keyUser: true, pwUpdated: null });
    expect(await change(own, { newPassword: 'secret-1' })).toMatchObject({ http: 400, code: 205, field: 'currentPassword' });
    expect(await pwUpdated(uid)).toBeUndefined();
  });

  it('AUTH-03 API-04 205 without the old password an hour after signing in', async () => {
    const { uid } = await person({ keyUser: true, pwUpdated: false });
    const signedInAt = Date.now() - 61 * 60 * 1000;
    const caller = { uid, companies: ['acme'], roles: new Set(['keyUser' as const]), signedInAt };
    const actor = { uid, name: '', company: 'acme', ip: '', userAgent: '' };
    const late = changeOwnPassword(platform.firebase, { caller, actor, newPassword: 'secret-1' }, timeBudget());
    await expect(late).rejects.toMatchObject({ problem: { code: 205 } });
  });

  it.each<[string, Partial<NewAccount>, string, object]>([
    ['AUTH-18 206 for five characters', { keyUser: true }, '12345', { code: 206, field: 'newPassword' }],
    ['AUTH-18 205 for none', { keyUser: true }, '', { code: 205, field: 'newPassword' }],
    ['AUTH-19 417 for a pilot with letters', { pilot: true }, 'abcdef', { code: 417 }],
    ['AUTH-19 417 for a checker with seven digits', { checker: true }, '1234567', { code: 417 }],
    ['AUTH-19 417 for a pilot who is a moderator too', { pilot: true, moderator: true }, 'long-enough', { code: 417 }],
  ])('%s', async (_what, account, newPassword, expected) => {
    const { own, email } = await person(account);
    expect(await change(own, { currentPassword: OLD, newPassword })).toMatchObject({ http: 400, ...expected });
    expect(await opens(email, OLD)).toBe(true);
  });

  it.each([
    ['PERM-03 a pilot', { pilot: true, parent: 'mod' }],
    ['PERM-04 a checker', { checker: true, parent: 'mod' }],
  ])('%s signs in with six digits and nothing else', async (_who, account) => {
    const { own, email } = await person(account);
    for (const newPassword of ['12345', '1234567', 'abcdef', '12345a', '12 456', '٠١٢٣٤٥']) {
      expect(await change(own, { currentPassword: OLD, newPassword })).toMatchObject({ http: 400, code: 417, field: 'newPassword' });
    }
    expect(await opens(email, OLD)).toBe(true);
    expect(await change(own, { currentPassword: OLD, newPassword: '654321' })).toMatchObject({ http: 200, code: 410 });
    expect(await opens(email, '654321')).toBe(true);
  });

  it('PERM-10 3 in another company', async () => {
    const { own } = await person();
    const reply = await change(own, { currentPassword: OLD, newPassword: '654321' }, { company: 'other' });
    expect(reply).toMatchObject({ http: 403, code: 3 });
  });

  it('API-04 961 after too many wrong guesses', async () => {
    const { own } = await person({ keyUser: true });
    const replies = [];
    for (let guess = 0; guess < 30; guess += 1) {
      replies.push(await change(own, { currentPassword: `wrong-${guess}`, newPassword: 'secret-1' }));
    }
    expect(replies.at(-1)).toMatchObject({ http: 429, code: 961 });
  });
});

describe('PUT users/pw', () => {
  const assign = (uid: string, newPassword: string, options: ApiCall = {}) =>
    call('PUT', 'users/pw', { token, body: { uid, newPassword }, ...options });

  it('API-05 PROFILE-09 sets a password that the user must replace', async () => {
    const { uid, email } = await person({ pilot: true, parent: 'mod', pwUpdated: true });
    expect(await assign(uid, '654321', { parentUid: 'mod' })).toMatchObject({ http: 200, code: 410 });
    expect(await opens(email, '654321')).toBe(true);
    expect(await pwUpdated(uid)).toBe(false);
    expect(await assign(uid, '654321')).toMatchObject({ code: 410 });
  });

  it('AUTH-19 417 and AUTH-18 206 by the role of the user, 205 for none', async () => {
    const { uid } = await person();
    expect(await assign(uid, 'abcdef')).toMatchObject({ http: 400, code: 417 });
    expect(await assign(uid, '')).toMatchObject({ http: 400, code: 205 });
    const assistant = await person({ assistant: true, parent: 'mod' });
    expect(await assign(assistant.uid, 'abc')).toMatchObject({ http: 400, code: 206 });
    expect(await assign(assistant.uid, 'abcdef')).toMatchObject({ code: 410 });
  });

  it('PERM-07 3 alike for moderators, key users, users of other companies and unknown users', async () => {
    const replies = await Promise.all(['mod', 'key', 'other-user', 'nobody'].map((uid) => assign(uid, '654321')));
    for (const reply of replies) expect(reply).toEqual(replies[0]);
    expect(replies[0]).toMatchObject({ http: 403, code: 3 });
    expect(await opens('mod@test.invalid', OLD)).toBe(true);
  });

  it('API-05 402 for a parent who is no moderator, 412 for a user without a sign-in', async () => {
    const { uid } = await person();
    expect(await assign(uid, '654321', { parentUid: 'key' })).toMatchObject({ http: 404, code: 402 });
    await platform.firebase.auth.deleteUser(uid);
    expect(await assign(uid, '654321')).toMatchObject({ http: 404, code: 412 });
  });

  it.each(['pilot', 'checker', 'assistant', 'moderator'] as const)('PERM-02 3 for a %s', async (role) => {
    const { own } = await person({ [role]: true });
    const { uid } = await person();
    expect(await assign(uid, '654321', { token: own })).toMatchObject({ http: 403, code: 3 });
  });
});

describe('PATCH users/resetpw', () => {
  async function mailedCode(email: string): Promise<string> {
    const link = await platform.firebase.auth.generatePasswordResetLink(email);
    return new URL(link).searchParams.get('oobCode')!;
  }
  const reset = (actionCode: string, newPassword: string) => call('PATCH', 'users/resetpw', { body: { actionCode, newPassword } });

  it('API-03 sets the password once by a mailed code, without a token', async () => {
    const { uid, email } = await person({ keyUser: true, pwUpdated: false });
    const code = await mailedCode(email);
    expect(await reset(code, 'secret-1')).toMatchObject({ http: 200, code: 410 });
    expect(await opens(email, 'secret-1')).toBe(true);
    expect(await pwUpdated(uid)).toBe(true);
    expect(await reset(code, 'secret-2')).toMatchObject({ http: 401, code: 2 });
    expect(await opens(email, 'secret-1')).toBe(true);
  });

  it('AUTH-19 417 for a pilot’s invalid password leaves the code valid', async () => {
    const { email } = await person();
    const code = await mailedCode(email);
    expect(await reset(code, 'secret-1')).toMatchObject({ http: 400, code: 417 });
    expect(await reset(code, '12345')).toMatchObject({ http: 400, code: 417 });
    expect(await reset(code, '654321')).toMatchObject({ code: 410 });
  });

  it('AUTH-18 206 for an invalid password of any other user', async () => {
    const { email } = await person({ assistant: true });
    expect(await reset(await mailedCode(email), 'abc')).toMatchObject({ http: 400, code: 206 });
  });

  it('API-03 2 for an invalid code, and for a code that verifies an email', async () => {
    const { email } = await person();
    const link = await platform.firebase.auth.generateEmailVerificationLink(email);
    expect(await reset('nonsense', 'secret-1')).toMatchObject({ http: 401, code: 2 });
    expect(await reset(new URL(link).searchParams.get('oobCode')!, '654321')).toMatchObject({ http: 401, code: 2 });
  });

  it('API-03 PERM-10 412 for a user without a company, whose record nobody could read, and nothing changes', async () => {
    const { uid, email } = await person({ keyUser: true });
    await platform.firebase.firestore.doc(docPaths.user(uid)).update({ company: [] });
    expect(await reset(await mailedCode(email), 'secret-1')).toMatchObject({ http: 404, code: 412 });
    expect(await opens(email, OLD)).toBe(true);
  });

  it('API-04 PERM-10 a password that is changed while its user is removed is recorded', async () => {
    const { uid, own } = await person({ keyUser: true });
    const update = jest.spyOn(platform.firebase.auth, 'updateUser').mockImplementation(async (id) => {
      await platform.firebase.firestore.doc(docPaths.user(uid)).delete();
      return platform.firebase.auth.getUser(id);
    });
    const reply = await call('PATCH', 'users/pw', { token: own, body: { currentPassword: OLD, newPassword: 'secret-1' } });
    update.mockRestore();
    expect(reply).toMatchObject({ code: 410 });
    const { docs } = await platform.firebase.firestore.collection('companies/acme/audit').where('target', '==', docPaths.user(uid)).get();
    expect(docs.map((doc) => doc.data())).toMatchObject([{ action: 'users.password', by: uid, fields: ['password'] }]);
  });

  it('API-03 412 for a user without a profile', async () => {
    const { uid, email } = await person();
    await platform.firebase.firestore.doc(docPaths.user(uid)).delete();
    expect(await reset(await mailedCode(email), '654321')).toMatchObject({ http: 404, code: 412 });
  });
});
