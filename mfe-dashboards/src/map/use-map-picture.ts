import { readPayloadOf } from 'shared-kit/firebase/data';
import type { DomainRef, Session } from 'shared-kit/model';
import { startWorker, useWorkerSource, WorkerSource } from 'shared-kit/workers';
import { useState } from 'react';
import type { RunContext } from '../session-data/live-job';
import { FOLLOW_PACE_MS, recordsVersionOf } from '../session-data/records-version';
import { sessionsToRead } from '../session-data/sessions-to-read';
import { useLiveJob } from '../session-data/use-live-job';
import { markMoment } from './picture/mark-moment';
import type { MapAnswer, MapRequest } from './map-job';
import type { RackPicture } from './picture/rack-picture';
import type { CellRow } from './tables/cell-columns';

const mapSource = () =>
  new WorkerSource<CellRow, MapRequest, MapAnswer, RackPicture>(
    () => startWorker(new URL('./map.worker.ts', import.meta.url)),
    async () => (await import('./map-job')).mapJob,
  );

export type MapSource = ReturnType<typeof mapSource>;

/**
 * The map of the sessions, which a worker builds while their records arrive. It is built again when the live sessions change, from what was read
 * before and what is new.
 */
export function useMapPicture({ company, domain }: DomainRef, sessions: readonly Session[], pattern: string) {
  const { source, about: picture, problem } = useWorkerSource(mapSource);
  const [lists] = useState<TaskLists>(() => new Map());
  const drawn = useLiveJob<true>({
    data: [pattern, ...sessions.map((session) => JSON.stringify([recordsVersionOf(session), session.wasTask]))],
    paceMs: FOLLOW_PACE_MS,
    read: async (context) => {
      await draw(source, lists, { company, domain }, sessions, pattern, context);
      return true;
    },
  });
  return { ...drawn, source, picture, problem: drawn.problem ?? problem };
}

/** The packed lists that have been read, by session. The list of a task never changes. */
type TaskLists = Map<string, string | null>;

async function draw(
  source: MapSource,
  lists: TaskLists,
  ref: DomainRef,
  sessions: readonly Session[],
  pattern: string,
  { signal, onProgress }: RunContext,
): Promise<void> {
  const toRead = await sessionsToRead(ref, sessions);
  const task = await listOfTask(lists, ref, sessions, signal);
  await source.run(
    { kind: 'draw', pattern, toRead, task },
    {
      signal,
      onProgress: ({ done, total }) => {
        if (done === total) markMoment('records');
        onProgress(total > 0 ? done / total : 1);
      },
    },
  );
}

/** The packed address list of the task that a session came from, read once; null when there is no such task, or for several sessions. */
async function listOfTask(
  lists: TaskLists,
  ref: DomainRef,
  [only, ...others]: readonly Session[],
  signal: AbortSignal,
): Promise<string | null> {
  if (!only?.wasTask || others.length > 0) return null;
  const { id: session, task } = only;
  if (!lists.has(session)) lists.set(session, await readPayloadOf({ ...ref, session, ...(task !== undefined && { task }) }, signal));
  return lists.get(session) ?? null;
}
