import type { AddressRecord, DomainRef, Session } from 'shared-kit/model';
import { runInWorker, startWorker } from 'shared-kit/workers';
import type { ReadingOptions, SessionPiece } from '../records/session-pieces';
import { sessionsToRead, type SessionsToRead } from '../records/sessions-to-read';
import { recordsVersionOf } from '../records/records-version';

/** A session with its records. */
export interface ReadSession {
  session: Session;
  records: readonly AddressRecord[];
}

/** Reads the records of sessions, except of those in `known` that have not changed since. */
export async function readSessions(
  ref: DomainRef,
  sessions: readonly Session[],
  known: readonly ReadSession[],
  options: ReadingOptions,
): Promise<ReadSession[]> {
  const records = new Map(known.map((one) => [recordsVersionOf(one.session), one.records]));
  const missing = sessions.filter((session) => !records.has(recordsVersionOf(session)));
  const read = missing.map(() => [] as AddressRecord[]);
  if (missing.length > 0) {
    await runInWorker<SessionsToRead, void, never, SessionPiece>(
      () => startWorker(new URL('./read-sessions.worker.ts', import.meta.url)),
      await sessionsToRead(ref, missing),
      {
        ...options,
        onOutput: (piece) => read[piece.session]?.push(...piece.records),
        fallback: async () => (await import('./read-sessions-job')).readSessionsJob,
      },
    );
  }
  missing.forEach((session, place) => records.set(recordsVersionOf(session), read[place] ?? []));
  return sessions.map((session) => ({ session, records: records.get(recordsVersionOf(session)) ?? [] }));
}
