import { sessionsEndedAt, type Account } from './account';
import { AuthError } from './auth-error';
import type { AuthContext } from './call';
import { hashPassword, type PasswordHash } from './password';
import type { AccountChanges } from './requests';

/** name@domain.tld, as the service documents it. */
const EMAIL = /^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/;
const MAX_EMAIL_LENGTH = 255;
const MAX_CLAIMS_LENGTH = 1000;
/** A plus and up to 15 digits (E.164). */
const PHONE = /^\+[1-9]\d{5,14}$/;
const RESERVED_CLAIMS = new Set('acr amr at_hash aud auth_time azp cnf c_hash exp iat iss jti nbf nonce sub firebase'.split(' '));

export function checkEmail(email: string | undefined, missing = 'MISSING_EMAIL'): string {
  if (email === undefined || email === '') throw new AuthError(missing);
  if (!EMAIL.test(email) || email.length > MAX_EMAIL_LENGTH) throw new AuthError('INVALID_EMAIL');
  return email.toLowerCase();
}

/**
 * The hash of a new password, which the project's policy has to allow. Hashing takes a while, so callers read the account after it and save it without another `await`: otherwise an update
 * would undo what others have changed meanwhile.
 */
export async function newPassword(
  password: string | undefined,
  { passwordCost, passwordPolicy }: Pick<AuthContext, 'passwordCost' | 'passwordPolicy'>,
): Promise<PasswordHash | undefined> {
  if (password === undefined) return undefined;
  passwordPolicy.check(password);
  return hashPassword(password, passwordCost);
}

/** Throws for a value that the service does not store. */
function checkTexts({ displayName = '', photoUrl = '', phoneNumber = '' }: AccountChanges): void {
  if (displayName.length > 256) throw new AuthError('INVALID_DISPLAY_NAME : The display name may have 256 characters.');
  if (photoUrl.length > 2048) throw new AuthError('INVALID_PHOTO_URL : The URL may have 2048 characters.');
  if (phoneNumber !== '' && !PHONE.test(phoneNumber)) throw new AuthError('INVALID_PHONE_NUMBER : Invalid format.');
}

/** Returns the changed account without saving it. A new email or password ends all earlier sign-ins, as in a project. */
export function withChanges(account: Account, changes: AccountChanges, password?: PasswordHash): Account {
  checkTexts(changes);
  const next: Account = { ...account };
  for (const key of ['displayName', 'photoUrl', 'phoneNumber'] as const) {
    const value = changes[key];
    if (value === '') delete next[key];
    else if (value !== undefined) next[key] = value;
  }
  if (changes.email !== undefined) {
    next.email = checkEmail(changes.email);
    // A new email is not verified yet.
    if (next.email !== account.email) next.emailVerified = false;
  }
  if (changes.emailVerified !== undefined) next.emailVerified = changes.emailVerified;
  const disabled = changes.disableUser ?? changes.disabled;
  if (disabled !== undefined) next.disabled = disabled;
  if (changes.customAttributes !== undefined) next.customAttributes = checkClaims(changes.customAttributes);
  remove(next, changes);
  if (password) {
    next.password = password;
    next.passwordUpdatedAt = Date.now();
  }
  if (password || next.email !== account.email) next.validSince = sessionsEndedAt(account);
  if (changes.validSince !== undefined) next.validSince = Number(changes.validSince);
  return next;
}

function remove(account: Account, { deleteAttribute = [], deleteProvider = [] }: AccountChanges): void {
  if (deleteAttribute.includes('DISPLAY_NAME')) delete account.displayName;
  if (deleteAttribute.includes('PHOTO_URL')) delete account.photoUrl;
  if (deleteProvider.includes('phone')) delete account.phoneNumber;
  if (deleteProvider.includes('password') || deleteAttribute.includes('PASSWORD')) delete account.password;
  if (deleteAttribute.includes('EMAIL')) {
    delete account.email;
    account.emailVerified = false;
  }
}

function checkClaims(json: string): string {
  if (json.length > MAX_CLAIMS_LENGTH) throw new AuthError('CLAIMS_TOO_LARGE');
  let claims: unknown;
  try {
    claims = JSON.parse(json === '' ? '{}' : json);
  } catch {
    throw new AuthError('INVALID_CLAIMS');
  }
  if (typeof claims !== 'object' || claims === null || Array.isArray(claims)) throw new AuthError('INVALID_CLAIMS');
  checkClaimNames(claims);
  return json;
}

/** Refuses claims that only this emulator may set: those about the token itself and about how its user signed in. */
export function checkClaimNames(claims: object): void {
  const reserved = Object.keys(claims).find((name) => RESERVED_CLAIMS.has(name));
  if (reserved !== undefined) throw new AuthError(`FORBIDDEN_CLAIM : ${reserved}`);
}
