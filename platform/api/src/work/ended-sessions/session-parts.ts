import type { DocumentReference, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { DomainRef } from 'shared-kit/model';

const PARTS_AT_ONCE = 4;
/** Readings of one session, in parts (D-70). */
const MAX_PARTS = 2000;

export interface Part {
  index: number;
  /** Apps write them themselves, so that anything may stand there. */
  records: unknown;
}

/** The domain of a session, `companies/{c}/domains/{d}/sessions/{s}`; null for a collection of this name elsewhere. */
export function domainOf(session: DocumentReference): DomainRef | null {
  const [companies, company, domains, domain, , id, ...below] = session.path.split('/');
  return companies === 'companies' && domains === 'domains' && company && domain && id && below.length === 0 ? { company, domain } : null;
}

/** The parts of a session, in order. */
export async function* partsOf(session: DocumentReference): AsyncGenerator<Part> {
  const inOrder = session.collection('addresses').orderBy('index').limit(PARTS_AT_ONCE);
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (last ? inOrder.startAfter(last) : inOrder).get();
    for (const part of docs) {
      const index: unknown = part.get('index');
      if (typeof index === 'number' && Number.isInteger(index) && index >= 0 && index < MAX_PARTS)
        yield { index, records: part.get('records') };
    }
    last = docs.length < PARTS_AT_ONCE ? undefined : docs.at(-1);
  } while (last);
}
