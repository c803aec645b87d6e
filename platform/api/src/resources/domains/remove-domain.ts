import { FieldValue } from 'firebase-admin/firestore';
import type { FastifyRequest } from 'fastify';
import { docPaths, firestorePaths, type DomainRef } from 'shared-kit/model';
import { actorOf, runChange } from '../../records/record-change';
import { withDeadline } from '../../http/deadline';
import { inTime } from '../../http/time-budget';
import { beginRemoval, domainRemovalRef, type Removal } from '../../work/removals/removal';
import type { RemovalServices } from '../../work/removals/removals';
import { countParts } from '../../work/removals/remove-parts';
import { moderatorsWith, requireExactlyOneModerator } from '../../documents/domain-moderators';
import { requireNotBeingRemoved } from '../../documents/domain-removal';

/**
 * Removes a domain (D-46). One transaction takes it from the company, licences and keys, after which no call can change it; then it is taken
 * from its users, the documents and files below it are removed, and its own document last. That document holds the progress, and the marker
 * of the removal lets a repeated call or another server continue after an interruption.
 */
export async function removeDomain(
  { firebase, removals, timeBudget }: RemovalServices,
  request: FastifyRequest,
  ref: DomainRef,
): Promise<void> {
  const { firestore } = firebase;
  const { company, domain } = ref;
  const actor = actorOf(request);
  const marker = domainRemovalRef(firestore, ref);
  const total = await withDeadline(countParts(firestore, ref));
  const naming = (collection: string) => firestore.collection(collection).where('authDomains', 'array-contains', domain);

  const removal = await inTime(timeBudget, (time) =>
    runChange(firestore, actor, async (transaction, record) => {
      const stored = await transaction.get(firestore.doc(docPaths.domain(ref)));
      requireNotBeingRemoved(stored);
      const companyDocument = await transaction.get(firestore.doc(docPaths.company(company)));
      requireExactlyOneModerator(ref, await moderatorsWith(firestore, ref, transaction));
      const licenses = (await transaction.get(naming(firestorePaths.licenses(company)))).docs;
      const keys = (await transaction.get(naming(firestorePaths.apiKeys(company)))).docs;

      time.check();
      const without = { authDomains: FieldValue.arrayRemove(domain) };
      for (const { ref: holder } of [...licenses, ...keys]) transaction.update(holder, without);
      if (companyDocument.exists) transaction.update(companyDocument.ref, without);
      transaction.update(stored.ref, { authLicenses: [], removal: { done: 0, total, startedAt: FieldValue.serverTimestamp() } });
      const begun: Removal = { domain: ref, sessions: undefined, licenses: licenses.map(({ id }) => id) };
      beginRemoval(transaction, marker, begun);
      record({ action: 'domains.delete', target: docPaths.domain(ref), name: domain });
      return begun;
    }),
  );
  // Without a time limit: a large domain takes longer than a call may take.
  await removals.finish(marker, removal);
}
