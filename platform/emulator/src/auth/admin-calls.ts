import { newAccount, wireAccount, type Account } from './account';
import { checkEmail, newPassword, withChanges } from './account-update';
import { AuthError, linkSignInUnsupported, unlessRefused } from './auth-error';
import { call, type AuthContext, type Call } from './call';
import {
  ADMIN_CREATE,
  ADMIN_DELETE,
  ADMIN_DELETE_MANY,
  ADMIN_IMPORT,
  ADMIN_LIST,
  ADMIN_LOOKUP,
  ADMIN_QUERY,
  ADMIN_SEND_CODE,
  ADMIN_UPDATE,
} from './requests';
import { PASSWORD_COST, type PasswordHash } from './password';
import type { ReadOf } from '../shape/shape';

const MAX_ID_LENGTH = 128;
const PAGE_SIZE = 20;
const MAX_PAGE_SIZE = 1000;
/** Accounts in one call. */
const MAX_LOOKED_UP = 100;
const MAX_CHANGED = 1000;

/** The calls of the server SDK under `/v1/projects/{p}/accounts`. */
export const adminCalls: Readonly<Record<string, Call>> = {
  create: call(ADMIN_CREATE, async (context, { localId, password, ...changes }) => {
    const { accounts } = context;
    if (localId) checkId(localId);
    const hash = await newPassword(password, context);
    const account = withChanges(newAccount(localId || undefined), changes, hash);
    unlessRefused(context.quotas.newAccount());
    accounts.add(account);
    return wireAccount(account);
  }),

  update: call(ADMIN_UPDATE, async (context, { localId, password, ...changes }) => {
    const { accounts } = context;
    if (!localId) throw new AuthError('MISSING_LOCAL_ID');
    const hash = await newPassword(password, context);
    const account = accounts.get(localId);
    if (!account) throw new AuthError('USER_NOT_FOUND');
    const next = withChanges(account, changes, hash);
    accounts.save(next);
    return wireAccount(next);
  }),

  delete: call(ADMIN_DELETE, ({ accounts, quotas }, { localId }) => {
    if (!localId) throw new AuthError('MISSING_LOCAL_ID');
    unlessRefused(quotas.deletedAccount());
    accounts.remove(localId);
    return {};
  }),

  batchDelete: call(ADMIN_DELETE_MANY, ({ accounts }, { localIds = [], force = false }) => {
    checkCount(localIds.length, MAX_CHANGED);
    const errors: object[] = [];
    localIds.forEach((localId, index) => {
      const account = accounts.get(localId);
      if (!account) return;
      if (account.disabled || force) accounts.remove(localId);
      else errors.push({ index, localId, message: 'NOT_DISABLED : Disable the account before batch deletion.' });
    });
    return { errors };
  }),

  lookup: call(ADMIN_LOOKUP, ({ accounts }, { localId = [], email = [], phoneNumber = [] }) => {
    checkCount(localId.length + email.length + phoneNumber.length, MAX_LOOKED_UP);
    const matches = [
      ...localId.map((id) => accounts.get(id)),
      ...email.map((address) => accounts.byEmail(address)),
      ...phoneNumber.map((phone) => accounts.byPhone(phone)),
    ].flatMap((account) => account ?? []);
    return matches.length > 0 ? { users: [...new Set(matches)].map(wireAccount) } : {};
  }),

  query: call(ADMIN_QUERY, ({ accounts }, { returnUserInfo = true, limit, offset }) => {
    const all = accounts.list();
    const start = Number(offset ?? 0);
    const userInfo = returnUserInfo ? { userInfo: all.slice(start, start + Number(limit ?? Infinity)).map(wireAccount) } : {};
    return { recordsCount: String(all.length), ...userInfo };
  }),

  batchGet: call(ADMIN_LIST, ({ accounts }, { maxResults = PAGE_SIZE, nextPageToken = '' }) => {
    if (maxResults < 0) throw new AuthError('INVALID_PAGE_SIZE');
    const rest = accounts.list().filter(({ localId }) => localId > nextPageToken);
    const page = rest.slice(0, Math.min(maxResults || PAGE_SIZE, MAX_PAGE_SIZE));
    const more = rest.length > page.length ? { nextPageToken: page.at(-1)?.localId } : {};
    return { users: page.map(wireAccount), ...more };
  }),

  batchCreate: call(ADMIN_IMPORT, async (context, { users = [], ...hashing }) => {
    checkCount(users.length, MAX_CHANGED);
    const error: object[] = [];
    for (const [index, user] of users.entries()) {
      try {
        await importAccount(context, user, hashing);
      } catch (problem) {
        if (!(problem instanceof AuthError)) throw problem;
        error.push({ index, message: problem.message });
      }
    }
    return { error };
  }),

  sendOobCode: call(ADMIN_SEND_CODE, ({ accounts, codes }, { requestType, continueUrl, returnOobLink = false, ...body }, { locale }) => {
    const email = checkEmail(body.email);
    if (requestType === undefined) throw new AuthError('MISSING_REQ_TYPE');
    if (requestType === 'EMAIL_SIGNIN') throw linkSignInUnsupported();
    const account = accounts.byEmail(email);
    if (!account) throw new AuthError('EMAIL_NOT_FOUND');
    const newEmail = requestType === 'VERIFY_AND_CHANGE_EMAIL' ? { newEmail: checkEmail(body.newEmail, 'MISSING_NEW_EMAIL') } : {};
    const { oobCode, oobLink } = codes.create(
      {
        requestType,
        localId: account.localId,
        email,
        apiKey: 'embedded',
        ...(locale !== undefined && { locale }),
        ...newEmail,
        ...(continueUrl === undefined ? {} : { continueUrl }),
      },
      !returnOobLink,
    );
    return { email, ...(returnOobLink ? { oobCode, oobLink } : {}) };
  }),
};

type Import = ReadOf<typeof ADMIN_IMPORT>;
type Imported = NonNullable<Import['users']>[number];

async function importAccount(context: AuthContext, user: Imported, hashing: Import): Promise<void> {
  const { accounts } = context;
  const { localId = '', rawPassword, passwordHash, salt, createdAt, lastLoginAt, ...changes } = user;
  checkId(localId);
  const hash = passwordHash === undefined ? await newPassword(rawPassword, context) : importedHash(passwordHash, salt, hashing);
  const existing = accounts.get(localId);
  const account: Account = withChanges(existing ?? newAccount(localId), changes, hash);
  if (createdAt !== undefined) account.createdAt = Number(createdAt);
  if (lastLoginAt !== undefined) account.lastLoginAt = Number(lastLoginAt);
  accounts.put(account);
}

/** The imported hash, if it was made by the algorithm of this program. */
function importedHash(
  passwordHash: string,
  salt: string | undefined,
  { hashAlgorithm, cpuMemCost, blockSize, parallelization, dkLen }: Import,
): PasswordHash {
  const isOwn = hashAlgorithm === 'STANDARD_SCRYPT' && blockSize === 8 && parallelization === 1 && dkLen === 32;
  if (!isOwn || cpuMemCost === undefined || !salt)
    throw new AuthError(
      'Passwords can only be imported as hashes of STANDARD_SCRYPT with blocks of 8, without parallelization, 32 bytes long.',
    );
  const inBase64 = (text: string) => Buffer.from(text, 'base64').toString('base64');
  return { hash: inBase64(passwordHash), salt: inBase64(salt), ...(cpuMemCost !== PASSWORD_COST && { cost: cpuMemCost }) };
}

function checkCount(count: number, most: number): void {
  if (count > most) throw new AuthError(`MAXIMUM_USER_COUNT_EXCEEDED : The most accounts in one call are ${most}.`);
}

function checkId(localId: string): void {
  if (localId === '' || localId.length > MAX_ID_LENGTH) throw new AuthError('INVALID_LOCAL_ID');
}
