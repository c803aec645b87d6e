import {
  applyActionCode,
  confirmPasswordReset,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  updateEmail,
  updatePassword,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import { UnsecuredJWT } from 'jose';
import type { RunningEmulator, SentMail } from '../src/index';
import { adminOf, codeOf, PASSWORD, startForTest, webOf, type AdminSide, type WebSide } from './start-for-test';

let emulator: RunningEmulator;
let admin: AdminSide;
let web: WebSide;
const mails: SentMail[] = [];
let count = 0;
let email: string;
let uid: string;

beforeAll(async () => {
  emulator = await startForTest({ onMail: (mail) => mails.push(mail) });
  admin = adminOf(emulator);
  web = webOf(emulator);
});

afterAll(async () => {
  await web.close();
  await admin.close();
  await emulator.stop();
});

beforeEach(async () => {
  email = `account${++count}@demo.test`;
  uid = (await admin.auth.createUser({ email, password: PASSWORD })).uid;
});

const lastCode = (address: string) => mails.findLast((mail) => mail.email === address)?.oobCode ?? '';

interface Tokens {
  idToken: string;
  refreshToken: string;
}

async function call(name: string, body: object): Promise<{ status: number; body: Record<string, unknown> }> {
  const url = `http://127.0.0.1:${emulator.ports.auth}/identitytoolkit.googleapis.com/v1/accounts:${name}?key=key`;
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

async function signIn(password = PASSWORD): Promise<Tokens> {
  return (await call('signInWithPassword', { email, password, returnSecureToken: true })).body as unknown as Tokens;
}

/** The result of refreshing a token: `ok` or the message of the error. */
async function refresh(token: string, auth = `http://127.0.0.1:${emulator.ports.auth}`): Promise<string> {
  const url = `${auth}/securetoken.googleapis.com/v1/token?key=key`;
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: token }) });
  const { error } = (await response.json()) as { error?: { message: string } };
  return error?.message ?? 'ok';
}

describe('a mailed link, after the account has got another email,', () => {
  it('sets no password and verifies no email if it was for a new password', async () => {
    await sendPasswordResetEmail(web.auth, email);
    const code = lastCode(email);
    await admin.auth.updateUser(uid, { email: `new-${email}` });
    expect(await codeOf(confirmPasswordReset(web.auth, code, 'taken-over-1'))).toBe('auth/invalid-action-code');
    expect((await admin.auth.getUser(uid)).emailVerified).toBe(false);
    expect(await codeOf(signInWithEmailAndPassword(web.auth, `new-${email}`, PASSWORD))).toBe('ok');
  });

  it('changes no email if it was for another change of the email', async () => {
    const { user } = await signInWithEmailAndPassword(web.auth, email, PASSWORD);
    await verifyBeforeUpdateEmail(user, `late-${email}`);
    const code = lastCode(email);
    await admin.auth.updateUser(uid, { email: `new-${email}` });
    expect(await codeOf(applyActionCode(web.auth, code))).toBe('auth/invalid-action-code');
    expect((await admin.auth.getUser(uid)).email).toBe(`new-${email}`);
  });

  it('does not verify the new email if it was for the old one', async () => {
    const { user } = await signInWithEmailAndPassword(web.auth, email, PASSWORD);
    await sendEmailVerification(user);
    const code = lastCode(email);
    await admin.auth.updateUser(uid, { email: `new-${email}` });
    expect(await codeOf(applyActionCode(web.auth, code))).toBe('auth/invalid-action-code');
  });

  it('does not work for another account that has got the id and the email', async () => {
    await sendPasswordResetEmail(web.auth, email);
    const code = lastCode(email);
    await admin.auth.deleteUser(uid);
    await admin.auth.createUser({ uid, email, password: PASSWORD });
    expect(await codeOf(confirmPasswordReset(web.auth, code, 'taken-over-1'))).toBe('auth/invalid-action-code');
  });
});

describe('earlier sign-ins, also of the same second,', () => {
  it('end when the server changes the email', async () => {
    const { refreshToken, idToken } = await signIn();
    await admin.auth.updateUser(uid, { email: `new-${email}` });
    expect(await refresh(refreshToken)).toBe('TOKEN_EXPIRED');
    expect((await call('lookup', { idToken })).status).toBe(400);
  });

  it('end when a mailed link changes the email', async () => {
    const { user } = await signInWithEmailAndPassword(web.auth, email, PASSWORD);
    const { refreshToken } = await signIn();
    await verifyBeforeUpdateEmail(user, `new-${email}`);
    await applyActionCode(web.auth, lastCode(email));
    expect(await refresh(refreshToken)).toBe('TOKEN_EXPIRED');
  });

  it('end when another sign-in changes the password and stays valid', async () => {
    const { refreshToken } = await signIn();
    const { user } = await signInWithEmailAndPassword(web.auth, email, PASSWORD);
    await updatePassword(user, 'another-1');
    expect(await refresh(refreshToken)).toBe('TOKEN_EXPIRED');
    expect(await codeOf(user.getIdToken(true))).toBe('ok');
    expect(await refresh((await signIn('another-1')).refreshToken)).toBe('ok');
  });
});

describe('whether an email has an account', () => {
  it('is not shown by the answer when a user changes the own email', async () => {
    const other = `other-${email}`;
    await admin.auth.createUser({ email: other });
    const { user } = await signInWithEmailAndPassword(web.auth, email, PASSWORD);
    const changes = [other, `free-${email}`].map((address) => codeOf(updateEmail(user, address)));
    expect(await Promise.all(changes)).toEqual(['auth/operation-not-allowed', 'auth/operation-not-allowed']);
    const before = mails.length;
    const asked = [other, `free-${email}`].map((address) => codeOf(verifyBeforeUpdateEmail(user, address)));
    expect(await Promise.all(asked)).toEqual(['ok', 'ok']);
    expect(mails).toHaveLength(before + 1);
  });
});

describe('the use of a token', () => {
  it.each<[string, object]>([
    ['use', { use: 'refresh' }],
    ['provider', { use: 'refresh', provider: 'password', extra: {} }],
  ])('is not changed by a claim of the name %s', async (_, claims) => {
    await admin.auth.setCustomUserClaims(uid, claims);
    const { idToken, refreshToken } = await signIn();
    expect(await refresh(idToken)).toBe('INVALID_REFRESH_TOKEN');
    expect(await refresh(refreshToken)).toBe('ok');
    expect((await call('lookup', { idToken })).status).toBe(200);
    expect((await call('lookup', { idToken: refreshToken })).status).toBe(400);
  });

  it('cannot be changed by the claims of a custom token, which may not have reserved names', async () => {
    await signInWithCustomToken(web.auth, await admin.auth.createCustomToken(uid, { use: 'refresh' }));
    expect(await refresh((await web.auth.currentUser?.getIdToken()) ?? '')).toBe('INVALID_REFRESH_TOKEN');
    const token = new UnsecuredJWT({ uid, claims: { firebase: {}, aud: 'x' } }).encode();
    expect((await call('signInWithCustomToken', { token })).body).toMatchObject({ error: { message: 'FORBIDDEN_CLAIM : firebase' } });
  });
});

describe('two simultaneous calls', () => {
  it('create only one account with one uid', async () => {
    const created = [1, 2].map((n) =>
      codeOf(admin.auth.createUser({ uid: `twin-${count}`, email: `twin${n}-${email}`, password: PASSWORD })),
    );
    expect((await Promise.all(created)).sort()).toEqual(['auth/uid-already-exists', 'ok']);
  });

  it('create only one account with one email or phone number', async () => {
    const outcomes = async (properties: object) =>
      (await Promise.all([1, 2].map(() => codeOf(admin.auth.createUser({ password: PASSWORD, ...properties }))))).sort();
    expect(await outcomes({ email: `same-${email}` })).toEqual(['auth/email-already-exists', 'ok']);
    expect(await outcomes({ phoneNumber: '+15555550100' })).toEqual(['auth/phone-number-already-exists', 'ok']);
  });

  it('do not sign in with a password that is replaced while it is checked', async () => {
    const slow = await startForTest({ passwordCost: 16_384 });
    const side = adminOf(slow);
    await side.auth.createUser({ uid: 'ann', email: 'ann@demo.test', password: PASSWORD });
    const auth = `http://127.0.0.1:${slow.ports.auth}`;
    const signIns = Array.from({ length: 8 }, async () => {
      const body = JSON.stringify({ email: 'ann@demo.test', password: PASSWORD, returnSecureToken: true });
      return (
        await fetch(`${auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=key`, { method: 'POST', body })
      ).json() as Promise<Partial<Tokens>>;
    });
    const changed = side.auth.updateUser('ann', { password: 'another-1' });
    const tokens = (await Promise.all(signIns)).flatMap(({ refreshToken }) => refreshToken ?? []);
    await changed;
    // Sign-ins before the change are ended by the new password, and later ones are refused.
    for (const token of tokens) expect(await refresh(token, auth)).toBe('TOKEN_EXPIRED');
    await side.close();
    await slow.stop();
  });

  it('do not restore an account that is deleted while its new password is hashed', async () => {
    const changed = codeOf(admin.auth.updateUser(uid, { password: 'another-1' }));
    await admin.auth.deleteUser(uid);
    await changed;
    expect(await codeOf(admin.auth.getUser(uid))).toBe('auth/user-not-found');
  });

  it.each([
    ['of another algorithm', { algorithm: 'BCRYPT' }],
    ['with other blocks', { algorithm: 'STANDARD_SCRYPT', memoryCost: 1024, blockSize: 16, parallelization: 1, derivedKeyLength: 32 }],
    ['with parallelization', { algorithm: 'STANDARD_SCRYPT', memoryCost: 1024, blockSize: 8, parallelization: 2, derivedKeyLength: 32 }],
  ] as const)('are not imported with hashes %s, which this program could not check', async (_which, hash) => {
    const users = [{ uid: 'imported', email: 'imported@demo.test', passwordHash: Buffer.from('hash'), passwordSalt: Buffer.from('salt') }];
    const { successCount, errors } = await admin.auth.importUsers(users, { hash });
    expect([successCount, errors[0]?.error.message]).toEqual([0, expect.stringContaining('STANDARD_SCRYPT')]);
    expect(await codeOf(admin.auth.getUser('imported'))).toBe('auth/user-not-found');
  });
});
