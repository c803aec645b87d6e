import { decodeJwt } from 'jose';
import { newAccount, type AuthContext, type Body } from './client-calls';
import { AuthError } from './auth-error';

/**
 * Signs in with a token made by the server SDK. Against an emulator that SDK signs nothing, so the token
 * proves nothing: it is taken only from programs on this machine, never from pages.
 */
export async function signInWithCustomToken(context: AuthContext, { token }: Body, fromPage: boolean): Promise<object> {
  if (fromPage) throw new AuthError('OPERATION_NOT_ALLOWED');
  const { uid, claims = {} } = decode(token);
  if (typeof uid !== 'string' || uid === '') throw new AuthError('INVALID_CUSTOM_TOKEN');
  const known = context.accounts.get(uid);
  if (known?.disabled) throw new AuthError('USER_DISABLED');
  const account = { ...(known ?? newAccount(uid)), lastLoginAt: Date.now() };
  context.accounts.save(account);
  const tokens = await context.tokens.issue(account, 'custom', undefined, claims as object);
  return { isNewUser: !known, ...tokens };
}

function decode(token: unknown): { uid?: unknown; claims?: unknown } {
  try {
    return decodeJwt(String(token));
  } catch {
    throw new AuthError('INVALID_CUSTOM_TOKEN');
  }
}
