import { setTimeout as sleep } from 'node:timers/promises';
import { Timestamp, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { keepListening } from '../schedule/keep-listening';
import { AHEAD_MS } from './evaluate-ended-sessions';
import { evaluateSessions } from './evaluate-sessions';

/** The newest sessions are listened to: the query would otherwise have all since the start of the server. */
const RENEW_MS = 3_600_000;
const SETTLE_MS = 300;
/** Servers wait for different times, so that all but the first mostly find a session evaluated, and do not read its parts. */
const APART_MS = 700;

interface Options {
  onProblem: (error: unknown) => void;
  track: <T>(work: Promise<T>) => Promise<T>;
}

/**
 * Evaluates sessions as soon as they end, by the device's clock within the last ten minutes: the pages of a company should not wait for the full
 * hour. Others are found by the hourly work. The result stops it.
 */
export function followEndedSessions(firestore: Firestore, { onProblem, track }: Options): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const waiting = new Map<string, QueryDocumentSnapshot>();
  let isRunning = false;

  /** All that wait together: sessions often end at the same time, and those of one month are written together. */
  async function evaluateWaiting(): Promise<void> {
    await sleep(SETTLE_MS + Math.random() * APART_MS, undefined, { signal, ref: false });
    const sessions = [...waiting.values()];
    waiting.clear();
    const problems: unknown[] = [];
    await track(
      evaluateSessions(firestore, sessions, { signal, onProblem: (error) => void problems.push(error) }).then(() => {
        if (problems.length > 0) throw new AggregateError(problems, 'Some sessions could not be evaluated.');
      }),
    );
  }

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    while (waiting.size > 0 && !signal.aborted)
      await evaluateWaiting().catch((error: unknown) => {
        if (!signal.aborted) onProblem(error);
      });
    isRunning = false;
  }

  const stop = keepListening(
    () => firestore.collectionGroup('sessions').where('endTime', '>', Timestamp.fromMillis(Date.now() - AHEAD_MS)),
    {
      onChanges: (changes) => {
        for (const { type, doc } of changes) if (type === 'added') waiting.set(doc.ref.path, doc);
        void run();
      },
      onProblem,
      renewMs: RENEW_MS,
    },
  );
  return () => {
    ending.abort();
    stop();
  };
}
