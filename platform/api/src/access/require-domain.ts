import type { FastifyRequest } from 'fastify';
import type { DomainRef } from 'shared-kit/model';
import { scopeOf } from './require-access';
import type { DomainNeeds } from './scope';

/** The domain that a body names, if caller and parent have access to it; otherwise `domainAccess`, whether it exists or not. */
export async function requireDomain(request: FastifyRequest, domain: string, needs?: DomainNeeds): Promise<DomainRef> {
  const scope = scopeOf(request);
  scope.domain = domain;
  await scope.confirm(undefined, needs);
  return { company: scope.company, domain };
}
