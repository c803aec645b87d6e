import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

/** The document of the key that a token names. */
export interface KeyName {
  company: string;
  id: string;
}

/**
 * Creates and reads the tokens of API keys (D-82). They are signed, so that an invented token is refused without reading the
 * database, and hold 32 random bytes, so that the signing secret alone makes no valid one: its hash must be in the database.
 */
export interface KeyTokens {
  sign(name: KeyName): Promise<string>;
  read(token: string): Promise<KeyName | undefined>;
}

const ALGORITHM = 'HS256';

export function createKeyTokens(secret: string): KeyTokens {
  const key = new TextEncoder().encode(secret);
  return {
    sign({ company, id }) {
      return new SignJWT({ company })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setSubject(id)
        .setJti(randomBytes(32).toString('base64url'))
        .setIssuedAt()
        .sign(key);
    },
    async read(token) {
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: [ALGORITHM], requiredClaims: ['sub', 'company'] });
        const company = payload['company'];
        return typeof company === 'string' ? { company, id: payload.sub! } : undefined;
      } catch {
        return undefined;
      }
    },
  };
}

/** The hash of a token, which the key's document stores. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Takes the same time however many characters are equal, so that a hash cannot be guessed in parts. */
export function isHashOf(token: string, stored: unknown): boolean {
  const hash = Buffer.from(hashOf(token));
  const other = Buffer.from(typeof stored === 'string' ? stored : '');
  return hash.length === other.length && timingSafeEqual(hash, other);
}
