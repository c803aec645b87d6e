import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { firestorePaths, partFilter, type DomainRef } from 'shared-kit/model';
import type { Part } from './session-parts';

/** At most 683 KB: a filter has at most 6,828 characters. */
const PARTS_PER_DOCUMENT = 100;
const ADDRESS_LENGTH = 200;

/** The document with the filters from one part on. The one from the first part on is written last, so it says that all are there. */
export const contentsFrom = (firestore: Firestore, domain: DomainRef, session: string, first = 0): DocumentReference =>
  firestore.collection(firestorePaths.contents(domain)).doc(`${first}:${session}`);

/** The first address of a part. */
function addressIn(records: unknown): string {
  for (const one of Array.isArray(records) ? (records as unknown[]) : []) {
    const { address } = Object(one) as { address?: unknown };
    if (typeof address === 'string' && address !== '') return address.slice(0, ADDRESS_LENGTH);
  }
  return '';
}

/** What a session is found by (D-170), made part after part. */
export class Contents {
  private readonly filters: string[] = [];
  private address = '';

  add({ index, records }: Part): void {
    while (this.filters.length < index) this.filters.push('');
    this.filters[index] = partFilter(records);
    this.address ||= addressIn(records);
  }

  async write(firestore: Firestore, domain: DomainRef, session: DocumentSnapshot): Promise<void> {
    const { filters, address } = this;
    const firsts = Array.from(
      { length: Math.max(1, Math.ceil(filters.length / PARTS_PER_DOCUMENT)) },
      (_, nth) => nth * PARTS_PER_DOCUMENT,
    );
    for (const first of firsts.reverse()) {
      await firestore.runTransaction(async (transaction) => {
        // A session that is removed meanwhile takes what it was found by with it.
        if (!(await transaction.get(session.ref)).exists) return;
        transaction.set(contentsFrom(firestore, domain, session.id, first), {
          session: session.id,
          startTime: session.get('startTime') as unknown,
          first,
          parts: filters.length,
          filters: filters.slice(first, first + PARTS_PER_DOCUMENT),
          address,
        });
      });
    }
  }
}

/** Removes what a session was found by. */
export async function removeContents(firestore: Firestore, domain: DomainRef, session: string): Promise<void> {
  const { docs } = await firestore.collection(firestorePaths.contents(domain)).where('session', '==', session).select().get();
  for (const { ref } of docs) await ref.delete();
}
