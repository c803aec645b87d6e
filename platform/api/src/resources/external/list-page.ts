import { FieldPath, Timestamp, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { CODE, isDocumentId } from 'shared-kit/model';
import { apiError } from '../../http/api-error';

/** A page of a list, and the value of `next` that asks for the one after it; null after the last page. */
interface Page {
  docs: QueryDocumentSnapshot[];
  next: string | null;
}

interface PageOptions {
  limit: number;
  /** Only documents before this time, in epoch milliseconds. */
  before?: number | undefined;
  /** Of the page before; `valueNotAllowed` when it is not such a value. */
  next?: string | undefined;
}

/**
 * The newest documents by the time in `field`. A page ends at a time and an id, because several documents may have the same time: no document is
 * left out between two pages, and none comes twice.
 */
export async function newestPage(documents: Query, field: string, { limit, before, next }: PageOptions): Promise<Page> {
  const newest = documents.orderBy(field, 'desc').orderBy(FieldPath.documentId(), 'desc');
  const start = next !== undefined ? newest.startAfter(...placeOf(next)) : newest;
  const from = before !== undefined ? newest.startAfter(Timestamp.fromMillis(before)) : start;
  // One more tells whether there is another page.
  const { docs } = await from.limit(limit + 1).get();
  const page = docs.slice(0, limit);
  return { docs: page, next: docs.length > limit ? nextAfter(page.at(-1)!, field) : null };
}

function nextAfter(last: QueryDocumentSnapshot, field: string): string {
  const time: unknown = last.get(field);
  const stored = time instanceof Timestamp ? [time.seconds, time.nanoseconds] : null;
  return Buffer.from(JSON.stringify([stored, last.id])).toString('base64url');
}

/** The time and the id at which a page ended. Documents without a time, which an app may have written, come last. */
function placeOf(next: string): [time: Timestamp | null, id: string] {
  try {
    const [time, id] = JSON.parse(Buffer.from(next, 'base64url').toString()) as [unknown, unknown];
    if (typeof id === 'string' && isDocumentId(id)) {
      if (time === null) return [null, id];
      const [seconds, nanoseconds] = time as [number, number];
      return [new Timestamp(seconds, nanoseconds), id];
    }
  } catch {
    // Not a value that this call gives.
  }
  throw apiError(CODE.valueNotAllowed, { args: ['next'], field: 'next' });
}
