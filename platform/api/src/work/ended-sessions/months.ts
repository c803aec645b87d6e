import { Timestamp, type DocumentReference, type DocumentSnapshot, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { firestorePaths, type DomainRef } from 'shared-kit/model';
import { readMonth, storedMonth, type MonthOfQuality } from 'shared-kit/model/quality';

/** Sessions of one transaction: each adds at most 300 KB, of the 10 MiB that a commit may have. */
export const SESSIONS_AT_ONCE = 20;

/** The document that says that a session is in its month, and with what. */
export const qualityOf = (firestore: Firestore, domain: DomainRef, session: string): DocumentReference =>
  firestore.collection(firestorePaths.sessionQuality(domain)).doc(session);

/** The months of a domain and of its company. */
export const monthsOf = (firestore: Firestore, domain: DomainRef, month: string) => ({
  ofDomain: firestore.collection(firestorePaths.quality(domain)).doc(month),
  ofCompany: firestore.collection(firestorePaths.companyQuality(domain.company)).doc(month),
});

/** A month that is not stored has no sessions. */
export const readStored = (stored: DocumentSnapshot): MonthOfQuality => readMonth(stored.id, stored.data() ?? {});

/** A month without sessions has no document. */
export function writeMonth(transaction: Transaction, ref: DocumentReference, month: MonthOfQuality): void {
  if (month.hours.length === 0) transaction.delete(ref);
  else transaction.set(ref, { month: month.month, ...storedMonth(month) });
}

/** The moment at which a session began; null where none is stored. */
export const startOf = (stored: DocumentSnapshot): number | null => {
  const startTime: unknown = stored.get('startTime');
  return startTime instanceof Timestamp ? startTime.toMillis() : null;
};
