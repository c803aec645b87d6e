import { FieldValue, type DocumentSnapshot, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { FastifyRequest } from 'fastify';
import { docPaths, firestorePaths, type DomainRef } from 'shared-kit/model';
import { actorOf, runChange } from '../../records/record-change';
import { textList } from '../../documents/text-list';
import { withDeadline } from '../../http/deadline';
import { inTime } from '../../http/time-budget';
import { beginRemoval, domainRemovalRef } from '../../work/removals/removal';
import type { RemovalServices } from '../../work/removals/removals';
import { countParts } from '../../work/removals/remove-parts';
import { moderatorsAmong, requireExactlyOneModerator } from '../../documents/domain-moderators';
import { requireNotBeingRemoved } from '../../documents/domain-removal';
import { usersOfDomain } from '../../documents/users-of-domain';

/** Licences that a user has through no other domain. */
function lostLicenses(user: DocumentSnapshot, domain: string, licenses: readonly QueryDocumentSnapshot[]): string[] {
  const otherDomains = new Set(textList(user, 'authDomains').filter((id) => id !== domain));
  return licenses.filter((license) => !textList(license, 'authDomains').some((id) => otherDomains.has(id))).map(({ id }) => id);
}

/**
 * Removes a domain (D-46). One transaction takes it from the company, its users, licences and keys, after which nobody
 * has access to it or can change it; then the documents and files below it are removed, and its own document last. That
 * document holds the progress, and the marker of the removal lets a repeated call or another server continue after an interruption.
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
  const removal = { domain: ref, sessions: undefined };
  const total = await withDeadline(countParts(firestore, ref));
  const naming = (collection: string) => firestore.collection(collection).where('authDomains', 'array-contains', domain);

  await inTime(timeBudget, (time) =>
    runChange(firestore, actor, async (transaction, record) => {
      const stored = await transaction.get(firestore.doc(docPaths.domain(ref)));
      requireNotBeingRemoved(stored);
      const companyDocument = await transaction.get(firestore.doc(docPaths.company(company)));
      const users = await usersOfDomain(firestore, ref, transaction);
      requireExactlyOneModerator(ref, moderatorsAmong(users));
      const licenses = (await transaction.get(naming(firestorePaths.licenses(company)))).docs;
      const keys = (await transaction.get(naming(firestorePaths.apiKeys(company)))).docs;

      time.check();
      const without = { authDomains: FieldValue.arrayRemove(domain) };
      for (const { ref: holder } of [...licenses, ...keys]) transaction.update(holder, without);
      for (const user of users) {
        const licensesToRemove = lostLicenses(user, domain, licenses);
        transaction.update(user.ref, {
          ...without,
          ...(licensesToRemove.length > 0 && { authLicenses: FieldValue.arrayRemove(...licensesToRemove) }),
        });
      }
      if (companyDocument.exists) transaction.update(companyDocument.ref, without);
      transaction.update(stored.ref, { authLicenses: [], removal: { done: 0, total, startedAt: FieldValue.serverTimestamp() } });
      beginRemoval(transaction, marker, removal);
      record({ action: 'domains.delete', target: docPaths.domain(ref), name: domain });
    }),
  );
  // Without a time limit: a large domain takes longer than a call may take.
  await removals.finish(marker, removal);
}
