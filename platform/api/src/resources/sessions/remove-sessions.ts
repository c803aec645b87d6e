import type { FastifyRequest } from 'fastify';
import { CODE, docPaths, firestorePaths, isDocumentId, type DomainRef } from 'shared-kit/model';
import { actorOf, runChange } from '../../records/record-change';
import { apiError } from '../../http/api-error';
import { inTime } from '../../http/time-budget';
import { beginRemoval } from '../../work/removals/removal';
import type { RemovalServices } from '../../work/removals/removals';
import { writeSummary } from '../../work/summaries/summarize-domain';
import { nameOfDocument } from '../../documents/name-of-document';

/**
 * Deletes the documents of the sessions in one transaction and then their readings and pictures. Sessions that are gone already
 * are passed over; `sessionNotFound` when all are gone, `noSessions` when the domain has no sessions at all.
 */
export async function removeSessions(
  { firebase, removals, timeBudget }: RemovalServices,
  request: FastifyRequest,
  domain: DomainRef,
  sessionIds: readonly string[],
): Promise<void> {
  const { firestore } = firebase;
  const actor = actorOf(request);
  const marker = firestore.collection(firestorePaths.removals(domain.company)).doc();
  const refs = [...new Set(sessionIds)].filter(isDocumentId).map((session) => firestore.doc(docPaths.session({ ...domain, session })));

  const removal = await inTime(timeBudget, (time) =>
    runChange(firestore, actor, async (transaction, record) => {
      const existing = refs.length === 0 ? [] : (await transaction.getAll(...refs)).filter(({ exists }) => exists);
      if (existing.length === 0) {
        const any = await transaction.get(firestore.collection(firestorePaths.sessions(domain)).limit(1));
        throw apiError(any.empty ? CODE.noSessions : CODE.sessionNotFound);
      }
      time.check();
      for (const session of existing) {
        transaction.delete(session.ref);
        record({ action: 'sessions.delete', target: session.ref.path, name: nameOfDocument(session) });
      }
      const hidden = { domain, sessions: existing.map(({ id }) => id) };
      beginRemoval(transaction, marker, hidden);
      return hidden;
    }),
  );
  // Count all hours again, because only removals change those of past days. A failure is only logged, since the sessions are removed already.
  await writeSummary(firestore, domain, { anew: true }).catch((error: unknown) => request.log.error({ err: error }, 'a summary failed'));
  await removals.finish(marker, removal);
}
