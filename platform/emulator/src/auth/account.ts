import { randomInt } from 'node:crypto';
import type { SentMail } from '../options/options';
import type { PasswordHash } from './password';

export interface Account {
  localId: string;
  email?: string;
  emailVerified: boolean;
  displayName?: string;
  photoUrl?: string;
  phoneNumber?: string;
  disabled: boolean;
  password?: PasswordHash;
  /** Milliseconds since 1970. */
  passwordUpdatedAt?: number;
  createdAt: number;
  lastLoginAt?: number;
  lastRefreshAt?: number;
  /** Seconds since 1970. Tokens of earlier sign-ins are not valid any more. */
  validSince: number;
  /** Custom claims as JSON, as the server SDK sends them. */
  customAttributes?: string;
}

/**
 * The new `validSince` when all sign-ins so far are ended. Tokens have whole seconds: after a sign-in in this second it is the next second, or that
 * sign-in would stay valid.
 */
export function sessionsEndedAt({ lastLoginAt, validSince }: Account): number {
  const now = nowSeconds();
  return lastLoginAt === undefined ? now : Math.max(now, Math.floor(lastLoginAt / 1000) + 1, validSince + 1);
}

export function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

/** Returned in place of the password hash; firebase-admin only checks that it is present. */
const REDACTED = Buffer.from('REDACTED').toString('base64');

export function wireAccount(account: Account): object {
  const { password, passwordUpdatedAt, createdAt, lastLoginAt, lastRefreshAt, validSince, ...rest } = account;
  return {
    ...rest,
    ...(password ? { passwordHash: REDACTED, passwordUpdatedAt } : {}),
    validSince: String(validSince),
    createdAt: String(createdAt),
    ...(lastLoginAt === undefined ? {} : { lastLoginAt: String(lastLoginAt) }),
    ...(lastRefreshAt === undefined ? {} : { lastRefreshAt: new Date(lastRefreshAt).toISOString() }),
    providerUserInfo: providers(account),
  };
}

function providers({ email, phoneNumber, password, displayName, photoUrl }: Account): object[] {
  return [
    ...(email && password ? [{ providerId: 'password', email, federatedId: email, rawId: email, displayName, photoUrl }] : []),
    ...(phoneNumber ? [{ providerId: 'phone', phoneNumber, rawId: phoneNumber }] : []),
  ];
}

const ID_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

function newId(): string {
  return Array.from({ length: 28 }, () => ID_ALPHABET[randomInt(ID_ALPHABET.length)]).join('');
}

export function newAccount(localId = newId()): Account {
  return { localId, emailVerified: false, disabled: false, createdAt: Date.now(), validSince: nowSeconds() };
}

/** A code that was mailed to its user. It works once, for an hour. */
export interface ActionCode extends SentMail {
  localId: string;
  newEmail?: string;
}
