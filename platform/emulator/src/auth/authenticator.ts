import type { Caller } from '../access';
import { StatusError } from '../status';
import type { TokenSigner } from './token-signer';

const ANONYMOUS: Caller = { kind: 'anonymous' };
const OWNER: Caller = { kind: 'owner' };
const CACHE_SIZE = 500;
const PRETENDED_FOR_MS = 60 * 60 * 1000;

/** Finds out who makes a request, from its Authorization header. */
export class Authenticator {
  /** Streams and uploads of one client bring the same token many times. */
  readonly #known = new Map<string, Extract<Caller, { kind: 'user' }>>();

  /** Tokens without a signature are believed while rules are tested: see `BroughtRules`. */
  constructor(
    private readonly signer: TokenSigner,
    private readonly rules: { areTested: boolean },
  ) {}

  /**
   * The SDK for servers says it is the `owner` to an emulator. A page could say so too, so the word of a
   * request that a page caused is not taken.
   */
  async authenticate(authorization: string | undefined, fromPage: boolean): Promise<Caller> {
    if (!authorization) return ANONYMOUS;
    const token = /^(?:Bearer|Firebase) (.+)$/i.exec(authorization)?.[1];
    if (token === 'owner') {
      if (fromPage) throw new StatusError('UNAUTHENTICATED', 'The owner token is not accepted from a page.');
      return OWNER;
    }
    if (!token) throw new StatusError('UNAUTHENTICATED', 'The Authorization header is not understood.');
    const pretended = this.rules.areTested && !fromPage ? this.pretended(token) : undefined;
    if (pretended) return pretended;
    const known = this.#known.get(token);
    if (known && known.expiresAt > Date.now()) return known;
    const caller = await this.verify(token);
    if (this.#known.size >= CACHE_SIZE) this.#known.clear();
    this.#known.set(token, caller);
    return caller;
  }

  /** Whom a test of rules says to be. Not kept: a page that brings the same token is nobody. */
  private pretended(token: string): Caller | undefined {
    const payload = this.signer.readUnsigned(token);
    return payload?.sub ? { kind: 'user', uid: payload.sub, token: payload, expiresAt: Date.now() + PRETENDED_FOR_MS } : undefined;
  }

  private async verify(token: string): Promise<Extract<Caller, { kind: 'user' }>> {
    const payload = await this.signer.verify(token);
    // Refresh tokens are made with the same key but are no proof of identity here.
    if (payload?.['use'] === 'refresh') throw new StatusError('UNAUTHENTICATED', 'A refresh token is no ID token.');
    if (!payload?.sub) throw new StatusError('UNAUTHENTICATED', 'The ID token is not valid.');
    return { kind: 'user', uid: payload.sub, token: payload, expiresAt: (payload.exp ?? 0) * 1000 };
  }
}
