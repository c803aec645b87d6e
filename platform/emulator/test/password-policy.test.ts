import { createUserWithEmailAndPassword, signInWithEmailAndPassword, updatePassword, validatePassword } from 'firebase/auth';
import type { PasswordPolicyConfig, RunningEmulator } from '../src/index';
import { readPasswordPolicy } from '../src/auth/password-policy';
import { adminOf, startForTest, webOf, type AdminSide, type WebSide } from './start-for-test';

const STRICT: PasswordPolicyConfig = {
  passwordPolicyEnforcementState: 'ENFORCE',
  passwordPolicyVersions: [
    {
      customStrengthOptions: {
        minPasswordLength: 8,
        maxPasswordLength: 12,
        containsLowercaseCharacter: true,
        containsUppercaseCharacter: true,
        containsNumericCharacter: true,
        containsNonAlphanumericCharacter: true,
      },
    },
  ],
};

let emulator: RunningEmulator;
let admin: AdminSide;
let web: WebSide;

async function start(passwordPolicy?: PasswordPolicyConfig): Promise<void> {
  emulator = await startForTest({ selfSignUp: true, ...(passwordPolicy && { passwordPolicy }) });
  admin = adminOf(emulator);
  web = webOf(emulator);
  running = async () => {
    await web.close();
    await admin.close();
    await emulator.stop();
  };
}

let running: (() => Promise<void>) | undefined;
afterEach(async () => {
  await running?.();
  running = undefined;
});

const url = (path: string) => `http://127.0.0.1:${emulator.ports.auth}/identitytoolkit.googleapis.com/${path}?key=key`;
const post = async (action: string, body: object) => {
  const response = await fetch(url(`v1/accounts:${action}`), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const json = (await response.json()) as { error?: { message: string } };
  return [response.status, json.error?.message];
};

const LENGTH = 'Password must contain at least 8 characters';
const LONG = 'Password may contain at most 12 characters';
const LOWER = 'Password must contain a lower case character';
const UPPER = 'Password must contain an upper case character';
const DIGIT = 'Password must contain a numeric character';
const OTHER = 'Password must contain a non-alphanumeric character';

/** The message of the service, and what the web SDK makes of it. */
const wire = (...missing: string[]) => `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [${missing.join(', ')}]`;
const sdk = { code: 'auth/password-does-not-meet-requirements' };

describe('a password policy in force', () => {
  it.each([
    ['000000', [LENGTH, LOWER, UPPER, OTHER]],
    ['111', [LENGTH, LOWER, UPPER, OTHER]],
    ['Abcdefg!', [DIGIT]],
    ['ABCDEF1!', [LOWER]],
    ['abcdefgh1234!', [LONG, UPPER]],
    ['Ábcdéfg1é', [UPPER, OTHER]],
  ])('ADD-33 (D-123) refuses "%s" at a sign-up with the list of what it lacks', async (password, missing) => {
    await start(STRICT);
    expect(await post('signUp', { email: 'a@demo.test', password })).toEqual([400, wire(...missing)]);
    expect((await admin.auth.listUsers()).users).toEqual([]);
  });

  it('ADD-33 (D-123) refuses a password wherever one is set, and takes one that meets it', async () => {
    await start(STRICT);
    const refused = {
      code: 'auth/internal-error',
      message: expect.stringMatching(/^Missing password requirements: \[.*\] Raw server/) as string,
    };
    await expect(admin.auth.createUser({ email: 'a@demo.test', password: '000000' })).rejects.toMatchObject(refused);
    const { uid } = await admin.auth.createUser({ email: 'a@demo.test', password: 'Good_pass1' });
    await expect(admin.auth.updateUser(uid, { password: '000000' })).rejects.toMatchObject(refused);
    await expect(createUserWithEmailAndPassword(web.auth, 'b@demo.test', '000000')).rejects.toMatchObject(sdk);
    const { user } = await signInWithEmailAndPassword(web.auth, 'a@demo.test', 'Good_pass1');
    await expect(updatePassword(user, 'Goodpass1')).rejects.toMatchObject(sdk);
    await post('sendOobCode', { requestType: 'PASSWORD_RESET', email: 'a@demo.test' });
    const { oobCode } = emulator.mails()[0]!;
    expect(await post('resetPassword', { oobCode, newPassword: 'short' })).toEqual([400, wire(LENGTH, UPPER, DIGIT, OTHER)]);
    expect(await post('resetPassword', { oobCode, newPassword: 'Good_pass2' })).toEqual([200, undefined]);
  });

  it('ADD-33 (D-123) is told to clients before they send a password', async () => {
    await start(STRICT);
    expect(await validatePassword(web.auth, 'Goodpass1')).toMatchObject({
      isValid: false,
      containsNonAlphanumericCharacter: false,
      containsNumericCharacter: true,
    });
    expect(await validatePassword(web.auth, 'Good_pass1')).toMatchObject({ isValid: true });
  });
});

const passwordFromBefore = async (forceUpgradeOnSignin: boolean) => {
  await start({ ...STRICT, forceUpgradeOnSignin });
  const hash = { algorithm: 'STANDARD_SCRYPT', memoryCost: 16, blockSize: 8, parallelization: 1, derivedKeyLength: 32 } as const;
  const { scryptSync } = await import('node:crypto');
  const passwordSalt = Buffer.from('salt');
  const user = { uid: 'old', email: 'old@demo.test', passwordHash: scryptSync('000000', passwordSalt, 32, { N: 16 }), passwordSalt };
  await admin.auth.importUsers([user], { hash });
};

describe('a password from before the policy', () => {
  it('ADD-33 (D-123) no longer signs in if users have to meet the policy then, while a wrong one stays wrong', async () => {
    await passwordFromBefore(true);
    await expect(signInWithEmailAndPassword(web.auth, 'old@demo.test', '000000')).rejects.toMatchObject(sdk);
    await expect(signInWithEmailAndPassword(web.auth, 'old@demo.test', '000001')).rejects.toMatchObject({
      code: 'auth/invalid-credential',
    });
  });

  it('ADD-33 (D-123) signs in otherwise', async () => {
    await passwordFromBefore(false);
    expect((await signInWithEmailAndPassword(web.auth, 'old@demo.test', '000000')).user.uid).toBe('old');
  });
});

it.each<PasswordPolicyConfig | undefined>([undefined, { ...STRICT, passwordPolicyEnforcementState: 'OFF' }])(
  'ADD-33 (D-123) with the policy %j six characters are enough',
  async (policy) => {
    await start(policy);
    expect(await post('signUp', { email: 'a@demo.test', password: '00000' })).toEqual([
      400,
      'WEAK_PASSWORD : Password should be at least 6 characters',
    ]);
    expect(await post('signUp', { email: 'a@demo.test', password: '000000' })).toEqual([200, undefined]);
    expect(await (await fetch(url('v2/passwordPolicy'))).json()).toMatchObject({ enforcementState: 'OFF' });
  },
);

describe('PASSWORD_POLICY', () => {
  it.each([
    ['{', 'JSON'],
    ['{"enforcementState":"ENFORCE"}', 'Unknown name "enforcementState"'],
    ['{"passwordPolicyEnforcementState":"ON"}', 'one of'],
    [JSON.stringify({ ...STRICT, passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 5 } }] }), 'from 6 to 30'],
    [JSON.stringify({ ...STRICT, passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 31 } }] }), 'from 6 to 30'],
    [
      JSON.stringify({ ...STRICT, passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 9, maxPasswordLength: 8 } }] }),
      'maxPasswordLength is from minPasswordLength',
    ],
  ])('ADD-33 (D-123) refuses %s', (json, reason) => {
    expect(() => readPasswordPolicy(json)).toThrow(reason);
    expect(() => readPasswordPolicy(json)).toThrow('PASSWORD_POLICY is not the passwordPolicyConfig of a project');
  });

  it('ADD-33 (D-123) is read in the words of the service', () => {
    expect(readPasswordPolicy(JSON.stringify(STRICT))).toEqual(STRICT);
  });
});
