import type { FastifyRequest } from 'fastify';
import { CODE, PERMISSIONS, type Permission } from 'shared-kit/model';
import { apiError } from '../http/api-error';
import type { TokenVerifier, VerifiedToken } from './token-verifier';

/** The user of a verified token, with its claims (D-34). */
export interface Caller {
  readonly uid: string;
  readonly companies: readonly string[];
  /** The roles in the token; behind {@link requireAccess} only those that are in the profile too. */
  readonly roles: ReadonlySet<Permission>;
  /** When the user signed in with the password, in epoch milliseconds; a refreshed token keeps it. */
  readonly signedInAt: number;
}

/** The companies in the `company` claim: none when any of its entries is not an id. */
function companiesOf({ company }: VerifiedToken): string[] {
  const list: unknown[] = Array.isArray(company) ? company : [company];
  const isId = (entry: unknown): entry is string => typeof entry === 'string' && entry !== '';
  return list.every(isId) ? list : [];
}

/**
 * As in the database rules (D-90): a key user has a list of companies and counts as one only with a verified email;
 * the company of everybody else is a single id.
 */
function rolesOf(token: VerifiedToken): Permission[] {
  const isKeyUser = token['keyUser'] === true;
  if (Array.isArray(token['company']) !== isKeyUser) return [];
  return PERMISSIONS.filter((role) => token[role] === true && (role !== 'keyUser' || token['email_verified'] === true));
}

function callerOf(token: VerifiedToken): Caller {
  return {
    uid: token.uid,
    companies: companiesOf(token),
    roles: new Set(rolesOf(token)),
    signedInAt: Number(token['auth_time'] ?? 0) * 1000,
  };
}

/** The caller of the request's bearer token. `authError` for a missing or invalid token. */
export async function authenticate(request: FastifyRequest, tokens: TokenVerifier): Promise<Caller> {
  const [scheme, token, ...rest] = (request.headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !token || rest.length > 0) throw apiError(CODE.authError);
  return callerOf(await tokens.verify(token));
}
