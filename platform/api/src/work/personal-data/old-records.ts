import { FieldValue, Timestamp, type Firestore, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { docPaths, firestorePaths } from 'shared-kit/model';
import { REMOVED } from '../../accounts/removal-on-record';
import { removeRestOf } from '../../accounts/rest-of-removal';
import type { Firebase } from '../../firebase/firebase';

/** Records that are read and written at once. */
const PAGE = 400;
const NOT_FOUND = 5;

/** The company's records from before `until`, the oldest first. */
const recordsBefore = (firestore: Firestore, company: string, until: number): Query =>
  firestore.collection(firestorePaths.audit(company)).where('at', '<', Timestamp.fromMillis(until)).orderBy('at').limit(PAGE);

/**
 * Removes the company's records from before `until` (milliseconds). Only these are read. The record of a user's removal is what later finds the
 * rest of an interrupted one, so that this is removed before it.
 */
export async function removeOldRecords(firebase: Firebase, company: string, until: number, signal: AbortSignal): Promise<void> {
  const { firestore } = firebase;
  const old = recordsBefore(firestore, company, until).select('action', 'target');
  for (;;) {
    if (signal.aborted) return;
    const { docs } = await old.get();
    for (const record of docs) if (record.get('action') === REMOVED) await removeRestOf(firebase, String(record.get('target')));
    const batch = firestore.batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
    if (docs.length < PAGE) return;
  }
}

/**
 * Takes address and browser out of the company's records from before `until` (milliseconds). No query finds documents by a field that they still
 * have and by their time, so the company's progress says until when it is done: each record is read once, older ones the first time.
 */
export async function dropOrigins(firestore: Firestore, company: string, until: number, signal: AbortSignal): Promise<void> {
  const progress = firestore.collection(`${docPaths.company(company)}/operations`).doc('origins');
  const doneUntil: unknown = (await progress.get()).get('doneUntil');
  const old = recordsBefore(firestore, company, until).select('at', 'ip', 'userAgent');
  let next = doneUntil instanceof Timestamp ? old.where('at', '>=', doneUntil) : old;
  for (;;) {
    if (signal.aborted) return;
    const { docs } = await next.get();
    await dropFrom(firestore, docs);
    const last = docs.at(-1);
    const lastAt: unknown = last?.get('at');
    if (lastAt instanceof Timestamp && !(doneUntil instanceof Timestamp && lastAt.isEqual(doneUntil)))
      await progress.set({ doneUntil: lastAt });
    if (!last || docs.length < PAGE) return;
    next = old.startAfter(last);
  }
}

async function dropFrom(firestore: Firestore, docs: readonly QueryDocumentSnapshot[]): Promise<void> {
  const writer = firestore.bulkWriter();
  const writes = docs
    .filter((record) => record.get('ip') !== undefined || record.get('userAgent') !== undefined)
    .map(({ ref }) =>
      writer.update(ref, { ip: FieldValue.delete(), userAgent: FieldValue.delete() }).catch((error: unknown) => {
        // It was removed meanwhile.
        if ((error as { code?: unknown }).code !== NOT_FOUND) throw error;
      }),
    );
  await Promise.all([...writes, writer.close()]);
}
