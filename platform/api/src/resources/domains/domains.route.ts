import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CODE, docPaths, isDocumentId, keyedMessage, problem, REMOVAL_UNDER_WAY, validateName, type Message } from 'shared-kit/model';
import { parentOf, requireAccess, scopeOf, type AccessServices } from '../../access/require-access';
import { requireDomain } from '../../access/require-domain';
import { actorOf, runChange, type Actor } from '../../records/record-change';
import { valueOf } from '../../http/api-error';
import { success } from '../../http/envelope';
import { COMPANY_DOMAINS } from '../../http/json-body';
import { withDeadline } from '../../http/deadline';
import { domainRemovalRef } from '../../work/removals/removal';
import type { RemovalServices } from '../../work/removals/removals';
import { createDomain } from './create-domain';
import { createDomainSchema, removeDomainSchema } from './domains.schema';
import { removeDomain } from './remove-domain';

/** `POST` and `DELETE /domains` (D-40, D-44 to D-46). */
export function domainRoutes(services: AccessServices & RemovalServices): FastifyPluginAsyncTypebox {
  const { firestore } = services.firebase;
  const onRequest = requireAccess(services, { parent: true });

  /**
   * The answer for a domain whose removal has begun before. While another call or server works on it, its progress; otherwise
   * the rest is removed now, and the answer is that the domain is gone. Null when no removal has begun.
   */
  async function resumeRemoval(actor: Actor, domain: string): Promise<Message | null> {
    if (!isDocumentId(domain)) return null;
    const { company } = actor;
    const marker = domainRemovalRef(firestore, { company, domain });
    const stored = firestore.doc(docPaths.domain({ company, domain }));
    if (!(await withDeadline(runChange(firestore, actor, (transaction) => transaction.get(marker)))).exists) return null;
    if (await services.removals.resume(marker)) return problem(CODE.domainRemoved);
    const progress = await withDeadline(stored.get());
    const count = (field: string) => Number(progress.get(`removal.${field}`) ?? 0);
    return keyedMessage(REMOVAL_UNDER_WAY, [count('done'), count('total')]);
  }

  return async (app) => {
    app.post('/domains', { schema: createDomainSchema, onRequest, config: { json: COMPANY_DOMAINS } }, async (request) => {
      const { company } = scopeOf(request);
      const { copyDomain, currentDomains } = request.body;
      const domain = valueOf(validateName(request.body.domain, { field: 'domain' }));
      await createDomain(services, request, { ref: { company, domain }, parentUid: parentOf(request), copyDomain, currentDomains });
    });

    app.delete('/domains', { schema: removeDomainSchema, onRequest, config: { knowsEarlierCalls: true } }, async (request) => {
      const { domain } = request.body;
      const progress = await resumeRemoval(actorOf(request), domain);
      if (progress) return success(progress);
      await removeDomain(services, request, await requireDomain(request, domain, { exactlyOneModerator: true }));
    });
  };
}
