import { readRecords } from 'shared-kit/firebase/data';
import type { AddressRecord, DomainRef, Progress, Session } from 'shared-kit/model';
import { recordPieces } from '../record-pieces';
import type { SessionPiece } from './export-job';

/** Read at the same time: enough to hide the way to the server, few enough to keep memory and the page calm. */
const AT_ONCE = 4;

export interface ReadingOptions {
  onProgress: (progress: Progress) => void;
  signal: AbortSignal;
}

/** The records of each session in turn, a few sessions read ahead. Progress counts addresses, of as many as the sessions claim. */
export async function* sessionPieces(
  ref: DomainRef,
  sessions: readonly Session[],
  { onProgress, signal }: ReadingOptions,
): AsyncGenerator<SessionPiece> {
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
    const reading = readRecords({ ...ref, session: id }, { signal, total, onProgress: ({ done }) => count(index, done) });
    // It may fail before its turn; then is when that matters.
    reading.catch(() => {});
    readings.push(reading);
  };

  for (let ahead = 0; ahead < AT_ONCE; ahead++) readNext();
  for (let session = 0; session < sessions.length; session++) {
    const records = (await readings[session]) ?? [];
    count(session, records.length, records.length);
    readNext();
    for (const piece of recordPieces(records)) yield { session, records: piece };
    // What has been handed over needs no second home.
    readings[session] = Promise.resolve([]);
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
