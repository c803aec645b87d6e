import type { FastifyRequest } from 'fastify';
import { CODE, PERMISSIONS, type Permission } from 'shared-kit/model';
import { apiError } from '../http/api-error';
import type { TokenVerifier, VerifiedToken } from './token-verifier';

/** Whose token it is and what it says (decision D-34). */
export interface Caller {
  readonly uid: string;
  readonly companies: readonly string[];
  readonly roles: ReadonlySet<Permission>;
  /** When the password was last given, in epoch milliseconds. */
  readonly signedInAt: number;
}

function companiesOf({ company }: VerifiedToken): string[] {
  const list: unknown[] = Array.isArray(company) ? company : [company];
  return list.filter((entry): entry is string => typeof entry === 'string' && entry !== '');
}

/** A key user counts as one only with a verified address, as in the database rules (decision D-90). */
function hasRole(token: VerifiedToken, role: Permission): boolean {
  return token[role] === true && (role !== 'keyUser' || token['email_verified'] === true);
}

export function callerOf(token: VerifiedToken): Caller {
  return {
    uid: token.uid,
    companies: companiesOf(token),
    roles: new Set(PERMISSIONS.filter((role) => hasRole(token, role))),
    signedInAt: Number(token['auth_time'] ?? 0) * 1000,
  };
}

/** The caller by the request's bearer token; code 2 for none or a bad one. */
export async function authenticate(request: FastifyRequest, tokens: TokenVerifier): Promise<Caller> {
  const [scheme, token, ...rest] = (request.headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !token || rest.length > 0) throw apiError(CODE.authError);
  return callerOf(await tokens.verify(token));
}
