import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { AuthError } from './auth-error';

/** Salt and hash in base64. */
export interface PasswordHash {
  salt: string;
  hash: string;
}

const MIN_LENGTH = 6;
const MAX_LENGTH = 4096;

export async function hashPassword(password: unknown): Promise<PasswordHash> {
  if (typeof password !== 'string' || password.length < MIN_LENGTH) {
    throw new AuthError('WEAK_PASSWORD : Password should be at least 6 characters');
  }
  if (password.length > MAX_LENGTH) throw new AuthError('PASSWORD_DOES_NOT_MEET_REQUIREMENTS');
  const salt = randomBytes(16);
  return { salt: salt.toString('base64'), hash: (await derive(password, salt)).toString('base64') };
}

/** Also hashes when there is no password to compare with, so that the time does not tell whether there is one. */
export async function isPassword(password: string, known: PasswordHash | undefined): Promise<boolean> {
  const derived = await derive(password.slice(0, MAX_LENGTH), Buffer.from(known?.salt ?? '', 'base64'));
  return known !== undefined && timingSafeEqual(derived, Buffer.from(known.hash, 'base64'));
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, 32, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
