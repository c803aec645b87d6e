import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

export interface PasswordHash {
  salt: string;
  hash: string;
  /** The cost of the hash, if it is not `PASSWORD_COST`. */
  cost?: number;
}

/** The cost of hashing a password (scrypt's N): about 25 ms of processor time. */
export const PASSWORD_COST = 16_384;

/** No longer one is stored; longer ones are not hashed. */
const MAX_LENGTH = 4096;

export async function hashPassword(password: string, cost: number): Promise<PasswordHash> {
  const salt = randomBytes(16);
  const hash = (await derive(password, salt, cost)).toString('base64');
  return { salt: salt.toString('base64'), hash, ...(cost !== PASSWORD_COST && { cost }) };
}

/** Hashes also when there is no password to compare with, so that the time does not show whether there is one. */
export async function isPassword(password: string, storedHash: PasswordHash | undefined): Promise<boolean> {
  const derived = await derive(
    password.slice(0, MAX_LENGTH),
    Buffer.from(storedHash?.salt ?? '', 'base64'),
    storedHash?.cost ?? PASSWORD_COST,
  );
  return storedHash !== undefined && timingSafeEqual(derived, Buffer.from(storedHash.hash, 'base64'));
}

function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, 32, { N: cost }, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
