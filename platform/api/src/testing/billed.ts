import { DocumentReference, Firestore, Query, Transaction, WriteBatch } from 'firebase-admin/firestore';

/** What Firestore bills for. */
export interface Billed {
  reads: number;
  writes: number;
  /** Writes of the largest commit. */
  largestCommit: number;
}

type Method = (this: unknown, ...given: unknown[]) => unknown;

/** The documents of one answer. An answer without documents costs a read too. */
function readsOf(answer: unknown): number {
  if (Array.isArray(answer)) return answer.length;
  const { docs } = answer as { docs?: readonly unknown[] };
  return Math.max(1, docs?.length ?? 1);
}

/** Counts what is read and written through the server's SDK while the work is done: by queries, documents, transactions and batches. */
export async function billedFor(work: () => Promise<unknown>): Promise<Billed> {
  const billed: Billed = { reads: 0, writes: 0, largestCommit: 0 };
  const writesOf = new WeakMap<object, number>();
  const undo: (() => void)[] = [];
  const wrap = (owner: object, names: readonly string[], counted: (answer: unknown) => unknown) => {
    const methods = owner as Record<string, Method>;
    for (const name of names) {
      const original = methods[name]!;
      methods[name] = function counting(...given) {
        return counted(original.apply(this, given));
      };
      undo.push(() => (methods[name] = original));
    }
  };
  const read = async (answer: unknown) => {
    const documents = await answer;
    billed.reads += readsOf(documents);
    return documents;
  };
  const written = (batch: unknown) => {
    const inBatch = (writesOf.get(batch as object) ?? 0) + 1;
    writesOf.set(batch as object, inBatch);
    billed.writes += 1;
    billed.largestCommit = Math.max(billed.largestCommit, inBatch);
    return batch;
  };
  // A transaction writes by a batch of its own.
  wrap(WriteBatch.prototype, ['create', 'set', 'update', 'delete'], written);
  wrap(Query.prototype, ['get'], read);
  wrap(DocumentReference.prototype, ['get'], read);
  wrap(Firestore.prototype, ['getAll'], read);
  wrap(Transaction.prototype, ['get', 'getAll'], read);
  try {
    await work();
  } finally {
    for (const restore of undo) restore();
  }
  return billed;
}
