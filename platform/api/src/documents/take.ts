import { randomUUID } from 'node:crypto';
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';

/** What a transaction returns, and the fields that it writes if its caller takes the document. */
export interface Decision<T> {
  result: T;
  taking?: Readonly<Record<string, unknown>> | undefined;
}

/** The field of a document that names who has taken it last. */
export const TAKEN_BY = 'takenBy';

/**
 * Takes a document for its caller alone: of callers at the same time the fields of one are written. The answer of a commit may be lost, and the library
 * runs the transaction again then: it must not take for another caller's what its own first run has written. So the document names who has taken it.
 * `beside` are other documents that the decision reads, with the same request.
 */
export function take<T>(
  ref: DocumentReference,
  decide: (stored: DocumentSnapshot, transaction: Transaction, beside: readonly DocumentSnapshot[]) => Promise<Decision<T>> | Decision<T>,
  beside: readonly DocumentReference[] = [],
): Promise<T> {
  const takenBy = randomUUID();
  let before: T;
  return ref.firestore.runTransaction(async (transaction) => {
    const [stored, ...others] = await transaction.getAll(ref, ...beside);
    if (stored!.get(TAKEN_BY) === takenBy) return before;
    const { result, taking } = await decide(stored!, transaction, others);
    if (taking) transaction.set(ref, { ...taking, [TAKEN_BY]: takenBy }, { merge: true });
    before = result;
    return result;
  });
}
