import { randomUUID } from 'node:crypto';
import { FieldValue, type DocumentReference, type DocumentSnapshot, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { docPaths, firestorePaths, type DomainRef } from 'shared-kit/model';
import type { Firebase } from '../../firebase/firebase';
import type { ChangeServices } from '../../records/record-change';
import { textList } from '../../documents/text-list';
import { userPages } from '../../documents/users-of-domain';
import { beginLease, createLeasedWork, type LeasedWork, type LeasedWorkOptions } from '../leases/leased-work';

/** A licence that a domain has got or lost, while the profiles of the domain's users do not say so yet. */
export interface LicenseChange {
  domain: DomainRef;
  license: string;
}

/** Changes of licences that are written to the profiles of a domain's users, some at a time (D-124). */
export type LicenseChanges = LeasedWork<LicenseChange>;

export interface LicenseServices extends ChangeServices {
  readonly licenseChanges: LicenseChanges;
  /** Waits for work that may go on after the call is answered. */
  readonly track: <T>(work: Promise<T>) => Promise<T>;
}

/** Marks the change as begun by this process. */
export function beginLicenseChange(firestore: Firestore, transaction: Transaction, { domain, license }: LicenseChange): DocumentReference {
  const marker = firestore.collection(firestorePaths.licenseChanges(domain.company)).doc(randomUUID());
  transaction.create(marker, { ...domain, license, ...beginLease() });
  return marker;
}

/** Writes what changed of a domain's licences into the profiles of its users, a page of users at a time (D-124). */
export function createLicenseChanges({ firestore }: Firebase, options?: LeasedWorkOptions): LicenseChanges {
  return createLeasedWork<LicenseChange>(
    firestore,
    {
      markers: 'licenseChanges',
      read: readLicenseChange,
      doAll: async (marker, change, signal) => {
        for await (const users of userPages(firestore, change.domain)) {
          signal.throwIfAborted();
          await writeTo(firestore, users, change);
        }
        await marker.delete();
      },
    },
    options,
  );
}

function readLicenseChange(marker: DocumentSnapshot): LicenseChange | null {
  const { company, domain, license } = (marker.data() ?? {}) as Record<string, unknown>;
  const isFilled = (value: unknown): value is string => typeof value === 'string' && value !== '';
  return isFilled(company) && isFilled(domain) && isFilled(license) ? { domain: { company, domain }, license } : null;
}

/**
 * Gives the licence to the users who have it through one of their domains, and takes it from the others (D-39). The licence is read again with
 * each page, so that of two changes the last one wins for all users.
 */
async function writeTo(firestore: Firestore, users: readonly DocumentReference[], { domain, license }: LicenseChange): Promise<void> {
  await firestore.runTransaction(async (transaction) => {
    const [stored, ...profiles] = await transaction.getAll(firestore.doc(docPaths.license(domain.company, license)), ...users);
    const licensed = new Set(textList(stored, 'authDomains'));
    for (const profile of profiles) {
      const has = textList(profile, 'authLicenses').includes(license);
      const shouldHave = textList(profile, 'authDomains').some((id) => licensed.has(id));
      if (!profile.exists || has === shouldHave) continue;
      const list = shouldHave ? FieldValue.arrayUnion : FieldValue.arrayRemove;
      transaction.update(profile.ref, { authLicenses: list(license) });
    }
  });
}
