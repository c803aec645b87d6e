import type { JWTPayload } from 'jose';
import { nowSeconds, type Account } from './account';
import type { AccountStore } from './account-store';
import { AuthError } from './auth-error';
import type { TokenSigner } from './token-signer';

const LIFETIME_SECONDS = 3600;
const REFRESH_LIFETIME_SECONDS = 10 * 365 * 24 * 3600;

export interface SignInTokens {
  idToken: string;
  refreshToken: string;
  expiresIn: string;
}

/** Issues ID tokens as Firebase does, and refresh tokens that are signed too, so that they need not be stored. */
export class Tokens {
  constructor(
    private readonly signer: TokenSigner,
    private readonly accounts: AccountStore,
  ) {}

  /** `authTime` is the time of the sign-in in seconds, which stays the same when a token is refreshed. */
  async issue(account: Account, provider: string, authTime?: number, extra: object = {}): Promise<SignInTokens> {
    const { localId, validSince } = account;
    const session = { auth_time: authTime ?? Math.max(nowSeconds(), validSince), user_id: localId };
    const idToken = await this.signer.sign('id', { ...claimsOf(account, provider), ...extra, ...session }, localId, LIFETIME_SECONDS);
    const refreshToken = await this.signer.sign('refresh', { ...session, provider, extra }, localId, REFRESH_LIFETIME_SECONDS);
    return { idToken, refreshToken, expiresIn: String(LIFETIME_SECONDS) };
  }

  /** The account of an ID token; throws if the token must not be used any more. */
  async accountOf(idToken: string | undefined): Promise<{ account: Account; claims: JWTPayload }> {
    if (!idToken) throw new AuthError('MISSING_ID_TOKEN');
    const claims = await this.signer.verify('id', idToken);
    if (!claims) throw new AuthError('INVALID_ID_TOKEN');
    return { account: this.usable(claims), claims };
  }

  async refresh(refreshToken: string | undefined): Promise<SignInTokens & { localId: string }> {
    if (!refreshToken) throw new AuthError('MISSING_REFRESH_TOKEN');
    const claims = await this.signer.verify('refresh', refreshToken);
    if (!claims) throw new AuthError('INVALID_REFRESH_TOKEN');
    const account = { ...this.usable(claims), lastRefreshAt: Date.now() };
    this.accounts.save(account);
    const provider = String(claims['provider']);
    const tokens = await this.issue(account, provider, Number(claims['auth_time']), (claims['extra'] as object | undefined) ?? {});
    return { ...tokens, localId: account.localId };
  }

  private usable(claims: JWTPayload): Account {
    const account = this.accounts.enabled(claims.sub ?? '');
    if (Number(claims['auth_time']) < account.validSince) throw new AuthError('TOKEN_EXPIRED');
    return account;
  }
}

function claimsOf(account: Account, provider: string): JWTPayload {
  const { email, phoneNumber, displayName, photoUrl, emailVerified, customAttributes } = account;
  const identities = { ...(email ? { email: [email] } : {}), ...(phoneNumber ? { phone: [phoneNumber] } : {}) };
  return {
    ...(JSON.parse(customAttributes || '{}') as object),
    ...(displayName ? { name: displayName } : {}),
    ...(photoUrl ? { picture: photoUrl } : {}),
    ...(email ? { email, email_verified: emailVerified } : {}),
    ...(phoneNumber ? { phone_number: phoneNumber } : {}),
    firebase: { identities, sign_in_provider: provider },
  };
}
