import { readRecords } from 'shared-kit/firebase/data';
import type { AddressRecord, Message, Session, SessionRef } from 'shared-kit/model';
import { useEffect, useState } from 'react';
import { problemOf } from '../problem-of';

export interface SessionRecords {
  /** Undefined until they have been read once. */
  records: readonly AddressRecord[] | undefined;
  /** 0 to 1 of the present reading. */
  progress: number;
  problem: Message | undefined;
  retry: () => void;
}

interface Answer {
  to: string;
  records?: readonly AddressRecord[];
  problem?: Message;
}

/**
 * The records of one session; use it in a component keyed by the session. They are read on demand (decision D-70) and again
 * whenever the live session says that it has changed: until the new ones are there, the old ones stay.
 */
export function useSessionRecords(ref: SessionRef, session: Session): SessionRecords {
  const { company, domain, session: id } = ref;
  const [attempt, setAttempt] = useState(0);
  const [progress, setProgress] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  const { endTime, total, empty, invalid } = session;
  const wanted = [endTime, total, empty, invalid, attempt].join(' ');
  const [reading, setReading] = useState(wanted);
  // A reading goes to its end before the next begins, or a session that changes all the time would never be shown.
  if (answer?.to === reading && reading !== wanted) setReading(wanted);

  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    const onProgress = ({ done, total: all }: { done: number; total: number }) => setProgress(all > 0 ? done / all : 0);
    readRecords({ company, domain, session: id }, { signal, onProgress }).then(
      (records) => !signal.aborted && setAnswer({ to: reading, records }),
      (error: unknown) => !signal.aborted && setAnswer((before) => ({ ...before, to: reading, problem: problemOf(error) })),
    );
    return () => control.abort();
  }, [company, domain, id, reading]);

  return { records: answer?.records, progress, problem: answer?.problem, retry: () => setAttempt(attempt + 1) };
}
