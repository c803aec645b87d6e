import type { Auth, DecodedIdToken } from 'firebase-admin/auth';
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { CODE } from 'shared-kit/model';
import { apiError } from '../http/api-error';

/** Checks an ID token and that its user has not been signed out since. */
export interface TokenVerifier {
  verify(token: string): Promise<DecodedIdToken>;
}

export interface TokenVerifierOptions {
  auth: Auth;
  projectId: string;
  /** Public keys of the embedded Auth. */
  jwksUrl?: string;
}

/**
 * Against a project, firebase-admin checks everything. Against an embedded Auth it takes unsigned tokens, so the signature is
 * checked here with the keys that the embedded Auth publishes: any page in the user's browser can reach this server.
 */
export function createTokenVerifier({ auth, projectId, jwksUrl }: TokenVerifierOptions): TokenVerifier {
  const keys = jwksUrl === undefined ? undefined : createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: 3000 });

  async function checkSignature(token: string): Promise<void> {
    if (!keys) return;
    await jwtVerify(token, keys, {
      algorithms: ['RS256'],
      audience: projectId,
      issuer: `https://securetoken.google.com/${projectId}`,
    });
  }

  return {
    async verify(token) {
      try {
        await checkSignature(token);
        return await auth.verifyIdToken(token, true);
      } catch (error) {
        throw apiError(isOutage(error) ? CODE.serviceUnavailable : CODE.authError);
      }
    },
  };
}

/** Told apart so that a service that is away does not sign people out. */
function isOutage(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout) return true;
  // What fetch throws when nobody answers.
  if (error instanceof TypeError) return true;
  const code = (error as { code?: unknown }).code;
  return typeof code === 'string' && /network|internal-error|unknown-error/.test(code);
}
