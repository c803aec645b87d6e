import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, jwtVerify, SignJWT, UnsecuredJWT, type JWK, type JWTPayload } from 'jose';

/** What a token is for. It is marked by its audience, which no custom claim can set, so that none is taken for another. */
export type TokenUse = 'id' | 'refresh';

/** Makes and checks tokens with a key of this emulator's own, kept with the accounts. */
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

  /** The claims of a token without a signature, which anybody can make. */
  readUnsigned(token: string): JWTPayload | undefined {
    try {
      // The clock is set to 1970, when the tokens that the web SDK makes for tests are issued.
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
      // Refresh tokens of earlier versions had the audience of ID tokens, but none of them says how its user signed in.
      return use === 'id' && typeof payload['firebase'] !== 'object' ? undefined : payload;
    } catch {
      return undefined;
    }
  }

  private audience(use: TokenUse): string {
    return use === 'id' ? this.projectId : `${this.issuer}/refresh`;
  }
}
