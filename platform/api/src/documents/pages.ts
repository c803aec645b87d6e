import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

const PAGE = 300;

/** The documents of a query in the order of their ids, page after page; ends early when the signal is aborted. */
export async function* pages(query: Query, signal: AbortSignal): AsyncGenerator<QueryDocumentSnapshot[]> {
  const inOrder = query.orderBy('__name__').limit(PAGE);
  let last: QueryDocumentSnapshot | undefined;
  do {
    if (signal.aborted) return;
    const { docs } = await (last ? inOrder.startAfter(last) : inOrder).get();
    yield docs;
    last = docs.length < PAGE ? undefined : docs.at(-1);
  } while (last);
}
