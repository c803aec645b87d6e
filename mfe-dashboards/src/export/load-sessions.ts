import { readRecords } from 'shared-kit/firebase/data';
import type { DomainRef, Progress, Session } from 'shared-kit/model';
import type { LoadedSession } from 'shared-kit/model/session-export';

/** Read at the same time: enough to hide the way to the server, few enough to keep memory and the page calm. */
const AT_ONCE = 4;

export interface LoadOptions {
  onProgress: (progress: Progress) => void;
  signal: AbortSignal;
}

/** The records of each session, in the order given. Progress counts addresses, of as many as the sessions say they have. */
export async function loadSessions(ref: DomainRef, sessions: readonly Session[], options: LoadOptions): Promise<LoadedSession[]> {
  const { onProgress, signal } = options;
  const loaded = new Array<LoadedSession>(sessions.length);
  const read = new Array<number>(sessions.length).fill(0);
  const expected = sessions.map(({ total }) => total);
  let next = 0;

  const count = (index: number, records: number) => {
    read[index] = records;
    expected[index] = Math.max(expected[index] ?? 0, records);
    onProgress({ step: 'reading', done: sum(read), total: sum(expected) });
  };
  const reader = async () => {
    for (let index = next++; index < sessions.length; index = next++) {
      const session = sessions[index] as Session;
      const { id, name, startTime, wasTask, orderedColumns, total } = session;
      const records = await readRecords(
        { ...ref, session: id },
        { signal, total, onProgress: ({ done }) => count(index, done) },
      );
      expected[index] = records.length;
      count(index, records.length);
      loaded[index] = { session: { name, startTime, wasTask, orderedColumns }, records };
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, sessions.length) }, reader));
  return loaded;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
