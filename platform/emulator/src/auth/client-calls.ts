import { randomBytes } from 'node:crypto';
import type { JWTPayload } from 'jose';
import { newAccount, nowSeconds, sessionsEndedAt, wireAccount, type Account } from './account';
import { checkEmail, newPassword, withChanges } from './account-update';
import { AuthError, linkSignInUnsupported, unlessRefused } from './auth-error';
import { call, type AuthContext, type Call } from './call';
import { signInWithCustomToken } from './custom-token';
import { isPassword } from './password';
import { ID_TOKEN, RESET_PASSWORD, SEND_CODE, SIGN_IN, SIGN_IN_METHODS, SIGN_UP, UPDATE } from './requests';

/** By this kind the SDK recognises a new user. */
const SIGNED_UP = 'identitytoolkit#SignupNewUserResponse';

const RECENT_SECONDS = 5 * 60;

/** The calls of the web SDK under `/v1/accounts`. */
export const clientCalls: Readonly<Record<string, Call>> = {
  signInWithPassword: call(SIGN_IN, async ({ accounts, tokens, throttle, passwordPolicy }, { email, password }) => {
    const address = checkEmail(email);
    if (!password) throw new AuthError('MISSING_PASSWORD');
    throttle.check(address);
    const storedHash = accounts.byEmail(address)?.password;
    const isCorrect = await isPassword(password, storedHash);
    const account = accounts.byEmail(address);
    // The password may have been replaced while this one was hashed; then it is not correct any more.
    if (!isCorrect || !account || account.password !== storedHash) {
      throttle.failed(address);
      throw new AuthError('INVALID_LOGIN_CREDENTIALS');
    }
    if (account.disabled) throw new AuthError('USER_DISABLED');
    throttle.succeeded(address);
    passwordPolicy.checkAtSignIn(password);
    const signedIn = { ...account, lastLoginAt: Date.now(), lastRefreshAt: Date.now() };
    accounts.save(signedIn);
    const { localId, displayName = '' } = signedIn;
    return { localId, email: address, displayName, registered: true, ...(await tokens.issue(signedIn, 'password')) };
  }),

  signUp: call(SIGN_UP, async (context, { email, password, displayName }) => {
    const { accounts, tokens, selfSignUp } = context;
    if (!selfSignUp) throw new AuthError('ADMIN_ONLY_OPERATION');
    unlessRefused(context.quotas.newAccount());
    const now = Date.now();
    const created = { ...newAccount(), lastLoginAt: now, lastRefreshAt: now };
    if (email === undefined) {
      accounts.add(created);
      return { kind: SIGNED_UP, localId: created.localId, ...(await tokens.issue(created, 'anonymous')) };
    }
    if (password === undefined) throw new AuthError('MISSING_PASSWORD');
    const account = withChanges(created, { email, displayName }, await newPassword(password, context));
    accounts.add(account);
    return { kind: SIGNED_UP, localId: account.localId, email: account.email, ...(await tokens.issue(account, 'password')) };
  }),

  signInWithCustomToken,

  lookup: call(ID_TOKEN, async ({ tokens }, { idToken }) => {
    const { account } = await tokens.accountOf(idToken);
    return { users: [wireAccount(account)] };
  }),

  update: call(UPDATE, async (context, { idToken, oobCode, returnSecureToken, password, ...changes }) => {
    if (oobCode !== undefined) return applyCode(context, oobCode);
    const { accounts, tokens, selfSignUp } = context;
    const { account, claims } = await tokens.accountOf(idToken);
    const { email } = changes;
    if (email !== undefined || password !== undefined) checkRecent(claims);
    // The answer would show whether the new email has an account. If anybody may sign up, signing up shows that anyway.
    if (email !== undefined && checkEmail(email) !== account.email && !selfSignUp) {
      throw new AuthError('OPERATION_NOT_ALLOWED : Please verify the new email before changing email.');
    }
    const hash = await newPassword(password, context);
    // Reads the account again, since the sign-in may have been ended while the password was hashed.
    const next = withChanges((await tokens.accountOf(idToken)).account, changes, hash);
    accounts.save(next);
    const isNewSession = password !== undefined || email !== undefined;
    const authTime = isNewSession ? undefined : Number(claims['auth_time']);
    const issued = returnSecureToken ? await tokens.issue(next, providerOf(claims), authTime) : {};
    return { ...wireAccount(next), ...issued };
  }),

  delete: call(ID_TOKEN, async ({ accounts, tokens, selfSignUp, quotas }, { idToken }) => {
    if (!selfSignUp) throw new AuthError('ADMIN_ONLY_OPERATION');
    const { account, claims } = await tokens.accountOf(idToken);
    checkRecent(claims);
    unlessRefused(quotas.deletedAccount());
    accounts.remove(account.localId);
    return {};
  }),

  sendOobCode: call(SEND_CODE, async ({ accounts, codes, tokens }, body, { apiKey, locale }) => {
    const { requestType, continueUrl } = body;
    const mail = { apiKey, ...(locale !== undefined && { locale }), ...(continueUrl === undefined ? {} : { continueUrl }) };
    switch (requestType) {
      case undefined:
        throw new AuthError('MISSING_REQ_TYPE');
      case 'EMAIL_SIGNIN':
        throw linkSignInUnsupported();
      case 'PASSWORD_RESET': {
        const email = checkEmail(body.email);
        const localId = accounts.byEmail(email)?.localId;
        // The answer must not show whether the email has an account.
        if (localId) codes.create({ ...mail, requestType, localId, email }, true);
        return { email };
      }
      case 'VERIFY_EMAIL':
      case 'VERIFY_AND_CHANGE_EMAIL':
    }
    const { localId, email } = (await tokens.accountOf(body.idToken)).account;
    if (!email) throw new AuthError('MISSING_EMAIL');
    if (requestType === 'VERIFY_EMAIL') {
      codes.create({ ...mail, requestType, localId, email }, true);
      return { email };
    }
    const newEmail = checkEmail(body.newEmail, 'MISSING_NEW_EMAIL');
    // The answer must not show whether the new email has an account either.
    if (!accounts.byEmail(newEmail)) codes.create({ ...mail, requestType, localId, email, newEmail }, true);
    return { email };
  }),

  /** Returns the account of the code. With a new password, also sets it and removes the code. */
  resetPassword: call(RESET_PASSWORD, async (context, body) => {
    const { accounts, codes, throttle } = context;
    const code = codes.check(body.oobCode);
    const { email, requestType, newEmail } = code;
    const about = { email, requestType, ...(newEmail === undefined ? {} : { newEmail }) };
    if (body.newPassword === undefined) return about;
    if (requestType !== 'PASSWORD_RESET') throw new AuthError('INVALID_OOB_CODE');
    const hash = await newPassword(body.newPassword, context);
    codes.check(body.oobCode);
    // The use of the code proves that the user reads mail of this email.
    const next = withChanges(accounts.enabled(code.localId), { emailVerified: true }, hash);
    codes.use(code);
    accounts.save(next);
    // As in the service, a new password ends the lock that follows too many wrong ones.
    throttle.succeeded(email);
    return about;
  }),

  async signInWithEmailLink() {
    throw linkSignInUnsupported();
  },

  // The answer leaves out how the email can sign in, since that would show whether it has an account.
  createAuthUri: call(SIGN_IN_METHODS, () => ({ sessionId: randomBytes(12).toString('base64url') })),
};

async function applyCode({ accounts, codes }: AuthContext, oobCode: string): Promise<object> {
  const code = codes.check(oobCode, 'VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL');
  const account = accounts.enabled(code.localId);
  const next: Account = { ...account, email: code.newEmail ?? code.email, emailVerified: true };
  if (code.newEmail !== undefined) next.validSince = sessionsEndedAt(account);
  accounts.save(next);
  codes.use(code);
  return wireAccount(next);
}

function providerOf(claims: JWTPayload): string {
  return (claims['firebase'] as { sign_in_provider?: string } | undefined)?.sign_in_provider ?? 'password';
}

function checkRecent(claims: JWTPayload): void {
  if (nowSeconds() - Number(claims['auth_time']) > RECENT_SECONDS) throw new AuthError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
}
