import type { Account } from './account';
import { AuthError } from './auth-error';
import { hashPassword } from './password';
import { nowSeconds } from './tokens';

/** What an update or creation may set, as the SDKs send it. */
export interface AccountChanges {
  email?: unknown;
  emailVerified?: unknown;
  displayName?: unknown;
  photoUrl?: unknown;
  phoneNumber?: unknown;
  password?: unknown;
  disableUser?: unknown;
  disabled?: unknown;
  customAttributes?: unknown;
  validSince?: unknown;
  deleteAttribute?: unknown;
  deleteProvider?: unknown;
}

const EMAIL = /^[^@\s]+@[^@\s]+$/;
const MAX_CLAIMS_LENGTH = 1000;
const RESERVED_CLAIMS = new Set(
  'acr amr at_hash aud auth_time azp cnf c_hash exp iat iss jti nbf nonce sub firebase'.split(' '),
);

export function checkEmail(email: unknown): string {
  if (typeof email !== 'string' || email === '') throw new AuthError('MISSING_EMAIL');
  if (!EMAIL.test(email)) throw new AuthError('INVALID_EMAIL');
  return email.toLowerCase();
}

/**
 * The account with the changes; nothing is saved. The account is read after the password has been hashed, which
 * takes a while: otherwise changes that others make meanwhile would be undone.
 */
export async function changed(current: () => Account, changes: AccountChanges, passwordCost: number): Promise<Account> {
  const password = changes.password === undefined ? undefined : await hashPassword(changes.password, passwordCost);
  const account = current();
  const next: Account = { ...account };
  setText(next, 'displayName', changes.displayName);
  setText(next, 'photoUrl', changes.photoUrl);
  setText(next, 'phoneNumber', changes.phoneNumber);
  if (changes.email !== undefined) {
    next.email = checkEmail(changes.email);
    // A new address has yet to be verified.
    if (next.email !== account.email) next.emailVerified = false;
  }
  if (changes.emailVerified !== undefined) next.emailVerified = changes.emailVerified === true;
  const disabled = changes.disableUser ?? changes.disabled;
  if (disabled !== undefined) next.disabled = disabled === true;
  if (changes.validSince !== undefined) next.validSince = Number(changes.validSince);
  if (changes.customAttributes !== undefined) next.customAttributes = checkClaims(changes.customAttributes);
  remove(next, [changes.deleteAttribute, changes.deleteProvider].flat());
  if (password) {
    next.password = password;
    next.passwordUpdatedAt = Date.now();
    // Ends the sessions that were begun with the old password.
    next.validSince = nowSeconds();
  }
  return next;
}

function setText(account: Account, key: 'displayName' | 'photoUrl' | 'phoneNumber', value: unknown): void {
  if (value === undefined) return;
  if (typeof value !== 'string') throw new AuthError('INVALID_REQ_TYPE');
  if (value === '') delete account[key];
  else account[key] = value;
}

function remove(account: Account, names: readonly unknown[]): void {
  if (names.includes('DISPLAY_NAME')) delete account.displayName;
  if (names.includes('PHOTO_URL')) delete account.photoUrl;
  if (names.includes('phone')) delete account.phoneNumber;
  if (names.includes('password')) delete account.password;
}

function checkClaims(json: unknown): string {
  if (typeof json !== 'string') throw new AuthError('INVALID_CLAIMS');
  if (json.length > MAX_CLAIMS_LENGTH) throw new AuthError('CLAIMS_TOO_LARGE');
  let claims: unknown;
  try {
    claims = JSON.parse(json === '' ? '{}' : json);
  } catch {
    throw new AuthError('INVALID_CLAIMS');
  }
  if (typeof claims !== 'object' || claims === null || Array.isArray(claims)) throw new AuthError('INVALID_CLAIMS');
  const reserved = Object.keys(claims).find((name) => RESERVED_CLAIMS.has(name));
  if (reserved !== undefined) throw new AuthError(`FORBIDDEN_CLAIM : ${reserved}`);
  return json;
}
