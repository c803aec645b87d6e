import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';

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
  /** Signs by the present secret. */
  sign(name: KeyName): Promise<string>;
  /** Undefined for a token that neither secret has signed. */
  read(token: string): Promise<ReadKey | undefined>;
}

export interface ReadKey extends KeyName {
  /** Which secret has signed the token: the present one, or the one before, while the secret is being changed. */
  secret: 'present' | 'before';
}

const ALGORITHM = 'HS256';

const keyOf = (secret: string) => new TextEncoder().encode(secret);

/** `before` is the secret that was used before this one, if keys that it has signed are still valid. */
export function createKeyTokens(secret: string, before?: string): KeyTokens {
  const key = keyOf(secret);
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
      // Both are always tried, so that the time does not show which secret has signed a token.
      const [present, earlier] = await Promise.all([nameIn(token, key), before === undefined ? undefined : nameIn(token, keyOf(before))]);
      if (present) return { ...present, secret: 'present' };
      return earlier && { ...earlier, secret: 'before' };
    },
  };
}

/** The document that a token names; undefined if the token is not signed by the key. */
async function nameIn(token: string, key: Uint8Array): Promise<KeyName | undefined> {
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: [ALGORITHM], requiredClaims: ['sub', 'company'] });
    const company = payload['company'];
    return typeof company === 'string' ? { company, id: payload.sub! } : undefined;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

/** The hash of a token, which the key's document stores. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Takes the same time however many characters are equal, so that a hash cannot be guessed in parts. */
export function isHashOf(token: string, stored: unknown): boolean {
  const hash = Buffer.from(hashOf(token));
  const other = Buffer.from(typeof stored === 'string' ? stored : '');
  return hash.length === other.length && timingSafeEqual(hash, other);
}
