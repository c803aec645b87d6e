import type { Caller } from '../store/documents/access';
import { StatusError } from '../errors/status';
import type { TokenSigner } from './token-signer';

const ANONYMOUS: Caller = { kind: 'anonymous' };
const OWNER: Caller = { kind: 'owner' };
const CACHE_SIZE = 500;
const UNSIGNED_LIFETIME_MS = 60 * 60 * 1000;

/** Determines the caller of a request from its Authorization header. */
export class Authenticator {
  /** Verified tokens: streams and uploads of one client send the same token many times. */
  readonly #verified = new Map<string, Extract<Caller, { kind: 'user' }>>();

  /** `rules.areTested`: while rules are tested, tokens without a signature are accepted (see `UploadedRules`). */
  constructor(
    private readonly signer: TokenSigner,
    private readonly rules: { areTested: boolean },
  ) {}

  /**
   * The caller of a request. The server SDK sends the token `owner` to emulators. A page could send it too, so it is refused in requests that a page
   * has caused.
   */
  async authenticate(authorization: string | undefined, fromPage: boolean): Promise<Caller> {
    if (!authorization) return ANONYMOUS;
    const token = /^(?:Bearer|Firebase) (.+)$/i.exec(authorization)?.[1];
    if (token === 'owner') {
      if (fromPage) throw new StatusError('UNAUTHENTICATED', 'The owner token is not accepted from a page.');
      return OWNER;
    }
    if (!token) throw new StatusError('UNAUTHENTICATED', 'The Authorization header is not understood.');
    const unsignedCaller = this.rules.areTested && !fromPage ? this.unsignedCaller(token) : undefined;
    if (unsignedCaller) return unsignedCaller;
    const cached = this.#verified.get(token);
    if (cached && cached.expiresAt > Date.now()) return cached;
    const caller = await this.verify(token);
    if (this.#verified.size >= CACHE_SIZE) this.#verified.clear();
    this.#verified.set(token, caller);
    return caller;
  }

  /** The user of an unsigned token in a test of rules. It is not added to the known tokens, since pages may use those. */
  private unsignedCaller(token: string): Caller | undefined {
    const payload = this.signer.readUnsigned(token);
    return payload?.sub ? { kind: 'user', uid: payload.sub, token: payload, expiresAt: Date.now() + UNSIGNED_LIFETIME_MS } : undefined;
  }

  private async verify(token: string): Promise<Extract<Caller, { kind: 'user' }>> {
    const payload = await this.signer.verify('id', token);
    if (!payload?.sub) throw new StatusError('UNAUTHENTICATED', 'The ID token is not valid.');
    return { kind: 'user', uid: payload.sub, token: payload, expiresAt: (payload.exp ?? 0) * 1000 };
  }
}
