import { Timestamp, type DocumentSnapshot, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { evaluateSessions } from './evaluate-sessions';

const DAY_MS = 24 * 3_600_000;
/** Sessions that are looked at together. */
const PAGE = 50;
/** A device's clock may be ahead (docs/apps.md), so sessions that end now may have a time after one that is known. */
export const AHEAD_MS = 600_000;
/** Apps that were offline end sessions days later, by the time of the device. Once a day what ended in these days is looked at again. */
const LATE_MS = 14 * DAY_MS;
/** Sessions that could not be evaluated and are remembered. With more of them something else is broken, and the work goes no further. */
const MAX_FAILED = 200;

/** The fields of a session that are needed. */
const FIELDS = ['name', 'startTime', 'endTime'] as const;

interface Progress {
  /** Sessions that ended until then have been looked at, in epoch milliseconds. */
  until: number;
  /** When the last days were looked at again. */
  sweptAt: number;
  /** Paths of sessions that could not be evaluated. */
  failed: string[];
}

interface Options {
  signal: AbortSignal;
  now?: number;
}

/**
 * Makes each ended session searchable (D-170) and adds it to the figures of its month (D-171): those that have ended since the last time, the first
 * time all. A session that cannot be read does not hold up the others; the next run tries it alone again. Rejects when there was one, after the others;
 * the signal ends it between two sessions.
 */
export async function evaluateEndedSessions(firestore: Firestore, { signal, now = Date.now() }: Options): Promise<void> {
  const work = firestore.collection('platformWork').doc('progressOfEndedSessions');
  const { until = 0, sweptAt = 0, failed: before = [] } = ((await work.get()).data() ?? {}) as Partial<Progress>;
  const sweeps = now - sweptAt >= DAY_MS;
  const ended = firestore
    .collectionGroup('sessions')
    .where('endTime', '>', Timestamp.fromMillis(Math.max(0, sweeps ? until - LATE_MS : until)))
    .orderBy('endTime')
    .select(...FIELDS)
    .limit(PAGE);
  const problems: unknown[] = [];
  const failed = new Set<string>();
  const onProblem = (error: unknown, sessions: readonly DocumentSnapshot[]) => {
    problems.push(error);
    for (const { ref } of sessions) failed.add(ref.path);
  };
  const evaluate = (sessions: readonly DocumentSnapshot[]) => evaluateSessions(firestore, sessions, { signal, now, onProblem });
  if (before.length > 0) {
    const again = await firestore.getAll(...before.map((path) => firestore.doc(path)), { fieldMask: [...FIELDS] });
    await evaluate(again.filter(({ exists }) => exists));
    if (signal.aborted) return;
  }
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (last ? ended.startAfter(last) : ended).get();
    await evaluate(docs);
    if (signal.aborted) return;
    const lastEnd = (docs.at(-1)?.get('endTime') as Timestamp | undefined)?.toMillis() ?? 0;
    if (failed.size > MAX_FAILED) break;
    if (lastEnd > until)
      await work.set({ until: Math.max(until, Math.min(lastEnd, now - AHEAD_MS)), failed: [...failed] }, { merge: true });
    last = docs.length < PAGE ? undefined : docs.at(-1);
  } while (last);
  if (failed.size <= MAX_FAILED && (sweeps || before.length + failed.size > 0))
    await work.set({ failed: [...failed], ...(sweeps && { sweptAt: now }) }, { merge: true });
  if (problems.length > 0) throw new AggregateError(problems, 'Some sessions could not be evaluated.');
}
