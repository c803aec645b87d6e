import {
  FieldPath,
  Timestamp,
  type DocumentReference,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { docPaths } from 'shared-kit/model';
import { planOfOlderFailure } from './push-state';

/** Read at once: few, because three silent answers end a company's tries. */
const PAGE = 10;
const OLDER_PAGE = 200;
const FAILED_PRECONDITION = 9;
const NOT_FOUND = 5;

/** The sessions of a company that wait for a push, in all its domains: first those that were never pushed, then failed ones that are due. */
export async function* waitingSessions(firestore: Firestore, company: string, now: number): AsyncGenerator<DocumentReference> {
  for await (const session of allOf(neverPushed(firestore, company))) yield session.ref;
  for await (const session of allOf(dueAgain(firestore, company, now))) yield session.ref;
}

/** How many sessions of a company wait for a push. */
export async function countWaiting(firestore: Firestore, company: string, now: number): Promise<number> {
  const counts = await Promise.all(
    [neverPushed(firestore, company), dueAgain(firestore, company, now)].map((query) => query.count().get()),
  );
  return counts.reduce((sum, one) => sum + one.data().count, 0);
}

/**
 * Sessions that have ended, the first to end first: they are pending from their beginning, and those that nobody ends are not read each hour. Apps
 * write them without a field for their company, so they are found by their path.
 */
function neverPushed(firestore: Firestore, company: string): Query {
  const path = docPaths.company(company);
  return (
    firestore
      .collectionGroup('sessions')
      .where('pushStatus', '==', 'PENDING')
      .where('endTime', '!=', null)
      .where(FieldPath.documentId(), '>=', firestore.doc(path))
      // The first path after those that begin with the company's.
      .where(FieldPath.documentId(), '<', firestore.doc(`${path}\0`))
      .orderBy('endTime')
      .orderBy(FieldPath.documentId())
      .select('endTime')
  );
}

const dueAgain = (firestore: Firestore, company: string, now: number): Query =>
  firestore
    .collectionGroup('sessions')
    .where('pushCompany', '==', company)
    .where('pushNextTryAt', '<=', Timestamp.fromMillis(now))
    .orderBy('pushNextTryAt')
    .select('pushNextTryAt');

async function* allOf(query: Query, page = PAGE): AsyncGenerator<QueryDocumentSnapshot> {
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (last ? query.startAfter(last) : query).limit(page).get();
    yield* docs;
    last = docs.length < page ? undefined : docs.at(-1);
  } while (last);
}

/**
 * Gives a plan to failed sessions that have none. Two counts show whether there are any; no query finds documents that lack a field, so
 * then all failed ones are read, once.
 */
export async function planOlderFailures(firestore: Firestore, now: number, signal: AbortSignal): Promise<void> {
  const failed = firestore.collectionGroup('sessions').where('pushStatus', '==', 'FAILED');
  const [all, planned] = await Promise.all([failed.count().get(), failed.orderBy('pushNextTryAt').count().get()]);
  if (all.data().count === planned.data().count) return;
  const writer = firestore.bulkWriter();
  const writes: Promise<unknown>[] = [];
  for await (const session of allOf(failed.orderBy(FieldPath.documentId()).select('pushNextTryAt'), OLDER_PAGE)) {
    if (signal.aborted) break;
    const { ref, updateTime } = session;
    const company = ref.path.split('/')[1]!;
    if (session.get('pushNextTryAt') !== undefined) continue;
    writes.push(writer.update(ref, planOfOlderFailure(company, now), { lastUpdateTime: updateTime }).catch(ignoreChanged));
  }
  await Promise.all([...writes, writer.close()]);
}

/** A session that was changed or removed meanwhile is left for the next hour. */
function ignoreChanged(error: unknown): void {
  const { code } = error as { code?: unknown };
  if (code !== FAILED_PRECONDITION && code !== NOT_FOUND) throw error;
}
