import type { Auth } from 'firebase-admin/auth';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { CODE } from 'shared-kit/model';
import { faultOf, ServiceFault } from '../faults/faults';
import { apiError } from '../http/api-error';

export type VerifiedToken = { readonly uid: string } & Readonly<Record<string, unknown>>;

/** Checks an ID token and that its user has not been signed out since. */
export interface TokenVerifier {
  verify(token: string): Promise<VerifiedToken>;
  /** Checks again that the user of a verified token has not been disabled, removed or signed out. */
  confirm(user: SignedIn): Promise<void>;
}

/** The user, and the time of the sign-in in epoch milliseconds. */
interface SignedIn {
  readonly uid: string;
  readonly signedInAt: number;
}

export interface TokenVerifierOptions {
  auth: Auth;
  projectId: string;
  /** The public keys of an embedded Auth, or of a test; by default Google's. */
  jwksUrl?: string;
}

const GOOGLE_KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** Google changes its keys about daily and announces the next one. A token of an unknown key has them read again at once. */
const KEYS_KEPT_MS = 6 * 60 * 60 * 1000;

/**
 * Checks tokens of a project and of an embedded Auth in the same way. firebase-admin is not used for it: it would accept unsigned tokens of an
 * embedded Auth, which any page in the user's browser could make up; and it reports keys that it could not read as a fault of the token.
 */
export function createTokenVerifier({ auth, projectId, jwksUrl }: TokenVerifierOptions): TokenVerifier {
  if (jwksUrl === undefined && process.env['FIREBASE_AUTH_EMULATOR_HOST']) {
    throw new Error(
      'Auth is the embedded one (FIREBASE_AUTH_EMULATOR_HOST), and its keys are not named: anybody’s unsigned tokens would be taken.',
    );
  }
  const check = checkBy(auth, projectId, new URL(jwksUrl ?? GOOGLE_KEYS));
  return {
    verify: (token) => refused(check(token)),
    confirm: (user) => refused(requireSignIn(auth, user)),
  };
}

/** A token whose signature is right and that is not accepted all the same. */
class TokenRefused extends Error {}

/** `authError` only for the faults of the token itself. With any other error it is not known whether the token is valid: `serviceUnavailable`. */
async function refused<T>(check: Promise<T>): Promise<T> {
  try {
    return await check;
  } catch (error) {
    const fault = faultOf(error);
    if (error instanceof TokenRefused || fault?.kind === 'token' || fault?.name === NO_SIGN_IN) throw apiError(CODE.authError);
    throw new ServiceFault(fault?.name ?? 'token/unchecked', { cause: error });
  }
}

/** For a token, a removed user is a fault of the token. */
const NO_SIGN_IN = 'auth/user-not-found';

async function requireSignIn(auth: Auth, { uid, signedInAt }: SignedIn): Promise<void> {
  const { disabled, tokensValidAfterTime } = await auth.getUser(uid);
  const revokedBefore = tokensValidAfterTime === undefined ? 0 : Date.parse(tokensValidAfterTime);
  if (disabled || !(signedInAt >= revokedBefore)) throw new TokenRefused('The token was revoked.');
}

type Check = (token: string) => Promise<VerifiedToken>;

function checkBy(auth: Auth, projectId: string, jwksUrl: URL): Check {
  const keys = createRemoteJWKSet(jwksUrl, { timeoutDuration: 3000, cacheMaxAge: KEYS_KEPT_MS });
  const expected = {
    algorithms: ['RS256'],
    audience: projectId,
    issuer: `https://securetoken.google.com/${projectId}`,
    requiredClaims: ['sub', 'exp', 'iat', 'auth_time'],
  };
  return async (token) => {
    const { payload } = await jwtVerify(token, keys, expected);
    // The embedded Auth signs refresh tokens with the same key. Only ID tokens say how their user signed in, by a claim that nobody else can set.
    if (typeof payload['firebase'] !== 'object') throw new TokenRefused('This is no ID token.');
    if (!isUid(payload.sub)) throw new TokenRefused('The token names no user.');
    const user = { uid: payload.sub, signedInAt: Number(payload['auth_time']) * 1000 };
    await requireSignIn(auth, user);
    return { ...payload, uid: user.uid };
  };
}

const isUid = (sub: unknown): sub is string => typeof sub === 'string' && sub !== '' && sub.length <= 128;
