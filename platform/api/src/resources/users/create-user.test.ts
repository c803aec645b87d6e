import { docPaths, firestorePaths } from 'shared-kit/model';
import type { NewAccount } from '../../accounts/accounts';
import { timeBudget } from '../../http/time-budget';
import { apiCaller, type ApiCall } from '../../testing/api-caller';
import { writeDomain } from '../../testing/test-domain';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform';
import { createUser } from './create-user';

let platform: TestPlatform;
let token: string;
const call = apiCaller(() => platform);

beforeAll(async () => {
  platform = await startTestPlatform();
  await platform.started();
  for (const domain of ['North', 'South']) await writeDomain(platform.firebase, { company: 'acme', domain }, null);
  await platform.firebase.firestore.doc('companies/acme/domains/North').update({ authLicenses: ['l1', 'l2'] });
  await platform.firebase.firestore.doc('companies/acme/domains/South').update({ authLicenses: ['l2', 'l3'] });
  await platform.signUp({ uid: 'mod', moderator: true, authDomains: ['North', 'South'], children: ['somebody'] });
  await platform.signUp({ uid: 'other-mod', moderator: true, companies: ['other'], authDomains: ['North'] });
  token = await platform.signUp({ uid: 'key', keyUser: true, companies: ['acme', 'other'] });
});

afterAll(() => platform.stop());

let count = 0;
const person = (data: object = {}) => ({
  firstName: 'João',
  lastName: 'Lima',
  employeeId: '17',
  email: `user${++count}@test.invalid`,
  company: 'acme',
  pilot: true,
  authDomains: ['North'],
  ...data,
});

const add = (data: object = {}, options: ApiCall = {}) =>
  call('POST', 'users', { token, parentUid: 'mod', body: { data: person(data) }, ...options });

const userOf = (email: string) => platform.firebase.auth.getUserByEmail(email);
const profileOf = async (uid: string) => (await platform.firebase.firestore.doc(docPaths.user(uid)).get()).data();
const childrenOf = async (uid: string) => (await profileOf(uid))?.['children'] as string[];

describe('an added user', () => {
  it('API-06 DATA-01 DATA-10 PERM-08 has equal claims and profile', async () => {
    const email = 'Full.User@test.invalid';
    const reply = await add({ email, checker: true, authDomains: ['North', 'South', 'North'] });
    expect(reply).toMatchObject({ http: 200, code: 406 });
    const { uid, customClaims, displayName, emailVerified } = await userOf(email);
    expect({ customClaims, displayName, emailVerified }).toEqual({
      customClaims: { pilot: true, checker: true, company: 'acme', parent: 'mod' },
      displayName: 'João Lima',
      emailVerified: false,
    });
    expect(await profileOf(uid)).toMatchObject({
      firstName: 'João',
      lastName: 'Lima',
      employeeId: '17',
      employeeName: 'João Lima',
      email: 'full.user@test.invalid',
      company: 'acme',
      parent: 'mod',
      authDomains: ['North', 'South'],
      authLicenses: ['l1', 'l2', 'l3'],
      permissions: ['pilot', 'checker'],
      pilot: true,
      assistant: false,
      keyUser: false,
      pwUpdated: false,
      picture: null,
    });
  });

  it.each([
    ['PERM-01 PERM-03 a pilot may use the drone app alone', 'pilot'],
    ['PERM-01 PERM-04 a checker may use the counting app alone', 'checker'],
  ] as const)('%s: the claim, the flag and the permission that the app asks for', async (_who, app) => {
    const email = `${app}@test.invalid`;
    expect(await add({ email, pilot: false, [app]: true, password: '654321' })).toMatchObject({ http: 200, code: 406 });
    const { uid, customClaims } = await userOf(email);
    expect(customClaims).toEqual({ [app]: true, company: 'acme', parent: 'mod' });
    const { pilot, checker, permissions } = (await profileOf(uid))!;
    expect({ pilot, checker, permissions }).toEqual({ pilot: app === 'pilot', checker: app === 'checker', permissions: [app] });
    expect(await platform.firebase.identity.isPassword(email, '654321')).toBe(true);
  });

  it('ADD-FIND-06 stores the beginnings of the words by which the quick access finds users', async () => {
    const email = 'jl@test.invalid';
    await add({ email });
    const { uid } = await userOf(email);
    expect((await profileOf(uid))?.['searchBeginnings']).toEqual(['j', 'jo', 'joa', 'joao', 'l', 'li', 'lim', 'lima', '1', '17', 'jl']);
  });

  it("DATA-02 is added to the parent's children", async () => {
    const email = 'child@test.invalid';
    await add({ email });
    const { uid } = await userOf(email);
    expect(await childrenOf('mod')).toEqual(expect.arrayContaining(['somebody', uid]));
  });

  it('AUTH-20 can sign in with six zeroes if no password was given', async () => {
    const email = 'zeroes@test.invalid';
    await add({ email, password: '' });
    expect(await platform.firebase.identity.isPassword(email, '000000')).toBe(true);
  });

  it('DATA-02 PERM-02 has no parent and an empty list of children as a moderator', async () => {
    const email = 'new-mod@acme.test';
    const reply = await add({ email, moderator: true, pilot: false, authDomains: [] }, { parentUid: undefined });
    expect(reply).toMatchObject({ http: 200, code: 406 });
    const { uid, customClaims } = await userOf(email);
    expect(customClaims).toEqual({ moderator: true, company: 'acme' });
    expect(await profileOf(uid)).toMatchObject({ parent: null, children: [], permissions: ['moderator'] });
  });

  it('USERS-06 needs no verification of a generated email', async () => {
    const email = 'joao.lima@acme.users.invalid';
    expect(await add({ email })).toMatchObject({ code: 406 });
    expect((await userOf(email)).emailVerified).toBe(true);
  });

  it('USERS-06 may only have a generated email under the configured mail domain', async () => {
    const made = { ...person({ email: 'ana@acme.staff.example' }) };
    const actor = { uid: 'key', name: 'Test key', company: 'acme', parentUid: 'mod', ip: '', userAgent: '' };
    const create = (email: string) =>
      createUser(platform.firebase, actor, { data: { ...made, email }, noEmailDomain: 'staff.example' }, timeBudget());
    await create('ana@acme.staff.example');
    expect((await userOf('ana@acme.staff.example')).emailVerified).toBe(true);
    await create('ana@acme.users.invalid');
    expect((await userOf('ana@acme.users.invalid')).emailVerified).toBe(false);
    await expect(create('ana@norte.staff.example')).rejects.toMatchObject({ problem: { code: 420 } });
  });

  it('PERM-10 is in the record of changes, without a secret', async () => {
    const email = 'recorded@test.invalid';
    await add({ email, password: '654321' }, { headers: { 'user-agent': 'the console' } });
    const { uid } = await userOf(email);
    const records = await platform.firebase.firestore.collection(firestorePaths.audit('acme')).where('target', '==', `users/${uid}`).get();
    expect(records.docs.map((doc) => doc.data())).toMatchObject([
      { action: 'users.create', by: 'key', parentUid: 'mod', ip: '127.0.0.1', userAgent: 'the console' },
    ]);
    expect(JSON.stringify(records.docs[0]!.data())).not.toMatch(/654321|"password"/);
  });
});

describe('adding a user is refused', () => {
  it.each<[string, object, object]>([
    ['USERS-10 203 without a permission', { pilot: false }, { http: 400, code: 203 }],
    ['USERS-10 203 with no word of permissions', { pilot: undefined }, { http: 400, code: 203 }],
    ['USERS-02 205 with an empty name', { firstName: ' ' }, { http: 400, code: 205, args: ['firstName'], field: 'firstName' }],
    ['USERS-02 205 with an empty last name', { lastName: '' }, { http: 400, code: 205, field: 'lastName' }],
    ['USERS-02 205 with an empty employee ID', { employeeId: ' ' }, { http: 400, code: 205, field: 'employeeId' }],
    ['USERS-02 202 without an employee ID', { employeeId: undefined }, { http: 400, code: 202, args: ['data.employeeId'] }],
    ['USERS-02 213 with a name that leads elsewhere', { lastName: 'a/b' }, { http: 400, code: 213, args: ['a/b'] }],
    ['USERS-02 200 with an endless name', { lastName: 'x'.repeat(101) }, { http: 400, code: 200 }],
    ['USERS-05 419 with a strange character in the address', { email: 'joão@test.invalid' }, { code: 419, args: ['ã'] }],
    ['USERS-05 420 with what is no address', { email: 'joao' }, { http: 400, code: 420, key: 'err.invalidEmail' }],
    ['AUTH-19 417 with letters for a pilot', { password: 'abcdef' }, { http: 400, code: 417, field: 'password' }],
    ['AUTH-19 417 with digits of another script for a pilot', { password: '٠١٢٣٤٥' }, { http: 400, code: 417 }],
    ['AUTH-19 417 with seven digits for a checker', { pilot: false, checker: true, password: '1234567' }, { code: 417 }],
    ['AUTH-18 206 with five characters for an assistant', { pilot: false, assistant: true, password: 'abcde' }, { code: 206 }],
    ['USERS-11 205 without a domain', { authDomains: [] }, { http: 400, code: 205, field: 'authDomains' }],
    ["USERS-12 404 with a domain that is not the parent's", { authDomains: ['East'] }, { http: 403, code: 404 }],
    ['USERS-12 404 with a domain that leads elsewhere', { authDomains: ['North/tasks/x'] }, { http: 403, code: 404 }],
    ["PERM-10 3 for another company than the header's", { company: 'other' }, { http: 403, code: 3 }],
    ['USERS-20 204 as a key user, whom only operators make', { keyUser: true }, { http: 400, code: 204, args: ['data.keyUser'] }],
    ['USERS-20 202 without an address', { email: undefined }, { http: 400, code: 202, args: ['data.email'] }],
    ['USERS-20 214 with a text for a flag', { pilot: 'yes' }, { http: 400, code: 214, args: ['data.pilot'] }],
  ])('%s', async (_what, data, expected) => {
    const email = 'never@test.invalid';
    expect(await add({ email, ...data })).toMatchObject(expected);
    await expect(userOf(email)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  });

  it('USERS-11 900 without a parent', async () => {
    expect(await call('POST', 'users', { token, body: { data: person() } })).toMatchObject({ code: 900, args: ['parentUid'] });
  });

  it('USERS-08 420 with its own text for a moderator without an institutional email', async () => {
    const data = person({ moderator: true, authDomains: [], email: 'x@acme.users.invalid' });
    expect(await call('POST', 'users', { token, body: { data } })).toMatchObject({ code: 420, key: 'err.moderatorNeedsEmail' });
  });

  it('USERS-13 for a moderator with a parent or with domains', async () => {
    expect(await add({ moderator: true, authDomains: [] })).toMatchObject({ code: 204, args: ['parentUid'] });
    const data = person({ moderator: true });
    expect(await call('POST', 'users', { token, body: { data } })).toMatchObject({ code: 215, field: 'authDomains' });
  });

  it('USERS-23 411 for an email in use, in any case, also for a repeated call', async () => {
    const email = 'twice@test.invalid';
    await add({ email });
    const before = await childrenOf('mod');
    expect(await add({ email: 'Twice@test.invalid' })).toMatchObject({ http: 409, code: 411, field: 'email' });
    expect(await childrenOf('mod')).toEqual(before);
  });

  it('USERS-23 of several simultaneous calls with one email, one succeeds', async () => {
    const email = 'race@test.invalid';
    const replies = await Promise.all([1, 2, 3].map(() => add({ email })));
    expect(replies.map(({ code }) => code).sort()).toEqual([406, 411, 411]);
  });
});

describe('the roles that may add users', () => {
  const roles: [string, Partial<NewAccount>, number][] = [
    ['a key user', { keyUser: true }, 406],
    ['a moderator', { moderator: true, authDomains: ['North'] }, 3],
    ['an assistant', { assistant: true, authDomains: ['North'], parent: 'mod' }, 3],
    ['a pilot', { pilot: true, authDomains: ['North'], parent: 'mod' }, 3],
    ['a checker', { checker: true, authDomains: ['North'], parent: 'mod' }, 3],
    ['a key user whose address is not verified', { keyUser: true, emailVerified: false }, 3],
    ['a key user of another company', { keyUser: true, companies: ['other'] }, 3],
  ];
  it.each(roles)('PERM-02 PERM-05 %s', async (who, account, code) => {
    const caller = await platform.signUp({ uid: who.replaceAll(' ', '-'), ...account });
    expect(await add({}, { token: caller })).toMatchObject({ code });
  });

  it('PERM-06 PERM-11 a key user may in every company of the own profile, and in no other', async () => {
    const data = person({ company: 'other', authDomains: ['North'] });
    const options = { token, company: 'other', parentUid: 'other-mod', body: { data } };
    expect(await call('POST', 'users', options)).toMatchObject({ code: 406 });
    expect((await userOf(data.email)).customClaims).toMatchObject({ company: 'other', parent: 'other-mod' });
    expect(await call('POST', 'users', { ...options, company: 'third' })).toMatchObject({ http: 403, code: 3 });
  });

  it('PERM-10 a caller without a token may not', async () => {
    expect(await add({}, { token: 'x' })).toMatchObject({ http: 401, code: 2 });
  });

  it('PERM-10 402 alike for a parent of another company and for an unknown one', async () => {
    const replies = await Promise.all(['other-mod', 'nobody', 'key'].map((parentUid) => add({}, { parentUid })));
    expect(replies[0]).toMatchObject({ http: 404, code: 402 });
    expect(replies[1]).toEqual(replies[0]);
    expect(replies[2]).toEqual(replies[0]);
  });
});

describe('when a service fails half-way', () => {
  it('PERM-02 the sign-in is removed again if the profile cannot be written', async () => {
    const email = 'half@test.invalid';
    jest.spyOn(platform.firebase.firestore, 'runTransaction').mockRejectedValueOnce(Object.assign(new Error(), { code: 14 }));
    expect(await add({ email })).toMatchObject({ http: 503, code: 6 });
    await expect(userOf(email)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    expect(await add({ email })).toMatchObject({ code: 406 });
  });

  it('PERM-02 ADD-46 (D-138) the user is added all the same if setting the claims succeeds the second time', async () => {
    const email = 'late-claims@test.invalid';
    jest
      .spyOn(platform.firebase.auth, 'setCustomUserClaims')
      .mockRejectedValueOnce(Object.assign(new Error(), { code: 'app/network-error' }));
    expect(await add({ email })).toMatchObject({ code: 406 });
    expect(await userOf(email)).toMatchObject({ disabled: false, customClaims: { pilot: true, company: 'acme' } });
  });

  it('PERM-02 ADD-46 (D-138) a user whose claims cannot be set is added, and stays disabled for now', async () => {
    const email = 'no-claims@test.invalid';
    const lost = Object.assign(new Error(), { code: 'app/network-error' });
    const claims = jest.spyOn(platform.firebase.auth, 'setCustomUserClaims').mockRejectedValue(lost);
    expect(await add({ email })).toMatchObject({ code: 406 });
    claims.mockRestore();
    expect(await userOf(email)).toMatchObject({ disabled: true });
  });

  it.each([
    ['another company’s', { pilot: true, company: 'other' }],
    ['a key user’s to be', { keyUser: true, company: ['acme'] }],
  ])('USERS-23 411 for %s sign-in without a profile, which is nobody’s left-over', async (_whose, claims) => {
    const { auth } = platform.firebase;
    const { uid, email } = await auth.createUser({ email: `kept-${++count}@test.invalid`, disabled: true });
    await auth.setCustomUserClaims(uid, claims);
    expect(await add({ email })).toMatchObject({ http: 409, code: 411 });
    expect((await auth.getUser(uid)).customClaims).toEqual(claims);
  });

  it('USERS-23 411 for a sign-in without a profile that an operator has disabled, which stays', async () => {
    const { auth } = platform.firebase;
    const { uid, email } = await auth.createUser({ email: `kept-${++count}@test.invalid`, disabled: true });
    await auth.setCustomUserClaims(uid, { pilot: true, company: 'acme' });
    expect(await add({ email })).toMatchObject({ http: 409, code: 411 });
    expect(await auth.getUser(uid)).toMatchObject({ disabled: true, email });
  });

  it('USERS-23 the email of a sign-in that an interrupted removal has left can be used', async () => {
    const { auth, firestore } = platform.firebase;
    const email = 'left@test.invalid';
    await auth.createUser({ uid: 'left-over', email, disabled: true });
    await firestore.collection(firestorePaths.audit('acme')).add({ action: 'users.remove', target: docPaths.user('left-over') });
    expect(await add({ email })).toMatchObject({ code: 406 });
    await expect(auth.getUser('left-over')).rejects.toMatchObject({ code: 'auth/user-not-found' });
  });
});
