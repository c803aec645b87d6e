import { FieldValue, type DocumentReference, type DocumentSnapshot, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { firestorePaths, type DomainRef } from 'shared-kit/model';

/**
 * What is left to remove of something that nobody sees any more. It is written in the transaction that takes the thing out of
 * sight, and deleted when all that lies below it is gone: whoever finds one goes on with it.
 */
export interface Removal {
  domain: DomainRef;
  /** Ids of sessions; undefined when all of the domain goes. */
  sessions: string[] | undefined;
}

/** A worker that says nothing for this long is taken for dead. */
export const LEASE_MS = 120_000;

/** The marker of a domain's removal: while it is there, nobody can create a domain of that name. */
export function domainRemovalRef(firestore: Firestore, { company, domain }: DomainRef): DocumentReference {
  return firestore.collection(firestorePaths.removals(company)).doc(`domain:${domain}`);
}

/** Marks the removal as begun by this process. */
export function beginRemoval(transaction: Transaction, marker: DocumentReference, { domain, sessions }: Removal): void {
  transaction.create(marker, {
    ...domain,
    ...(sessions && { sessions }),
    startedAt: FieldValue.serverTimestamp(),
    leaseUntil: Date.now() + LEASE_MS,
  });
}

/** Null for a document that is none, which nothing is removed for. */
export function readRemoval(marker: DocumentSnapshot): Removal | null {
  const { company, domain, sessions } = (marker.data() ?? {}) as Record<string, unknown>;
  if (typeof company !== 'string' || company === '' || typeof domain !== 'string' || domain === '') return null;
  const isList = Array.isArray(sessions);
  return { domain: { company, domain }, sessions: isList ? sessions.filter((id) => typeof id === 'string' && id !== '') : undefined };
}
