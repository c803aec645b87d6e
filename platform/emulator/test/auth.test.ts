import {
  applyActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  deleteUser,
  getAdditionalUserInfo,
  sendEmailVerification,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInAnonymously,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  signOut,
  updatePassword,
  updateProfile,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import type { RunningEmulator, SentMail } from '../src/index';
import { adminOf, codeOf, PASSWORD, startForTest, webOf, type AdminSide, type WebSide } from './start-for-test';

const ACTION_URL = 'http://127.0.0.1:4100/emailActions';

let emulator: RunningEmulator;
let admin: AdminSide;
let web: WebSide;
const mails: SentMail[] = [];
let count = 0;
let email: string;
let uid: string;

beforeAll(async () => {
  emulator = await startForTest({ actionUrl: ACTION_URL, onMail: (mail) => mails.push(mail) });
  admin = adminOf(emulator);
  web = webOf(emulator);
});

afterAll(async () => {
  await web.close();
  await admin.close();
  await emulator.stop();
});

beforeEach(async () => {
  email = `user${++count}@demo.test`;
  uid = (await admin.auth.createUser({ email, password: PASSWORD })).uid;
});

describe('signing in', () => {
  it('returns a token with the claims, signed with the published key', async () => {
    await admin.auth.setCustomUserClaims(uid, { keyUser: true, company: ['acme'] });
    const { user } = await signInWithEmailAndPassword(web.auth, email.toUpperCase(), PASSWORD);
    const token = await user.getIdToken();
    const { payload } = await jwtVerify(token, createRemoteJWKSet(new URL(emulator.jwksUrl)), {
      issuer: 'https://securetoken.google.com/demo-console',
      audience: 'demo-console',
    });
    expect(payload).toMatchObject({ sub: uid, email, email_verified: false, keyUser: true, company: ['acme'] });
  });

  it('fails alike for a wrong password and an unknown email', async () => {
    expect(await codeOf(signInWithEmailAndPassword(web.auth, email, 'wrong-one'))).toBe('auth/invalid-credential');
    expect(await codeOf(signInWithEmailAndPassword(web.auth, 'nobody@demo.test', PASSWORD))).toBe('auth/invalid-credential');
    expect(await codeOf(signInWithEmailAndPassword(web.auth, 'not an address', PASSWORD))).toBe('auth/invalid-email');
  });

  it('fails for disabled accounts', async () => {
    await admin.auth.updateUser(uid, { disabled: true });
    expect(await codeOf(signInWithEmailAndPassword(web.auth, email, PASSWORD))).toBe('auth/user-disabled');
  });

  it('is locked for a while after many wrong passwords, or until the password is reset by mail', async () => {
    for (let i = 0; i < 10; i += 1) await codeOf(signInWithEmailAndPassword(web.auth, email, `wrong-${i}`));
    expect(await codeOf(signInWithEmailAndPassword(web.auth, email, PASSWORD))).toBe('auth/too-many-requests');
    await sendPasswordResetEmail(web.auth, email);
    await confirmPasswordReset(web.auth, mails.findLast((mail) => mail.email === email)!.oobCode, 'brand-new-1');
    await signInWithEmailAndPassword(web.auth, email, 'brand-new-1');
  });

  it('accepts custom tokens of the server SDK', async () => {
    const token = await admin.auth.createCustomToken(uid, { extra: 1 });
    const { user } = await signInWithCustomToken(web.auth, token);
    expect((await user.getIdTokenResult()).claims).toMatchObject({ user_id: uid, extra: 1 });
  });

  it('accepts the content of a custom token as plain JSON, only from programs', async () => {
    const token = JSON.stringify({ uid, claims: { extra: 2 } });
    const { user } = await signInWithCustomToken(web.auth, token);
    expect((await user.getIdTokenResult()).claims).toMatchObject({ user_id: uid, extra: 2 });
    expect(await codeOf(signInWithCustomToken(web.auth, '{"uid":'))).toBe('auth/invalid-custom-token');
    const fromPage = await fetch(
      `http://127.0.0.1:${emulator.ports.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=k`,
      {
        method: 'POST',
        headers: { 'Sec-Fetch-Site': 'same-site' },
        body: JSON.stringify({ token }),
      },
    );
    expect(await fromPage.json()).toMatchObject({ error: { message: 'OPERATION_NOT_ALLOWED' } });
  });

  it('cannot be achieved by signing up', async () => {
    const attempt = createUserWithEmailAndPassword(web.auth, 'new@demo.test', PASSWORD);
    expect(await codeOf(attempt)).toBe('auth/admin-restricted-operation');
  });
});

describe('a project in which nobody signs up', () => {
  it('ADD-44 (D-136) keeps its users from removing themselves, and tells an owner these settings', async () => {
    const { user } = await signInWithEmailAndPassword(web.auth, email, PASSWORD);
    expect(await codeOf(deleteUser(user))).toBe('auth/admin-restricted-operation');
    expect((await admin.auth.getUser(uid)).email).toBe(email);
    const config = await admin.auth.projectConfigManager().getProjectConfig();
    expect(config.emailPrivacyConfig).toEqual({ enableImprovedEmailPrivacy: true });
    const url = `http://127.0.0.1:${emulator.ports.auth}/identitytoolkit.googleapis.com/admin/v2/projects`;
    const ask = async (project: string, headers: Record<string, string>) => (await fetch(`${url}/${project}/config`, { headers })).json();
    expect(await ask('demo-console', { authorization: 'Bearer owner' })).toMatchObject({
      client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
      notification: { sendEmail: { callbackUri: ACTION_URL } },
      signIn: { anonymous: { enabled: false }, email: { enabled: true, passwordRequired: true } },
    });
    expect(await ask('demo-console', {})).toMatchObject({ error: { code: 403 } });
    expect(await ask('other', { authorization: 'Bearer owner' })).toMatchObject({ error: { code: 404 } });
  });

  it('ADD-44 lets them, and anybody in, with SELF_SIGN_UP', async () => {
    const open = await startForTest({ selfSignUp: true });
    const side = webOf(open);
    const { user } = await createUserWithEmailAndPassword(side.auth, 'self@demo.test', PASSWORD);
    expect(await codeOf(deleteUser(user))).toBe('ok');
    const config = await fetch(`http://127.0.0.1:${open.ports.auth}/identitytoolkit.googleapis.com/admin/v2/projects/demo-console/config`, {
      headers: { authorization: 'Bearer owner' },
    });
    expect(await config.json()).toMatchObject({
      client: { permissions: { disabledUserSignup: false, disabledUserDeletion: false } },
      emailPrivacyConfig: { enableImprovedEmailPrivacy: false },
      signIn: { anonymous: { enabled: true } },
    });
    await side.close();
    await open.stop();
  });
});

describe('a signed-in user', () => {
  it('gets new claims with a refreshed token', async () => {
    const { user } = await signInWithEmailAndPassword(web.auth, email, PASSWORD);
    await admin.auth.setCustomUserClaims(uid, { moderator: true });
    expect((await user.getIdTokenResult()).claims['moderator']).toBeUndefined();
    expect((await user.getIdTokenResult(true)).claims['moderator']).toBe(true);
  });

  it('cannot refresh when disabled, deleted or revoked', async () => {
    const { user } = await signInWithEmailAndPassword(web.auth, email, PASSWORD);
    await admin.auth.updateUser(uid, { disabled: true });
    expect(await codeOf(user.getIdToken(true))).toBe('auth/user-disabled');
    await admin.auth.updateUser(uid, { disabled: false });
    const again = (await signInWithEmailAndPassword(web.auth, email, PASSWORD)).user;
    await admin.auth.deleteUser(uid);
    expect(await codeOf(again.getIdToken(true))).toBe('auth/user-token-expired');
  });

  it('changes name and password', async () => {
    const { user } = await signInWithEmailAndPassword(web.auth, email, PASSWORD);
    await updateProfile(user, { displayName: 'Ana' });
    await updatePassword(user, 'another-1');
    expect(await codeOf(updatePassword(user, 'short'))).toBe('auth/weak-password');
    await signOut(web.auth);
    const again = await signInWithEmailAndPassword(web.auth, email, 'another-1');
    expect(again.user.displayName).toBe('Ana');
  });
});

describe('mails', () => {
  it('reset a forgotten password once', async () => {
    await sendPasswordResetEmail(web.auth, email);
    const mail = mails.find((sent) => sent.email === email);
    expect(mail?.oobLink).toMatch(`${ACTION_URL}?mode=resetPassword&oobCode=`);
    const code = mail?.oobCode ?? '';
    expect(await verifyPasswordResetCode(web.auth, code)).toBe(email);
    await confirmPasswordReset(web.auth, code, 'brand-new-1');
    expect(await codeOf(confirmPasswordReset(web.auth, code, 'brand-new-2'))).toBe('auth/invalid-action-code');
    await signInWithEmailAndPassword(web.auth, email, 'brand-new-1');
  });

  it('are not sent to unknown emails, which the answer does not show', async () => {
    const before = mails.length;
    await sendPasswordResetEmail(web.auth, 'nobody@demo.test');
    expect(mails).toHaveLength(before);
  });

  it('(D-127) are in the language that the caller asks for, otherwise in that of the project', async () => {
    const languageOfNext = async (languageCode: string | null) => {
      web.auth.languageCode = languageCode;
      await sendPasswordResetEmail(web.auth, email);
      const { locale, oobLink } = mails.at(-1)!;
      return [locale, new URL(oobLink).searchParams.get('lang')];
    };
    expect(await languageOfNext('pt-BR')).toEqual(['pt-BR', 'pt-BR']);
    expect(await languageOfNext('es')).toEqual(['es', 'es']);
    expect(await languageOfNext('<b>')).toEqual([undefined, 'en']);
    expect(await languageOfNext(null)).toEqual([undefined, 'en']);
  });

  it('verify an email', async () => {
    const { user } = await signInWithEmailAndPassword(web.auth, email, PASSWORD);
    await sendEmailVerification(user);
    const { oobCodes } = (await (
      await fetch(`http://127.0.0.1:${emulator.ports.auth}/emulator/v1/projects/demo-console/oobCodes`)
    ).json()) as { oobCodes: SentMail[] };
    const code = oobCodes.find((mail) => mail.email === email && mail.requestType === 'VERIFY_EMAIL')?.oobCode ?? '';
    await applyActionCode(web.auth, code);
    await user.reload();
    expect(user.emailVerified).toBe(true);
  });
});

describe('a user who signs up', () => {
  it('is reported as new, but not at the next sign-in', async () => {
    const open = await startForTest({ selfSignUp: true });
    const side = webOf(open);
    try {
      const created = await createUserWithEmailAndPassword(side.auth, 'new@demo.test', PASSWORD);
      expect(getAdditionalUserInfo(created)?.isNewUser).toBe(true);
      expect(getAdditionalUserInfo(await signInAnonymously(side.auth))?.isNewUser).toBe(true);
      const again = await signInWithEmailAndPassword(side.auth, 'new@demo.test', PASSWORD);
      expect(getAdditionalUserInfo(again)?.isNewUser).toBe(false);
    } finally {
      await side.close();
      await open.stop();
    }
  });
});

describe('signing in by a mailed link', () => {
  it('is refused as unsupported, for both SDKs', async () => {
    const settings = { url: ACTION_URL, handleCodeInApp: true };
    const asked = sendSignInLinkToEmail(web.auth, email, settings);
    await expect(asked).rejects.toMatchObject({
      code: 'auth/operation-not-allowed',
      message: expect.stringContaining('mailed link') as string,
    });
    const used = signInWithEmailLink(web.auth, email, `${ACTION_URL}?mode=signIn&oobCode=x&apiKey=key`);
    await expect(used).rejects.toMatchObject({ code: 'auth/operation-not-allowed' });
    await expect(admin.auth.generateSignInWithEmailLink(email, settings)).rejects.toMatchObject({ code: 'auth/operation-not-allowed' });
    expect(mails.filter((mail) => mail.email === email)).toEqual([]);
  });
});

describe('the server SDK', () => {
  it('finds, lists, changes and deletes accounts', async () => {
    expect((await admin.auth.getUserByEmail(email)).uid).toBe(uid);
    await admin.auth.updateUser(uid, { displayName: 'Ana', emailVerified: true, photoURL: 'http://x/y' });
    const user = await admin.auth.getUser(uid);
    expect(user).toMatchObject({ displayName: 'Ana', emailVerified: true, disabled: false });
    expect(user.passwordHash).toBeUndefined();
    await admin.auth.updateUser(uid, { displayName: null });
    expect((await admin.auth.getUser(uid)).displayName).toBeUndefined();
    const first = await admin.auth.listUsers(1);
    const second = await admin.auth.listUsers(1, first.pageToken);
    expect(second.users[0]?.uid).not.toBe(first.users[0]?.uid);
    const { successCount } = await admin.auth.deleteUsers([uid, 'none']);
    expect(successCount).toBe(2);
    expect(await codeOf(admin.auth.getUser(uid))).toBe('auth/user-not-found');
  });

  it('is refused a second account with an email, long claims and short passwords', async () => {
    expect(await codeOf(admin.auth.createUser({ email }))).toBe('auth/email-already-exists');
    expect(await codeOf(admin.auth.createUser({ uid, email: 'other@demo.test' }))).toBe('auth/uid-already-exists');
    expect(await codeOf(admin.auth.setCustomUserClaims(uid, { x: 'x'.repeat(1000) }))).toBe('auth/claims-too-large');
    expect(await codeOf(admin.auth.updateUser(uid, { password: '12345' }))).toMatch(/password/);
  });

  it('revokes tokens', async () => {
    const before = (await admin.auth.getUser(uid)).tokensValidAfterTime;
    await admin.auth.revokeRefreshTokens(uid);
    const after = (await admin.auth.getUser(uid)).tokensValidAfterTime;
    expect(Date.parse(after ?? '')).toBeGreaterThanOrEqual(Date.parse(before ?? ''));
  });

  it('creates links without sending them', async () => {
    const before = mails.length;
    expect(await admin.auth.generatePasswordResetLink(email)).toMatch(/mode=resetPassword/);
    expect(mails).toHaveLength(before);
  });
});
