import { decodeJwt, type JWTPayload } from 'jose';
import { newAccount } from './account';
import { checkClaimNames } from './account-update';
import { AuthError, unsupportedCall } from './auth-error';
import { call } from './call';
import { CUSTOM_TOKEN } from './requests';

const MAX_ID_LENGTH = 128;

/**
 * Signs in with a token made by the server SDK, or with its content as plain JSON, which tests send to the official emulator. Neither is signed, so
 * the token proves nothing. It is accepted only from programs on this machine, never from pages.
 */
export const signInWithCustomToken = call(CUSTOM_TOKEN, async ({ accounts, tokens }, { token }, { isFromPage }) => {
  if (isFromPage) throw new AuthError('OPERATION_NOT_ALLOWED');
  const { uid, claims = {}, tenant_id: tenant } = decode(token);
  if (tenant !== undefined) throw unsupportedCall('Signing in to a tenant');
  if (typeof uid !== 'string' || uid === '' || uid.length > MAX_ID_LENGTH) throw new AuthError('INVALID_CUSTOM_TOKEN');
  if (typeof claims !== 'object' || claims === null || Array.isArray(claims)) throw new AuthError('INVALID_CUSTOM_TOKEN');
  checkClaimNames(claims);
  const existing = accounts.get(uid);
  if (existing?.disabled) throw new AuthError('USER_DISABLED');
  const account = { ...(existing ?? newAccount(uid)), lastLoginAt: Date.now() };
  accounts.put(account);
  return { isNewUser: !existing, ...(await tokens.issue(account, 'custom', undefined, claims)) };
});

function decode(token = ''): JWTPayload {
  try {
    return token.startsWith('{') ? (JSON.parse(token) as JWTPayload) : decodeJwt(token);
  } catch {
    throw new AuthError('INVALID_CUSTOM_TOKEN');
  }
}
