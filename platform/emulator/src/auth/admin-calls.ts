import { wireAccount, type Account } from './account';
import { changed, checkEmail, type AccountChanges } from './account-update';
import { AuthError, linkSignInUnsupported } from './auth-error';
import { newAccount, type AuthContext, type Body } from './client-calls';
import type { SentMail } from '../options';

/** A call of the server SDK under `/v1/projects/{p}/accounts`. */
export type AdminCall = (context: AuthContext, body: Body, query: URLSearchParams) => Promise<object> | object;

export const adminCalls: Readonly<Record<string, AdminCall>> = {
  async create({ accounts, passwordCost }, body) {
    const { localId } = body;
    if (localId !== undefined && accounts.get(String(localId))) throw new AuthError('DUPLICATE_LOCAL_ID');
    const blank = typeof localId === 'string' ? newAccount(localId) : newAccount();
    const account = await changed(() => blank, body as AccountChanges, passwordCost);
    checkPhone(accounts.byPhone(account.phoneNumber ?? ''), account);
    accounts.save(account);
    return wireAccount(account);
  },

  async update({ accounts, passwordCost }, body) {
    const current = (): Account => {
      const account = accounts.get(String(body['localId']));
      if (!account) throw new AuthError('USER_NOT_FOUND');
      return account;
    };
    const next = await changed(current, body as AccountChanges, passwordCost);
    checkPhone(accounts.byPhone(next.phoneNumber ?? ''), next);
    accounts.save(next);
    return wireAccount(next);
  },

  delete({ accounts }, { localId }) {
    accounts.remove(String(localId));
    return {};
  },

  batchDelete({ accounts }, { localIds, force }) {
    const errors: object[] = [];
    texts(localIds).forEach((localId, index) => {
      const account = accounts.get(localId);
      if (!account) return;
      if (account.disabled || force === true) accounts.remove(localId);
      else errors.push({ index, localId, message: 'NOT_DISABLED : Disable the account before batch deletion.' });
    });
    return { errors };
  },

  lookup({ accounts }, { localId, email, phoneNumber }) {
    const found = [
      ...texts(localId).map((id) => accounts.get(id)),
      ...texts(email).map((address) => accounts.byEmail(address)),
      ...texts(phoneNumber).map((phone) => accounts.byPhone(phone)),
    ].flatMap((account) => account ?? []);
    return found.length > 0 ? { users: [...new Set(found)].map(wireAccount) } : {};
  },

  query({ accounts }) {
    const all = accounts.list();
    return { recordsCount: String(all.length), userInfo: all.map(wireAccount) };
  },

  batchGet({ accounts }, _, query) {
    const pageSize = Number(query.get('maxResults') ?? 20);
    const after = query.get('nextPageToken') ?? '';
    const rest = accounts.list().filter(({ localId }) => localId > after);
    const page = rest.slice(0, pageSize);
    const more = rest.length > page.length ? { nextPageToken: page.at(-1)?.localId } : {};
    return { users: page.map(wireAccount), ...more };
  },

  async batchCreate({ accounts, passwordCost }, { users }) {
    const error: object[] = [];
    for (const [index, user] of (Array.isArray(users) ? (users as Body[]) : []).entries()) {
      try {
        if (user['passwordHash'] !== undefined) throw new AuthError('Hashed passwords cannot be imported.');
        const { rawPassword: password, ...rest } = user;
        const known = accounts.get(String(user['localId'])) ?? newAccount(String(user['localId']));
        accounts.save(await changed(() => known, password === undefined ? rest : { ...rest, password }, passwordCost));
      } catch (problem) {
        if (!(problem instanceof AuthError)) throw problem;
        error.push({ index, message: problem.message });
      }
    }
    return { error };
  },

  sendOobCode({ accounts, codes }, body) {
    const email = checkEmail(body['email']);
    if (body['requestType'] === 'EMAIL_SIGNIN') throw linkSignInUnsupported();
    const requestType = body['requestType'] as SentMail['requestType'];
    const account = accounts.byEmail(email);
    if (!account) throw new AuthError('EMAIL_NOT_FOUND');
    const { oobCode, oobLink } = codes.create(
      {
        requestType,
        localId: account.localId,
        email,
        apiKey: 'embedded',
        ...(body['newEmail'] === undefined ? {} : { newEmail: checkEmail(body['newEmail']) }),
        ...(typeof body['continueUrl'] === 'string' ? { continueUrl: body['continueUrl'] } : {}),
      },
      body['returnOobLink'] !== true,
    );
    return { email, ...(body['returnOobLink'] === true ? { oobCode, oobLink } : {}) };
  },
};

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

function checkPhone(holder: Account | undefined, account: Account): void {
  if (account.phoneNumber !== undefined && holder && holder.localId !== account.localId) {
    throw new AuthError('PHONE_NUMBER_EXISTS');
  }
}
