import { asking, readRecords, recordPages } from 'shared-kit/firebase/inside';
import type { AddressRecord, Progress } from 'shared-kit/model';
import type { SessionsToRead } from './sessions-to-read';

/** Read at the same time: enough to hide the way to the server, few enough to keep memory calm. */
const AT_ONCE = 4;

/** Records of one of the sessions; a session comes in as many pieces as it takes. */
export interface SessionPiece {
  /** Its place among those to read. */
  session: number;
  records: readonly AddressRecord[];
}

export interface ReadingOptions {
  onProgress: (progress: Progress) => void;
  signal: AbortSignal;
}

/**
 * The records of each session in turn, a few sessions read ahead; one alone comes as it is read. Progress counts addresses, of as many
 * as the sessions claim. Runs in the worker.
 */
export async function* sessionPieces(reading: SessionsToRead, options: ReadingOptions): AsyncGenerator<SessionPiece> {
  const [only, ...others] = reading.sessions;
  if (only && others.length === 0) yield* piecesOfOne(reading, only, options);
  else yield* piecesOfMany(reading, options);
}

async function* piecesOfOne({ ref, access }: SessionsToRead, { id, total }: SessionsToRead['sessions'][number], { onProgress, signal }: ReadingOptions): AsyncGenerator<SessionPiece> {
  let done = 0;
  for await (const records of recordPages({ ...ref, session: id }, { total, signal, ask: asking(access) })) {
    yield { session: 0, records };
    done += records.length;
    // There may be more than the session says; that these are all is known at the end.
    onProgress({ step: 'reading', done, total: Math.max(total, done + 1) });
  }
  onProgress({ step: 'reading', done, total: done });
}

async function* piecesOfMany({ ref, sessions, access }: SessionsToRead, { onProgress, signal }: ReadingOptions): AsyncGenerator<SessionPiece> {
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
    // It may fail before its turn; then is when that matters.
    reading.catch(() => {});
    readings.push(reading);
  };

  for (let ahead = 0; ahead < AT_ONCE; ahead++) readNext();
  for (let session = 0; session < sessions.length; session++) {
    const records = (await readings[session]) ?? [];
    count(session, records.length, records.length);
    readNext();
    yield { session, records };
    // What has been handed over needs no second home.
    readings[session] = Promise.resolve([]);
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
