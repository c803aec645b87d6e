import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CODE, docPaths, isDocumentId, problem, validateName } from 'shared-kit/model';
import { requireAccess, scopeOf } from '../access/require-access';
import { requireDomain } from '../access/require-domain';
import { ApiError, apiError } from '../http/api-error';
import { success } from '../http/envelope';
import { withDeadline } from '../http/deadline';
import { takeUpRemoval } from '../removals/finish-removal';
import { domainRemovalRef } from '../removals/removal';
import type { Services } from '../services';
import { createDomain } from './create-domain';
import { createDomainSchema, removeDomainSchema } from './domains.schema';
import { removeDomain } from './remove-domain';

/** `POST` and `DELETE /domains` (decisions D-40, D-44 to D-46). */
export function domainRoutes(services: Services): FastifyPluginAsyncTypebox {
  const { firestore } = services.firebase;
  const onRequest = requireAccess(services, { roles: ['keyUser'] });

  /** True when the domain was taken out of sight before and the rest of it is gone now, or going. */
  async function wasRemoved(company: string, domain: string): Promise<boolean> {
    if (!isDocumentId(domain)) return false;
    const marker = domainRemovalRef(firestore, { company, domain });
    const paths = [marker, firestore.doc(docPaths.domain({ company, domain }))];
    const [removal, stored] = await withDeadline(firestore.getAll(...paths));
    if (!removal!.exists || stored!.exists) return false;
    await takeUpRemoval(services.firebase, marker);
    return true;
  }

  return async (app) => {
    app.post('/domains', { schema: createDomainSchema, onRequest }, async (request) => {
      const { company, parentUid } = scopeOf(request);
      if (parentUid === undefined) throw apiError(CODE.missingParameters, { args: ['parentUid'] });
      const { copyDomain, currentDomains } = request.body;
      const name = validateName(request.body.domain, { field: 'domain' });
      if (!name.ok) throw new ApiError(name.problem);
      await createDomain(services, request, { ref: { company, domain: name.value }, parentUid, copyDomain, currentDomains });
      return success(problem(CODE.domainAdded));
    });

    app.delete('/domains', { schema: removeDomainSchema, onRequest }, async (request) => {
      const { company, parentUid } = scopeOf(request);
      if (parentUid === undefined) throw apiError(CODE.missingParameters, { args: ['parentUid'] });
      const { domain } = request.body;
      if (!(await wasRemoved(company, domain))) await removeDomain(services, request, await requireDomain(services, request, domain));
      return success(problem(CODE.domainRemoved));
    });
  };
}
