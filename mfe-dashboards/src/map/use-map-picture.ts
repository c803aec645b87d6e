import { readPayload, readTaskOf, recordPages } from 'shared-kit/firebase/data';
import type { DomainRef, Message, Session } from 'shared-kit/model';
import { runInWorker, startWorker } from 'shared-kit/workers';
import { useEffect, useRef, useState } from 'react';
import { sessionPieces } from '../export/session-pieces';
import { problemOf } from '../problem-of';
import { markMoment } from './mark-moment';
import type { MapInput, MapRequest } from './picture/map-job';
import type { RackPicture } from './picture/rack-picture';

export interface MapPicture {
  /** The last one that could be built: it stays while the next one is, and when that fails. */
  picture: RackPicture | undefined;
  /** 0 to 1 of the addresses that the sessions say they have; null while nothing is read. */
  progress: number | null;
  problem: Message | undefined;
  cancelled: boolean;
  cancel: () => void;
  /** Reads again, after a problem or a cancel. */
  retry: () => void;
}

interface Reading {
  key: string;
  sessions: readonly Session[];
}

interface Answer {
  to?: Reading;
  picture?: RackPicture;
  problem?: Message | undefined;
}

/** Says that a session holds other records than before: only the apps change them, and the counts with them (decision D-70). */
const versionOf = ({ id, endTime, total, empty, invalid, wasTask }: Session) => [id, endTime, total, empty, invalid, wasTask];

/**
 * The picture of the sessions, built in a worker while their records come. It follows the live sessions: a change of theirs is read once
 * the reading before is through. Use it in a component keyed by what is shown.
 */
export function useMapPicture({ company, domain }: DomainRef, sessions: readonly Session[], pattern: string): MapPicture {
  const [attempt, setAttempt] = useState(0);
  const [cancelled, setCancelled] = useState(false);
  const [progress, setProgress] = useState<number | null>(null);
  const [answer, setAnswer] = useState<Answer>({});
  const running = useRef<AbortController>(undefined);
  const key = JSON.stringify([attempt, pattern, sessions.map(versionOf)]);
  const [reading, setReading] = useState<Reading>({ key, sessions });
  if (!cancelled && answer.to === reading && reading.key !== key) setReading({ key, sessions });

  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    running.current = control;
    const show = (picture: RackPicture) => !signal.aborted && setAnswer((before) => (before.picture && !before.picture.partial && picture.partial ? before : { ...before, picture }));
    const onProgress = (done: number) => !signal.aborted && setProgress(done);
    build({ company, domain }, reading.sessions, pattern, { signal, show, onProgress }).then(
      (picture) => !signal.aborted && setAnswer({ to: reading, picture }),
      (error: unknown) => !signal.aborted && setAnswer((before) => ({ ...before, to: reading, problem: problemOf(error) })),
    );
    return () => control.abort();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the pattern is part of what a reading is known by
  }, [company, domain, reading]);

  return {
    picture: answer.picture,
    progress: answer.to === reading ? 1 : progress,
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
      setAttempt(attempt + 1);
    },
  };
}

interface Following {
  signal: AbortSignal;
  show: (partial: RackPicture) => void;
  onProgress: (done: number) => void;
}

async function build(ref: DomainRef, sessions: readonly Session[], pattern: string, { signal, show, onProgress }: Following): Promise<RackPicture> {
  const picture = await runInWorker<MapRequest, RackPicture, MapInput, RackPicture>(
    () => startWorker(new URL('./picture/map.worker.ts', import.meta.url)),
    { pattern, sessions: sessions.map(({ startTime }) => ({ startTime })) },
    { signal, input: inputOf(ref, sessions, signal, onProgress), onOutput: show, fallback: async () => (await import('./picture/map-job')).mapJob },
  );
  return picture;
}

/** The list of a task's session comes first, so that its map shows from the beginning what is still to be read. */
async function* inputOf(ref: DomainRef, sessions: readonly Session[], signal: AbortSignal, onProgress: (done: number) => void): AsyncGenerator<MapInput> {
  const [only, ...others] = sessions;
  if (!only || others.length > 0) {
    const follow = { signal, onProgress: ({ done, total }: { done: number; total: number }) => onProgress(total > 0 ? done / total : 1) };
    for await (const piece of sessionPieces(ref, sessions, follow)) yield { kind: 'records', ...piece };
  } else {
    const session = { ...ref, session: only.id };
    if (only.wasTask) {
      const task = await readTaskOf(session, signal);
      yield { kind: 'task', packed: task && (await readPayload(ref, task, signal)) };
    }
    let done = 0;
    for await (const records of recordPages(session, { total: only.total, signal })) {
      yield { kind: 'records', session: 0, records };
      done += records.length;
      onProgress(done / Math.max(only.total, done, 1));
    }
  }
  markMoment('records');
}
