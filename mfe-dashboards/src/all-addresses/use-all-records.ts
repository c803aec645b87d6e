import type { DomainRef, Message, Progress, Session } from 'shared-kit/model';
import { useEffect, useRef, useState } from 'react';
import { problemOf } from '../problem-of';
import { readSessions, versionOf, type ReadSession } from './read-sessions';

export interface AllRecords {
  /** Undefined until all have been read once. */
  loaded: readonly ReadSession[] | undefined;
  /** 0 to 1 of the present reading; null while it cannot be told. */
  progress: number | null;
  problem: Message | undefined;
  cancelled: boolean;
  cancel: () => void;
  /** Reads again, after a problem or a cancel. */
  retry: () => void;
}

/** What to read, and what is known from before. */
interface Reading {
  key: string;
  sessions: readonly Session[];
  known: readonly ReadSession[];
}

interface Answer {
  to: Reading;
  loaded?: readonly ReadSession[] | undefined;
  problem?: Message;
}

/**
 * The records of all sessions of a domain; use it in a component keyed by the domain. They follow the live sessions: only those
 * that are new or have changed are read again, and until they are there the old ones stay.
 */
export function useAllRecords({ company, domain }: DomainRef, sessions: readonly Session[]): AllRecords {
  const [attempt, setAttempt] = useState(0);
  const [progress, setProgress] = useState<number | null>(null);
  const [cancelled, setCancelled] = useState(false);
  const [answer, setAnswer] = useState<Answer>();
  const key = [attempt, ...sessions.map(versionOf)].join('\n');
  const [reading, setReading] = useState<Reading>({ key, sessions, known: [] });
  const running = useRef<AbortController>(undefined);
  // A reading goes to its end before the next begins, or sessions that change all the time would never be shown.
  if (!cancelled && answer?.to === reading && reading.key !== key) setReading({ key, sessions, known: answer.loaded ?? [] });

  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    running.current = control;
    const onProgress = ({ done, total }: Progress) => setProgress(total > 0 ? done / total : null);
    readSessions({ company, domain }, reading.sessions, reading.known, { signal, onProgress }).then(
      (loaded) => !signal.aborted && setAnswer({ to: reading, loaded }),
      (error: unknown) => !signal.aborted && setAnswer((before) => ({ loaded: before?.loaded, to: reading, problem: problemOf(error) })),
    );
    return () => control.abort();
  }, [company, domain, reading]);

  return {
    loaded: answer?.loaded,
    progress,
    problem: answer?.problem,
    cancelled,
    cancel: () => {
      running.current?.abort();
      setCancelled(true);
      setAnswer((before) => ({ loaded: before?.loaded, to: reading }));
    },
    retry: () => {
      setCancelled(false);
      setProgress(null);
      setAttempt(attempt + 1);
    },
  };
}
