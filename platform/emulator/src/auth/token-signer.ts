import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, jwtVerify, SignJWT, UnsecuredJWT, type JWK, type JWTPayload } from 'jose';

/** Makes and checks ID tokens with a key of this emulator's own, kept with the accounts. */
export class TokenSigner {
  private constructor(
    private readonly projectId: string,
    private readonly privateKey: KeyObject,
    private readonly publicKey: KeyObject,
    /** The public key, for programs that check tokens. */
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

  sign(payload: JWTPayload, subject: string, lifetimeSeconds: number): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    return new SignJWT(payload)
      .setProtectedHeader({ alg: 'RS256', kid: this.jwk.kid, typ: 'JWT' })
      .setIssuer(this.issuer)
      .setAudience(this.projectId)
      .setSubject(subject)
      .setIssuedAt(now)
      .setExpirationTime(now + lifetimeSeconds)
      .sign(this.privateKey);
  }

  /** The claims of a token without a signature, which anybody can make. */
  readUnsigned(token: string): JWTPayload | undefined {
    try {
      // The clock is set to 1970, when the tokens that the web SDK makes for tests are issued.
      return UnsecuredJWT.decode(token, { issuer: this.issuer, audience: this.projectId, currentDate: new Date(0) }).payload;
    } catch {
      return undefined;
    }
  }

  /** The claims of a valid token, or undefined. */
  async verify(token: string): Promise<JWTPayload | undefined> {
    try {
      const { payload } = await jwtVerify(token, this.publicKey, {
        issuer: this.issuer,
        audience: this.projectId,
        algorithms: ['RS256'],
      });
      return payload;
    } catch {
      return undefined;
    }
  }
}
