import { FieldPath, type DocumentReference, type Firestore, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { docPaths } from 'shared-kit/model';

/** Parts that are in memory at once: each may have 900 KB. */
const PAGE = 20;

/** How far a run has come. */
export interface Progress {
  /** Parts of readings that this run has read. */
  read: number;
  /** Readings of the person that it has found. */
  found: number;
  /** Path of the last part; undefined before the first. */
  after?: string | undefined;
}

export interface ReadingsOptions {
  /** Path of a part: those up to it are left out. */
  after?: string | undefined;
  signal: AbortSignal;
}

type Stored = Readonly<Record<string, unknown>>;

/** The parts of readings in all sessions of a company, in the order of their paths. */
function partsOf(firestore: Firestore, company: string, after: string | undefined): Query {
  const path = docPaths.company(company);
  return (
    firestore
      .collectionGroup('addresses')
      .where(FieldPath.documentId(), after === undefined ? '>=' : '>', firestore.doc(after ?? path))
      // The first path after those that begin with the company's.
      .where(FieldPath.documentId(), '<', firestore.doc(`${path}\0`))
      .orderBy(FieldPath.documentId())
  );
}

/** How many parts there are to be read; counting them costs a thousandth. */
export async function countReadingParts(firestore: Firestore, company: string, after?: string): Promise<number> {
  return (await partsOf(firestore, company, after).count().get()).data().count;
}

/** The parts, page by page; ends early when the signal is aborted. */
export async function* readingParts(
  firestore: Firestore,
  company: string,
  { after, signal }: ReadingsOptions,
): AsyncGenerator<QueryDocumentSnapshot[]> {
  let last = after;
  for (;;) {
    if (signal.aborted) return;
    const { docs } = await partsOf(firestore, company, last).select('records').limit(PAGE).get();
    if (docs.length > 0) yield docs;
    last = docs.at(-1)?.ref.path;
    if (docs.length < PAGE) return;
  }
}

export const sessionOf = (part: DocumentReference): DocumentReference => part.parent.parent!;

/** Apps write the list themselves, so that anything may stand there (D-70). */
export const recordsIn = (records: unknown): unknown[] => (Array.isArray(records) ? (records as unknown[]) : []);

/** Whether a stored record is a map, as a reading is. */
export const isReading = (record: unknown): record is Stored => typeof record === 'object' && record !== null && !Array.isArray(record);
