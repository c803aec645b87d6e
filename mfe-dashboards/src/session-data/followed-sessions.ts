import { asking, followRecords, type RecordsChange, type RecordsMark } from 'shared-kit/firebase/inside';
import type { AddressRecord, DomainRef, Progress, Session } from 'shared-kit/model';
import type { LoadedSession } from 'shared-kit/model/session-export';
import { recordsVersionOf } from './records-version';
import type { SessionsToRead } from './sessions-to-read';

/** Sessions to read at the same time: enough not to wait for the network, few enough to save memory. */
const CONCURRENT_READS = 4;

interface FollowedSession {
  records: AddressRecord[];
  mark: RecordsMark | undefined;
  /** The version up to which it was read; undefined until it was read as a whole. */
  version: string | undefined;
}

export interface ReadingOptions {
  /** Counts records; the total is what the sessions state. */
  onProgress: (progress: Progress) => void;
  signal: AbortSignal;
  /** Called after each change of a session's records, which are the same as before up to position `from`. */
  onRecords?: (records: readonly AddressRecord[], from: number) => void;
}

/** Keeps the records of sessions, and reads what is new in those that have changed. Runs in the worker. */
export class FollowedSessions {
  readonly #sessions = new Map<string, FollowedSession>();

  /** The sessions with their records as they were last read, in order of acquisition; none of a session that was not read. */
  loaded({ ref, sessions }: Pick<SessionsToRead, 'ref' | 'sessions'>): LoadedSession[] {
    return sessions.map((session) => ({ session, records: this.#sessions.get(keyOf(ref, session.id))?.records ?? [] }));
  }

  /** Whether all of these sessions have been read as a whole. */
  hasRead({ ref, sessions }: SessionsToRead): boolean {
    return sessions.every(({ id }) => this.#sessions.get(keyOf(ref, id))?.version !== undefined);
  }

  /**
   * Reads what is new in these sessions, and forgets all others. What one session has new shows at once when it has all been read, and page by page
   * while it is read for the first time. Rejects with the store's error, and keeps what has been read until then.
   */
  async read({ ref, sessions, access }: SessionsToRead, { onProgress, signal, onRecords }: ReadingOptions): Promise<void> {
    const wanted = new Map(sessions.map((session) => [keyOf(ref, session.id), session]));
    const followed = new Map(
      [...wanted.keys()].map((key) => [key, this.#sessions.get(key) ?? { records: [], mark: undefined, version: undefined }]),
    );
    this.#sessions.clear();
    for (const [key, session] of followed) this.#sessions.set(key, session);
    const ask = asking(access);
    const failure = new AbortController();
    const anySignal = AbortSignal.any([signal, failure.signal]);
    const report = () => onProgress({ step: 'reading', ...progressOf(wanted, followed) });

    const readOne = async (key: string, session: Session) => {
      const own = followed.get(key)!;
      const version = recordsVersionOf(session);
      if (own.version === version) return;
      const take = ({ from, records, mark }: RecordsChange) => {
        own.records.length = from;
        for (const record of records) own.records.push(record);
        own.mark = mark;
        onRecords?.(own.records, from);
      };
      const changes: RecordsChange[] = [];
      for await (const change of followRecords(ref, session, own.mark, { ask, signal: anySignal })) {
        if (own.version === undefined) take(change);
        else changes.push(change);
        report();
      }
      changes.forEach(take);
      own.version = version;
      report();
    };

    const queue = wanted.entries();
    const readSome = async () => {
      for (const [key, session] of queue) await readOne(key, session);
    };
    try {
      await Promise.all(Array.from({ length: CONCURRENT_READS }, readSome));
    } catch (error) {
      // Nothing may change any more, since the caller may begin again.
      failure.abort(error);
      throw error;
    }
    report();
  }
}

const keyOf = ({ company, domain }: DomainRef, session: string): string => JSON.stringify([company, domain, session]);

/** A session may have more records than it states, so its part is only complete once it was read. */
function progressOf(wanted: ReadonlyMap<string, Session>, followed: ReadonlyMap<string, FollowedSession>): { done: number; total: number } {
  let done = 0;
  let total = 0;
  for (const [key, { records, version }] of followed) {
    const session = wanted.get(key)!;
    done += records.length;
    total += version === recordsVersionOf(session) ? records.length : Math.max(session.total, records.length + 1);
  }
  return { done, total };
}
