import { type DocumentData, type Firestore, type Query, Timestamp } from 'firebase-admin/firestore';
import { docPaths, firestorePaths, isDocumentId, readPushTries, type DomainRef } from 'shared-kit/model';
import {
  figuresByHour,
  firstHourOf,
  GROWING_MS,
  HOUR_MS,
  OPEN_TASK_STATES,
  readSummary,
  sumOf,
  type CountedSession,
  type DomainSummary,
  type FailedPush,
  type HourFigures,
  type OpenTask,
} from 'shared-kit/model/overview';
import { nameOfDocument } from '../../documents/name-of-document';
import { textList } from '../../documents/text-list';
import { NAMES, storeForSearches } from '../search-names/store-for-searches';

const TASKS_NAMED = 3;

const millisOf = (value: unknown): number | null => (value instanceof Timestamp ? value.toMillis() : null);
const numberOf = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

const toSession = (data: DocumentData): CountedSession => ({
  startTime: millisOf(data['startTime']),
  total: numberOf(data['total']),
  empty: numberOf(data['empty']),
  invalid: numberOf(data['invalid']),
});

/**
 * The sessions that began at `since` or later, with only the fields that are counted. Those that lack their name for searches, because
 * an app wrote them, get it here.
 */
async function sessionsSince(firestore: Firestore, ref: DomainRef, since: number): Promise<CountedSession[]> {
  const { docs } = await startedSince(firestore, ref, since)
    .select('startTime', 'total', 'empty', 'invalid', ...NAMES.fields)
    .get();
  await storeForSearches(firestore, docs, NAMES);
  return docs.map((session) => toSession(session.data()));
}

const startedSince = (firestore: Firestore, ref: DomainRef, since: number): Query =>
  firestore.collection(firestorePaths.sessions(ref)).where('startTime', '>=', Timestamp.fromMillis(since));

/**
 * The figures of each hour of the last two weeks. Recent hours, which can still change, are counted from the sessions, the others taken
 * from the summary before. Apps that were offline send sessions days later: when the number of sessions shows that, all are counted.
 */
async function hoursOf(firestore: Firestore, ref: DomainRef, before: DomainSummary | null, now: number): Promise<HourFigures[]> {
  const first = firstHourOf(now);
  if (before?.updatedAt == null) return figuresByHour(await sessionsSince(firestore, ref, first));
  const growing = Math.max(first, firstOfHour(before.updatedAt - GROWING_MS));
  const [recent, counted] = await Promise.all([sessionsSince(firestore, ref, growing), startedSince(firestore, ref, first).count().get()]);
  const hours = [...before.hours.filter(({ at }) => at >= first && at < growing), ...figuresByHour(recent)];
  const isWhole = sumOf(hours).sessions === counted.data().count;
  return isWhole ? hours : figuresByHour(await sessionsSince(firestore, ref, first));
}

const firstOfHour = (ms: number): number => Math.floor(ms / HOUR_MS) * HOUR_MS;

async function lastStartOf(firestore: Firestore, ref: DomainRef): Promise<number | null> {
  const { docs } = await firestore.collection(firestorePaths.sessions(ref)).orderBy('startTime', 'desc').limit(1).select('startTime').get();
  return millisOf(docs[0]?.get('startTime'));
}

async function failedPushesOf(firestore: Firestore, ref: DomainRef): Promise<{ failedPushes: number; newestFailed: FailedPush | null }> {
  const failed = firestore.collection(firestorePaths.sessions(ref)).where('pushStatus', '==', 'FAILED');
  const count = (await failed.count().get()).data().count;
  if (count === 0) return { failedPushes: 0, newestFailed: null };
  const [newest] = (await failed.orderBy('startTime', 'desc').limit(1).select('name', 'startTime', 'pushFailedAt', 'pushNextTryAt').get())
    .docs;
  return {
    failedPushes: count,
    newestFailed: newest
      ? {
          id: newest.id,
          name: nameOfDocument(newest),
          startTime: millisOf(newest.get('startTime')),
          pushTries: readPushTries(newest.data()),
        }
      : null,
  };
}

async function openTasksOf(firestore: Firestore, ref: DomainRef): Promise<{ openTasks: number; tasks: OpenTask[] }> {
  const open = firestore.collection(firestorePaths.tasks(ref)).where('state', 'in', [...OPEN_TASK_STATES]);
  const openTasks = (await open.count().get()).data().count;
  if (openTasks === 0) return { openTasks, tasks: [] };
  const { docs } = await open
    .orderBy('createdDate', 'asc')
    .limit(TASKS_NAMED)
    .select('name', 'state', 'createdDate', 'addressesCount', 'sessionId')
    .get();
  const sessionIds = docs.map((task) => {
    const id: unknown = task.get('sessionId');
    return typeof id === 'string' && isDocumentId(id) ? id : task.id;
  });
  const sessions =
    docs.length === 0 ? [] : await firestore.getAll(...sessionIds.map((session) => firestore.doc(docPaths.session({ ...ref, session }))));
  const tasks = docs.map((task, index) => ({
    id: task.id,
    name: nameOfDocument(task),
    state: String(task.get('state')),
    createdDate: millisOf(task.get('createdDate')),
    addressesCount: numberOf(task.get('addressesCount')),
    sessionId: sessionIds[index]!,
    // A task that waits again still names the session of its earlier count (D-69).
    read: task.get('state') !== 'PENDING' && sessions[index]?.exists ? numberOf(sessions[index].get('total')) : null,
  }));
  return { openTasks, tasks };
}

/** Whether no moderator of the company has the domain. The query includes the company, because other companies may have domains of this name. */
async function hasNoModerator(firestore: Firestore, { company, domain }: DomainRef): Promise<boolean> {
  const moderators = firestore
    .collection(firestorePaths.users())
    .where('moderator', '==', true)
    .where('authDomains', 'array-contains', domain);
  if (!(await moderators.where('company', '==', company).limit(1).select().get()).empty) return false;
  // Key users have a list of companies, and one query can search in one list only: they are filtered here, as few are moderators.
  const { docs } = await moderators.where('keyUser', '==', true).select('company').get();
  return !docs.some((user) => textList(user, 'company').includes(company));
}

/** Makes a domain's summary. `before` is the stored one; without it all hours are counted from the sessions. */
async function summarizeDomain(firestore: Firestore, ref: DomainRef, before: DomainSummary | null, now: number): Promise<DomainSummary> {
  const [hours, lastStart, pushes, tasks, noModerator] = await Promise.all([
    hoursOf(firestore, ref, before, now),
    lastStartOf(firestore, ref),
    failedPushesOf(firestore, ref),
    openTasksOf(firestore, ref),
    hasNoModerator(firestore, ref),
  ]);
  return { domain: ref.domain, hours, readings: sumOf(hours).total, lastStart, ...pushes, ...tasks, noModerator, updatedAt: now };
}

const isSameSummary = (one: DomainSummary, other: DomainSummary): boolean =>
  JSON.stringify({ ...one, updatedAt: 0 }) === JSON.stringify({ ...other, updatedAt: 0 });

/** Writes a domain's summary if it has changed. `anew`: also counts the hours of older days again. */
export async function writeSummary(firestore: Firestore, ref: DomainRef, { anew = false, now = Date.now() } = {}): Promise<void> {
  const summary = firestore.doc(docPaths.summary(ref));
  const stored = await summary.get();
  const before = stored.exists ? readSummary(ref.domain, stored.data()!) : null;
  const after = await summarizeDomain(firestore, ref, anew ? null : before, now);
  // Writing the same again would send it to every listener.
  if (before && isSameSummary(before, after)) return;
  await firestore.runTransaction(async (transaction) => {
    // Another server may have written the summary for the same change.
    const current = await transaction.get(summary);
    if (current.exists && isSameSummary(readSummary(ref.domain, current.data()!), after)) return;
    transaction.set(summary, after);
  });
}
