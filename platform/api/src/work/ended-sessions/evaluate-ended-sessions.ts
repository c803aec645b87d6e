import { Timestamp, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { evaluateSessions } from './evaluate-sessions';

const DAY_MS = 24 * 3_600_000;
/** Sessions that are looked at together. */
const PAGE = 50;
/** A device's clock may be ahead (docs/apps.md), so sessions that end now may have a time after one that is known. */
export const AHEAD_MS = 600_000;
/** Apps that were offline end sessions days later, by the time of the device. Once a day what ended in these days is looked at again. */
const LATE_MS = 14 * DAY_MS;

interface Progress {
  /** Sessions that ended until then have been looked at, in epoch milliseconds. */
  until: number;
  /** When the last days were looked at again. */
  sweptAt: number;
}

interface Options {
  signal: AbortSignal;
  now?: number;
}

/**
 * Makes each ended session searchable (D-170) and adds it to the figures of its month (D-171): those that have ended since the last time, the first
 * time all. A session that cannot be read does not hold up the others; the next run looks at it again. Rejects when there was one, after the others;
 * the signal ends it between two sessions.
 */
export async function evaluateEndedSessions(firestore: Firestore, { signal, now = Date.now() }: Options): Promise<void> {
  const work = firestore.collection('platformWork').doc('progressOfEndedSessions');
  const { until = 0, sweptAt = 0 } = ((await work.get()).data() ?? {}) as Partial<Progress>;
  const sweeps = now - sweptAt >= DAY_MS;
  const ended = firestore
    .collectionGroup('sessions')
    .where('endTime', '>', Timestamp.fromMillis(Math.max(0, sweeps ? until - LATE_MS : until)))
    .orderBy('endTime')
    .select('name', 'startTime', 'endTime')
    .limit(PAGE);
  const problems: unknown[] = [];
  const onProblem = (error: unknown) => void problems.push(error);
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (last ? ended.startAfter(last) : ended).get();
    await evaluateSessions(firestore, docs, { signal, now, onProblem });
    if (signal.aborted) return;
    const lastEnd = (docs.at(-1)?.get('endTime') as Timestamp | undefined)?.toMillis() ?? 0;
    // Behind a problem the next run begins again.
    if (lastEnd > until && problems.length === 0)
      await work.set({ until: Math.max(until, Math.min(lastEnd, now - AHEAD_MS)) }, { merge: true });
    last = docs.length < PAGE ? undefined : docs.at(-1);
  } while (last);
  if (problems.length > 0) throw new AggregateError(problems, 'Some sessions could not be evaluated.');
  if (sweeps) await work.set({ sweptAt: now }, { merge: true });
}
