import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, jwtVerify, SignJWT, UnsecuredJWT, type JWK, type JWTPayload } from 'jose';

/** The use of a token. It is marked by the audience, which no custom claim can set, so that a token is never accepted for the other use. */
export type TokenUse = 'id' | 'refresh';

/** Creates and verifies tokens with this emulator's own key, which is stored with the accounts. */
export class TokenSigner {
  private constructor(
    private readonly projectId: string,
    private readonly privateKey: KeyObject,
    private readonly publicKey: KeyObject,
    /** The public key, for programs that verify tokens. */
    readonly jwk: JWK & { kid: string },
  ) {}

  static async create(projectId: string, privateKeyPem: string): Promise<TokenSigner> {
    const privateKey = createPrivateKey(privateKeyPem);
    const publicKey = createPublicKey(privateKey);
    const jwk = await exportJWK(publicKey);
    const kid = await calculateJwkThumbprint(jwk);
    return new TokenSigner(projectId, privateKey, publicKey, { ...jwk, kid, alg: 'RS256', use: 'sig' });
  }

  static newKey(): string {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    return privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
  }

  get issuer(): string {
    return `https://securetoken.google.com/${this.projectId}`;
  }

  sign(use: TokenUse, payload: JWTPayload, subject: string, lifetimeSeconds: number): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    return new SignJWT(payload)
      .setProtectedHeader({ alg: 'RS256', kid: this.jwk.kid, typ: 'JWT' })
      .setIssuer(this.issuer)
      .setAudience(this.audience(use))
      .setSubject(subject)
      .setIssuedAt(now)
      .setExpirationTime(now + lifetimeSeconds)
      .sign(this.privateKey);
  }

  /** The claims of a token without a signature. They prove nothing, since anybody can make such a token. */
  readUnsigned(token: string): JWTPayload | undefined {
    try {
      // Decoded with the date 1970: the tokens that the web SDK makes for tests are issued then.
      return UnsecuredJWT.decode(token, { issuer: this.issuer, audience: this.projectId, currentDate: new Date(0) }).payload;
    } catch {
      return undefined;
    }
  }

  /** The claims of a valid token for this use, or undefined. */
  async verify(use: TokenUse, token: string): Promise<JWTPayload | undefined> {
    try {
      const { payload } = await jwtVerify(token, this.publicKey, {
        issuer: this.issuer,
        audience: this.audience(use),
        algorithms: ['RS256'],
      });
      // Refresh tokens of earlier versions have the audience of ID tokens, but lack the claim about how the user signed in.
      return use === 'id' && typeof payload['firebase'] !== 'object' ? undefined : payload;
    } catch {
      return undefined;
    }
  }

  private audience(use: TokenUse): string {
    return use === 'id' ? this.projectId : `${this.issuer}/refresh`;
  }
}
