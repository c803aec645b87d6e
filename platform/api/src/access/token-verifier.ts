import type { Auth } from 'firebase-admin/auth';
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { CODE } from 'shared-kit/model';
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
  jwksUrl?: string;
}

/**
 * With a project, firebase-admin checks everything. With an embedded Auth it would accept unsigned tokens only, which any page
 * in the user's browser could make up and send to this server: there the token is checked with the keys that the embedded Auth
 * publishes. Without these keys there is no verifier, and no server.
 */
export function createTokenVerifier({ auth, projectId, jwksUrl }: TokenVerifierOptions): TokenVerifier {
  if (jwksUrl === undefined && process.env['FIREBASE_AUTH_EMULATOR_HOST']) {
    throw new Error(
      'Auth is the embedded one (FIREBASE_AUTH_EMULATOR_HOST), and its keys are not named: anybody’s unsigned tokens would be taken.',
    );
  }
  const check = jwksUrl === undefined ? byProject(auth) : byKeys(auth, projectId, new URL(jwksUrl));
  return {
    verify: (token) => refused(check(token)),
    confirm: (user) => refused(requireSignIn(auth, user)),
  };
}

/** Turns any failure of the check into code 2, unless Auth is unreachable. */
async function refused<T>(check: Promise<T>): Promise<T> {
  try {
    return await check;
  } catch (error) {
    throw apiError(isOutage(error) ? CODE.serviceUnavailable : CODE.authError);
  }
}

async function requireSignIn(auth: Auth, { uid, signedInAt }: SignedIn): Promise<void> {
  const { disabled, tokensValidAfterTime } = await auth.getUser(uid);
  const revokedBefore = tokensValidAfterTime === undefined ? 0 : Date.parse(tokensValidAfterTime);
  if (disabled || !(signedInAt >= revokedBefore)) throw new Error('The token was revoked.');
}

type Check = (token: string) => Promise<VerifiedToken>;

function byProject(auth: Auth): Check {
  return (token) => auth.verifyIdToken(token, true);
}

function byKeys(auth: Auth, projectId: string, jwksUrl: URL): Check {
  const keys = createRemoteJWKSet(jwksUrl, { timeoutDuration: 3000 });
  const expected = {
    algorithms: ['RS256'],
    audience: projectId,
    issuer: `https://securetoken.google.com/${projectId}`,
    requiredClaims: ['sub', 'exp', 'auth_time'],
  };
  return async (token) => {
    const { payload } = await jwtVerify(token, keys, expected);
    // The embedded Auth signs refresh tokens with the same key. Only ID tokens say how their user signed in, by a claim that nobody else can set.
    if (typeof payload['firebase'] !== 'object') throw new Error('This is no ID token.');
    const user = { uid: payload.sub!, signedInAt: Number(payload['auth_time']) * 1000 };
    await requireSignIn(auth, user);
    return { ...payload, uid: user.uid };
  };
}

/** Whether the token could not be checked because Auth is unreachable, which must not be answered like an invalid token (2). */
function isOutage(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout) return true;
  // `fetch` throws a TypeError when it gets no connection.
  if (error instanceof TypeError) return true;
  const code = (error as { code?: unknown }).code;
  return typeof code === 'string' && /network|internal-error|unknown-error/.test(code);
}
