import { docPaths, firestorePaths } from 'shared-kit/model';
import type { NewAccount } from '../../accounts/accounts';
import { logStrictPolicy } from '../../accounts/password-policy';
import { apiCaller } from '../../testing/api-caller';
import { writeDomain } from '../../testing/test-domain';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform';
import { createCompany } from '../companies/create-company';

const STRICT = {
  passwordPolicyEnforcementState: 'ENFORCE',
  passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 8, containsNumericCharacter: true } }],
} as const;
const OLD = 'strict-1';

let platform: TestPlatform;
let token: string;
const call = apiCaller(() => platform);

beforeAll(async () => {
  platform = await startTestPlatform({ passwordPolicy: STRICT, password: OLD });
  await writeDomain(platform.firebase, { company: 'acme', domain: 'North Hall' });
  token = await platform.signUp({ uid: 'key', keyUser: true });
  await platform.signUp({ uid: 'mod', moderator: true, authDomains: ['North Hall'] });
});

afterAll(() => platform.stop());

let count = 0;
async function person(account: Partial<NewAccount>) {
  const uid = `person-${++count}`;
  const own = await platform.signUp({ uid, parent: 'mod', ...account });
  return { uid, own, email: `${uid}@test.invalid` };
}
const opens = (email: string, password: string) => platform.firebase.identity.isPassword(email, password);
const stored = async (uid: string) => (await platform.firebase.firestore.doc(docPaths.user(uid)).get()).data();
const records = async () => (await platform.firebase.firestore.collection(firestorePaths.audit('acme')).count().get()).data().count;

const refused = (field: string, ...lacks: object[]) => ({
  http: 400,
  code: 206,
  key: 'err.passwordPolicy',
  field,
  list: lacks.map((lack) => expect.objectContaining(lack) as object),
});
const EIGHT = { key: 'passwordMust.atLeast', args: [8] };
const A_DIGIT = { key: 'passwordMust.digit' };

describe('with a password policy of the project', () => {
  it.each([
    ['too-short', [A_DIGIT]],
    ['short-', [EIGHT, A_DIGIT]],
    ['short1', [EIGHT]],
  ])('ADD-33 AUTH-18 (D-123) 206 with what the own password "%s" lacks, and nothing changes', async (newPassword, lacks) => {
    const { uid, own, email } = await person({ keyUser: true, pwUpdated: false });
    const before = await records();
    const reply = await call('PATCH', 'users/pw', { token: own, body: { currentPassword: OLD, newPassword } });
    expect(reply).toMatchObject(refused('newPassword', ...lacks));
    expect([await opens(email, OLD), (await stored(uid))?.['pwUpdated'], await records()]).toEqual([true, false, before]);
  });

  it('ADD-33 PROFILE-09 (D-123) the same for a password of another user, whose profile stays as it was', async () => {
    const { uid, email } = await person({ assistant: true, pwUpdated: true });
    const before = [await stored(uid), await records()];
    const assign = (newPassword: string) => call('PUT', 'users/pw', { token, parentUid: 'mod', body: { uid, newPassword } });
    expect(await assign('short-')).toMatchObject(refused('newPassword', EIGHT, A_DIGIT));
    expect([await stored(uid), await records()]).toEqual(before);
    expect(await opens(email, OLD)).toBe(true);
    expect(await assign('long-enough-1')).toMatchObject({ http: 200, code: 410 });
  });

  it('ADD-33 AUTH-09 (D-123) the same by a mailed link, which stays good', async () => {
    const { email } = await person({ keyUser: true });
    await platform.firebase.identity.mailPasswordCode(email, 'en-US');
    const actionCode = (await platform.mails()).find((mail) => mail.email === email)!.oobCode;
    const reset = (newPassword: string) => call('PATCH', 'users/resetpw', { body: { actionCode, newPassword } });
    expect(await reset('short-')).toMatchObject(refused('newPassword', EIGHT, A_DIGIT));
    expect(await reset('long-enough-1')).toMatchObject({ http: 200, code: 410 });
    expect(await opens(email, 'long-enough-1')).toBe(true);
  });

  const newUser = (data: object) =>
    call('POST', 'users', {
      token,
      parentUid: 'mod',
      body: {
        data: {
          ...{
            firstName: 'Ana',
            lastName: 'Silva',
            employeeId: '7',
            company: 'acme',
            authDomains: ['North Hall'],
            email: 'ana@acme.example',
          },
          ...{ pilot: false, checker: false, moderator: false, assistant: false, ...data },
        },
      },
    });

  it.each([
    ['the first password of a new user', { assistant: true }],
    ['the six digits of a pilot', { pilot: true, password: '123456' }],
  ])('ADD-33 USERS-06 (D-123) 206 for %s says that operators have to change the policy', async (_what, data) => {
    const reply = await newUser(data);
    expect(reply).toMatchObject({ ...refused('password', EIGHT), key: 'err.passwordPolicyTooStrict', args: ['at least 8 characters'] });
    await expect(platform.firebase.auth.getUserByEmail('ana@acme.example')).rejects.toMatchObject({ code: 'auth/user-not-found' });
  });

  it('ADD-33 (D-123) 206 with what a chosen first password lacks; one that meets the policy is taken', async () => {
    expect(await newUser({ assistant: true, password: 'no-digit' })).toMatchObject(refused('password', A_DIGIT));
    expect(await newUser({ assistant: true, password: 'one-digit-1' })).toMatchObject({ http: 200, code: 406 });
    expect(await opens('ana@acme.example', 'one-digit-1')).toBe(true);
  });

  it('ADD-33 (D-123) the log of a starting server says that the policy is too strict', async () => {
    const log = { error: jest.fn(), warn: jest.fn() };
    await logStrictPolicy(platform.firebase, log);
    expect(log.error).toHaveBeenCalledWith(
      { setting: 'password policy' },
      expect.stringMatching(/policy of this platform is too strict for its users: it asks for at least 8 characters\. Whoever operates/),
    );
  });
});

it('ADD-33 (D-123) the log is silent about a policy of six characters, and tells one that cannot be read', async () => {
  const log = { error: jest.fn(), warn: jest.fn() };
  await logStrictPolicy({ identity: { passwordPolicy: () => Promise.resolve({ enforcementState: 'ENFORCE' }) } }, log);
  expect([log.error.mock.calls, log.warn.mock.calls]).toEqual([[], []]);
  await logStrictPolicy({ identity: { passwordPolicy: () => Promise.reject(new Error('away')) } }, log);
  expect(log.warn).toHaveBeenCalledTimes(1);
});

it('ADD-33 (D-123) the first key user of a company gets a password that every policy takes', async () => {
  const strictest = {
    passwordPolicyEnforcementState: 'ENFORCE',
    passwordPolicyVersions: [
      {
        customStrengthOptions: {
          minPasswordLength: 30,
          maxPasswordLength: 30,
          containsLowercaseCharacter: true,
          containsUppercaseCharacter: true,
          containsNumericCharacter: true,
          containsNonAlphanumericCharacter: true,
        },
      },
    ],
  } as const;
  const strict = await startTestPlatform({ passwordPolicy: strictest });
  const keyUser = { firstName: 'Ana', lastName: 'Key', employeeId: '1', email: 'ana@acme.example', locale: 'en-US' } as const;
  expect(await createCompany(strict.firebase, { company: 'acme', name: 'Acme', ...keyUser })).toEqual({ email: 'ana@acme.example' });
  await strict.stop();
});
