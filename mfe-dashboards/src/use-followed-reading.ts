import type { Message } from 'shared-kit/model';
import { useEffect, useRef, useState } from 'react';
import { problemOf } from './problem-of';

export interface FollowedReading<T> {
  /** The last answer there is: it stays while the next one is made, and when that fails. */
  answer: T | undefined;
  /** The next answer is being made. */
  working: boolean;
  /** 0 to 1; null while it cannot be told. */
  progress: number | null;
  problem: Message | undefined;
  cancelled: boolean;
  cancel: () => void;
  /** Reads again, after a problem or a cancel. */
  retry: () => void;
}

export interface Following<T> {
  signal: AbortSignal;
  /** The answer there is when this reading begins. */
  before: T | undefined;
  onProgress: (done: number) => void;
  /** Shows a part of the answer, which never takes the place of a whole one. */
  onPart: (part: T) => void;
}

/** What is read, by the version of what it is read from. */
interface Reading<T> {
  version: string;
  /** With another value of it nobody waits for this reading. */
  made: unknown;
  before: T | undefined;
  read: (following: Following<T>) => Promise<T>;
}

interface Answer<T> {
  to?: Reading<T>;
  value?: T;
  isWhole?: boolean;
  problem?: Message | undefined;
}

/**
 * Long work on live data: done again whenever the version of the data is another one, but only once what is under way is through, or
 * data that changes all the time would never be shown. What the user asks for otherwise is `made` in another way: that gives up at once
 * what is under way. Use it in a component keyed by what the data is of.
 */
export function useFollowedReading<T>(version: string, read: Reading<T>['read'], made?: unknown): FollowedReading<T> {
  const [attempt, setAttempt] = useState(0);
  const [cancelled, setCancelled] = useState(false);
  const [progress, setProgress] = useState<number | null>(null);
  const [answer, setAnswer] = useState<Answer<T>>({});
  const running = useRef<AbortController>(undefined);
  const wanted = `${attempt} ${version}`;
  const [reading, setReading] = useState<Reading<T>>({ version: wanted, made, before: undefined, read });
  const isThrough = answer.to === reading;
  const isOvertaken = reading.made !== made || (isThrough && reading.version !== wanted);
  if (!cancelled && isOvertaken) setReading({ version: wanted, made, before: answer.value, read });

  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    running.current = control;
    const following: Following<T> = {
      signal,
      before: reading.before,
      onProgress: (done) => !signal.aborted && setProgress(done),
      onPart: (value) => !signal.aborted && setAnswer((before) => (before.isWhole ? before : { ...before, value })),
    };
    reading.read(following).then(
      (value) => !signal.aborted && setAnswer({ to: reading, value, isWhole: true }),
      (error: unknown) => !signal.aborted && setAnswer((before) => ({ ...before, to: reading, problem: problemOf(error) })),
    );
    return () => control.abort();
  }, [reading]);

  return {
    answer: answer.value,
    working: !isThrough,
    progress,
    problem: answer.problem,
    cancelled,
    cancel: () => {
      running.current?.abort();
      setCancelled(true);
      setAnswer((before) => ({ ...before, to: reading }));
    },
    retry: () => {
      setCancelled(false);
      setProgress(null);
      setAnswer((before) => ({ ...before, problem: undefined }));
      setAttempt(attempt + 1);
    },
  };
}
