import type { JWTPayload } from 'jose';
import type { Account } from './account';
import type { AccountStore } from './account-store';
import { AuthError } from './auth-error';
import type { TokenSigner } from './token-signer';

const LIFETIME_SECONDS = 3600;
const REFRESH_LIFETIME_SECONDS = 10 * 365 * 24 * 3600;

/** The tokens of one sign-in. */
export interface SignInTokens {
  idToken: string;
  refreshToken: string;
  expiresIn: string;
}

/** ID tokens as Firebase makes them, and refresh tokens that are signed too, so that none has to be stored. */
export class Tokens {
  constructor(
    private readonly signer: TokenSigner,
    private readonly accounts: AccountStore,
  ) {}

  /** `authTime` is the moment of the sign-in in seconds: kept when a token is only refreshed. */
  async issue(account: Account, provider: string, authTime = nowSeconds(), extra: object = {}): Promise<SignInTokens> {
    const { localId } = account;
    const session = { auth_time: authTime, user_id: localId };
    const idToken = await this.signer.sign({ ...claimsOf(account, provider), ...extra, ...session }, localId, LIFETIME_SECONDS);
    const refresh = { ...session, use: 'refresh', provider, extra };
    const refreshToken = await this.signer.sign(refresh, localId, REFRESH_LIFETIME_SECONDS);
    return { idToken, refreshToken, expiresIn: String(LIFETIME_SECONDS) };
  }

  /** The account an ID token is for, if it may still be used. */
  async accountOf(idToken: unknown): Promise<{ account: Account; claims: JWTPayload }> {
    if (typeof idToken !== 'string' || idToken === '') throw new AuthError('MISSING_ID_TOKEN');
    const claims = await this.signer.verify(idToken);
    if (!claims || claims['use'] === 'refresh') throw new AuthError('INVALID_ID_TOKEN');
    return { account: this.usable(claims), claims };
  }

  async refresh(refreshToken: unknown): Promise<SignInTokens & { localId: string }> {
    if (typeof refreshToken !== 'string' || refreshToken === '') throw new AuthError('MISSING_REFRESH_TOKEN');
    const claims = await this.signer.verify(refreshToken);
    if (claims?.['use'] !== 'refresh') throw new AuthError('INVALID_REFRESH_TOKEN');
    const account = { ...this.usable(claims), lastRefreshAt: Date.now() };
    this.accounts.save(account);
    const provider = String(claims['provider']);
    const tokens = await this.issue(account, provider, Number(claims['auth_time']), (claims['extra'] as object) ?? {});
    return { ...tokens, localId: account.localId };
  }

  private usable(claims: JWTPayload): Account {
    const account = this.accounts.get(claims.sub ?? '');
    if (!account) throw new AuthError('USER_NOT_FOUND');
    if (account.disabled) throw new AuthError('USER_DISABLED');
    if (Number(claims['auth_time']) < account.validSince) throw new AuthError('TOKEN_EXPIRED');
    return account;
  }
}

export function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
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
