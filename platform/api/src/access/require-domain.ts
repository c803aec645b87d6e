import type { FastifyRequest } from 'fastify';
import type { DomainRef } from 'shared-kit/model';
import type { Services } from '../services';
import { scopeOf } from './require-access';
import { lookUpScope, type DomainNeeds } from './scope';

/** The domain that a body names, when the caller and the parent reach it; else code 316, whether it exists or not. */
export async function requireDomain({ firebase }: Services, request: FastifyRequest, domain: string, needs?: DomainNeeds): Promise<DomainRef> {
  const scope = scopeOf(request);
  (await lookUpScope(firebase.firestore, { ...scope, domain })).checkReach(needs);
  return { company: scope.company, domain };
}
