import { FieldValue, type DocumentReference, type DocumentSnapshot, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { firestorePaths, type DomainRef } from 'shared-kit/model';
import { textsOf } from '../../documents/text-list';
import { beginLease } from '../leases/leased-work';

/**
 * A domain or sessions whose documents and files are still to be removed. Its marker is written in the transaction that hides the
 * domain or sessions, and deleted when all is gone: a server that finds a marker continues the removal.
 */
export interface Removal {
  domain: DomainRef;
  /** Ids of sessions; undefined when all of the domain goes. */
  sessions: string[] | undefined;
  /** Ids of the licences that the domain had; none in markers of older versions, which took the domain from users before. */
  licenses?: string[] | undefined;
}

/** The marker of a domain's removal: while it exists, no domain of that name can be created. */
export function domainRemovalRef(firestore: Firestore, { company, domain }: DomainRef): DocumentReference {
  return firestore.collection(firestorePaths.removals(company)).doc(`domain:${domain}`);
}

/** Marks the removal as begun by this process. */
export function beginRemoval(transaction: Transaction, marker: DocumentReference, { domain, sessions, licenses }: Removal): void {
  transaction.create(marker, {
    ...domain,
    ...(sessions && { sessions }),
    ...(licenses && { licenses }),
    startedAt: FieldValue.serverTimestamp(),
    ...beginLease(),
  });
}

/** Null for a document that is not a valid marker: nothing is removed for it. */
export function readRemoval(marker: DocumentSnapshot): Removal | null {
  const { company, domain, sessions } = (marker.data() ?? {}) as Record<string, unknown>;
  const ids = (list: unknown) => textsOf(list).filter((id) => id !== '');
  if (typeof company !== 'string' || company === '' || typeof domain !== 'string' || domain === '') return null;
  return {
    domain: { company, domain },
    sessions: Array.isArray(sessions) ? ids(sessions) : undefined,
    licenses: ids(marker.get('licenses')),
  };
}
