import { asking, followRecords, readRecords } from 'shared-kit/firebase/inside';
import type { AddressRecord, Progress, Session } from 'shared-kit/model';
import type { SessionsToRead } from './sessions-to-read';

/** Sessions to read at the same time: enough not to wait for the network, few enough to save memory. */
const CONCURRENT_READS = 4;

/** Some records of a session. */
export interface SessionPiece {
  /** Position of the session in the list of sessions to read. */
  session: number;
  records: readonly AddressRecord[];
}

export interface ReadingOptions {
  onProgress: (progress: Progress) => void;
  signal: AbortSignal;
}

/**
 * Reads the records of sessions, in their order, while the next few sessions are read ahead. A single session is passed on page by page.
 * Progress counts records; the total is what the sessions state. Runs in the worker.
 */
export async function* sessionPieces(reading: SessionsToRead, options: ReadingOptions): AsyncGenerator<SessionPiece> {
  const [only, ...others] = reading.sessions;
  if (only && others.length === 0) yield* piecesOfOne(reading, only, options);
  else yield* piecesOfMany(reading, options);
}

async function* piecesOfOne(
  { ref, access }: SessionsToRead,
  session: Session,
  { onProgress, signal }: ReadingOptions,
): AsyncGenerator<SessionPiece> {
  let done = 0;
  const { total } = session;
  for await (const { records } of followRecords(ref, session, undefined, { signal, ask: asking(access) })) {
    yield { session: 0, records };
    done += records.length;
    // There may be more records than the session states, so the progress is only complete at the end.
    onProgress({ step: 'reading', done, total: Math.max(total, done + 1) });
  }
  onProgress({ step: 'reading', done, total: done });
}

async function* piecesOfMany(
  { ref, sessions, access }: SessionsToRead,
  { onProgress, signal }: ReadingOptions,
): AsyncGenerator<SessionPiece> {
  const ask = asking(access);
  const expected = sessions.map(({ total }) => total);
  const read = sessions.map(() => 0);
  const count = (index: number, records: number, all = Math.max(expected[index] ?? 0, records)) => {
    read[index] = records;
    expected[index] = all;
    onProgress({ step: 'reading', done: sum(read), total: sum(expected) });
  };

  const readings: Promise<AddressRecord[]>[] = [];
  const readNext = () => {
    const index = readings.length;
    const session = sessions[index];
    if (!session) return;
    const { id, total } = session;
    const reading = readRecords({ ...ref, session: id }, { signal, total, ask, onProgress: ({ done }) => count(index, done) });
    // A reading may fail before it is awaited. Until then its rejection would be reported as unhandled.
    reading.catch(() => {});
    readings.push(reading);
  };

  for (let ahead = 0; ahead < CONCURRENT_READS; ahead++) readNext();
  for (let session = 0; session < sessions.length; session++) {
    const records = (await readings[session]) ?? [];
    count(session, records.length, records.length);
    readNext();
    yield { session, records };
    // Releases the memory of the records that have been passed on.
    readings[session] = Promise.resolve([]);
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
