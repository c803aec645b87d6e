import { randomBytes, randomInt } from 'node:crypto';
import type { JWTPayload } from 'jose';
import { wireAccount, type Account } from './account';
import type { AccountStore } from './account-store';
import { changed, checkEmail, type AccountChanges } from './account-update';
import type { ActionCodes } from './action-codes';
import { AuthError, linkSignInUnsupported } from './auth-error';
import { isPassword } from './password';
import type { Throttle } from './throttle';
import { nowSeconds, type Tokens } from './tokens';

/** What the calls of both SDKs work on. */
export interface AuthContext {
  projectId: string;
  accounts: AccountStore;
  codes: ActionCodes;
  tokens: Tokens;
  throttle: Throttle;
  selfSignUp: boolean;
  passwordCost: number;
}

export type Body = Readonly<Record<string, unknown>>;
/** A call of the web SDK; `apiKey` is the one in its address. */
export type ClientCall = (context: AuthContext, body: Body, apiKey: string) => Promise<object>;

/** The SDK tells by this that the user is new. */
const SIGNED_UP = 'identitytoolkit#SignupNewUserResponse';

/** The address or password may be changed only this soon after a sign-in. */
const RECENT_SECONDS = 5 * 60;

export const clientCalls: Readonly<Record<string, ClientCall>> = {
  async signInWithPassword({ accounts, tokens, throttle }, { email, password }) {
    const address = checkEmail(email);
    if (typeof password !== 'string' || password === '') throw new AuthError('MISSING_PASSWORD');
    throttle.check(address);
    const correct = await isPassword(password, accounts.byEmail(address)?.password);
    const account = accounts.byEmail(address);
    if (!correct || !account) {
      throttle.failed(address);
      throw new AuthError('INVALID_LOGIN_CREDENTIALS');
    }
    if (account.disabled) throw new AuthError('USER_DISABLED');
    throttle.succeeded(address);
    const signedIn = { ...account, lastLoginAt: Date.now(), lastRefreshAt: Date.now() };
    accounts.save(signedIn);
    const { localId, displayName = '' } = signedIn;
    return { localId, email: address, displayName, registered: true, ...(await tokens.issue(signedIn, 'password')) };
  },

  async signUp({ accounts, tokens, selfSignUp, passwordCost }, { email, password, displayName }) {
    if (!selfSignUp) throw new AuthError('ADMIN_ONLY_OPERATION');
    const now = Date.now();
    const created = { ...newAccount(), lastLoginAt: now, lastRefreshAt: now };
    if (email === undefined) {
      accounts.save(created);
      return { kind: SIGNED_UP, localId: created.localId, ...(await tokens.issue(created, 'anonymous')) };
    }
    if (password === undefined) throw new AuthError('MISSING_PASSWORD');
    const account = await changed(() => created, { email, password, displayName }, passwordCost);
    accounts.save(account);
    return { kind: SIGNED_UP, localId: account.localId, email: account.email, ...(await tokens.issue(account, 'password')) };
  },

  async lookup({ tokens }, { idToken }) {
    const { account } = await tokens.accountOf(idToken);
    return { users: [wireAccount(account)] };
  },

  async update(context, body) {
    if (body['oobCode'] !== undefined) return applyCode(context, body);
    const { accounts, tokens, passwordCost } = context;
    const { account, claims } = await tokens.accountOf(body['idToken']);
    const { email, password, displayName, photoUrl, deleteAttribute, deleteProvider } = body as AccountChanges;
    if (email !== undefined || password !== undefined) checkRecent(claims);
    const changes = { email, password, displayName, photoUrl, deleteAttribute, deleteProvider };
    const next = await changed(() => ownerOf(accounts, account.localId), changes, passwordCost);
    accounts.save(next);
    const provider = providerOf(claims);
    const fresh = password === undefined && email === undefined ? Number(claims['auth_time']) : nowSeconds();
    const issued = body['returnSecureToken'] ? await tokens.issue(next, provider, fresh) : {};
    return { ...wireAccount(next), ...issued };
  },

  async delete({ accounts, tokens }, { idToken }) {
    const { account, claims } = await tokens.accountOf(idToken);
    checkRecent(claims);
    accounts.remove(account.localId);
    return {};
  },

  async sendOobCode({ accounts, codes, tokens }, body, apiKey) {
    const continueUrl = typeof body['continueUrl'] === 'string' ? { continueUrl: body['continueUrl'] } : {};
    if (body['requestType'] === 'PASSWORD_RESET') {
      const email = checkEmail(body['email']);
      const localId = accounts.byEmail(email)?.localId;
      // The answer must not tell whether the address has an account.
      if (localId) codes.create({ requestType: 'PASSWORD_RESET', localId, email, apiKey, ...continueUrl }, true);
      return { email };
    }
    if (body['requestType'] === 'EMAIL_SIGNIN') throw linkSignInUnsupported();
    const { account } = await tokens.accountOf(body['idToken']);
    const { localId, email } = account;
    if (!email) throw new AuthError('MISSING_EMAIL');
    if (body['requestType'] === 'VERIFY_EMAIL') {
      codes.create({ requestType: 'VERIFY_EMAIL', localId, email, apiKey, ...continueUrl }, true);
      return { email };
    }
    if (body['requestType'] === 'VERIFY_AND_CHANGE_EMAIL') {
      const newEmail = checkEmail(body['newEmail']);
      if (accounts.byEmail(newEmail)) throw new AuthError('EMAIL_EXISTS');
      codes.create({ requestType: 'VERIFY_AND_CHANGE_EMAIL', localId, email, newEmail, apiKey, ...continueUrl }, true);
      return { email };
    }
    throw new AuthError('OPERATION_NOT_ALLOWED');
  },

  /** Returns whose the code is; with a new password, sets it and uses the code up. */
  async resetPassword({ accounts, codes, throttle, passwordCost }, { oobCode, newPassword }) {
    const code = codes.check(oobCode);
    const { email, requestType, newEmail } = code;
    const about = { email, requestType, ...(newEmail === undefined ? {} : { newEmail }) };
    if (newPassword === undefined) return about;
    if (requestType !== 'PASSWORD_RESET') throw new AuthError('INVALID_OOB_CODE');
    // Using the code shows that the user can read mail to this address.
    const next = await changed(() => ownerOf(accounts, code.localId), { password: newPassword, emailVerified: true }, passwordCost);
    codes.check(oobCode);
    codes.use(code);
    accounts.save(next);
    // As in the service, a new password ends the lock after too many wrong ones.
    throttle.succeeded(email);
    return about;
  },

  async signInWithEmailLink() {
    throw linkSignInUnsupported();
  },

  async createAuthUri() {
    // Without the ways to sign in that the address has: they would tell whether it has an account.
    return { sessionId: randomBytes(12).toString('base64url') };
  },
};

const ID_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

function newId(): string {
  return Array.from({ length: 28 }, () => ID_ALPHABET[randomInt(ID_ALPHABET.length)]).join('');
}

export function newAccount(localId = newId()): Account {
  return { localId, emailVerified: false, disabled: false, createdAt: Date.now(), validSince: nowSeconds() };
}

async function applyCode({ accounts, codes }: AuthContext, { oobCode }: Body): Promise<object> {
  const code = codes.check(oobCode, 'VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL');
  const account = ownerOf(accounts, code.localId);
  if (code.newEmail === undefined && account.email !== code.email) throw new AuthError('INVALID_OOB_CODE');
  const next: Account = { ...account, email: code.newEmail ?? code.email, emailVerified: true };
  if (code.newEmail !== undefined) next.validSince = nowSeconds();
  accounts.save(next);
  codes.use(code);
  return wireAccount(next);
}

function ownerOf(accounts: AccountStore, localId: string): Account {
  const account = accounts.get(localId);
  if (!account) throw new AuthError('USER_NOT_FOUND');
  if (account.disabled) throw new AuthError('USER_DISABLED');
  return account;
}

function providerOf(claims: JWTPayload): string {
  return (claims['firebase'] as { sign_in_provider?: string } | undefined)?.sign_in_provider ?? 'password';
}

function checkRecent(claims: JWTPayload): void {
  if (nowSeconds() - Number(claims['auth_time']) > RECENT_SECONDS) throw new AuthError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
}
