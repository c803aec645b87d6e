import { FieldValue, type DocumentReference, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { docPaths, type DomainRef } from 'shared-kit/model';
import { textList } from '../../documents/text-list';
import { userPages } from '../../documents/users-of-domain';

interface TakenDomain {
  domain: DomainRef;
  /** The licences that it had, which do not name it any more. */
  licenses: readonly string[];
}

/**
 * Takes a domain from its users, some at a time, and the licences that they have through no other domain. Rejects before the next page when the
 * signal is aborted.
 */
export async function takeFromUsers(firestore: Firestore, taken: TakenDomain, signal: AbortSignal): Promise<void> {
  for await (const users of userPages(firestore, taken.domain)) {
    signal.throwIfAborted();
    await takeFrom(firestore, users, taken);
  }
}

async function takeFrom(firestore: Firestore, users: readonly DocumentReference[], { domain: { company, domain }, licenses }: TakenDomain) {
  const licenseRefs = licenses.map((license) => firestore.doc(docPaths.license(company, license)));
  await firestore.runTransaction(async (transaction) => {
    const stored = await transaction.getAll(...licenseRefs, ...users);
    const licensed = stored.slice(0, licenseRefs.length);
    for (const profile of stored.slice(licenseRefs.length)) {
      if (!profile.exists) continue;
      const lost = lostLicenses(profile, domain, licensed);
      transaction.update(profile.ref, {
        authDomains: FieldValue.arrayRemove(domain),
        ...(lost.length > 0 && { authLicenses: FieldValue.arrayRemove(...lost) }),
      });
    }
  });
}

/** Licences that a user has through no other domain. */
function lostLicenses(user: DocumentSnapshot, domain: string, licenses: readonly DocumentSnapshot[]): string[] {
  const otherDomains = new Set(textList(user, 'authDomains').filter((id) => id !== domain));
  return licenses.filter((license) => !textList(license, 'authDomains').some((id) => otherDomains.has(id))).map(({ id }) => id);
}
