import { readPayloadOf } from 'shared-kit/firebase/data';
import type { DomainRef, Session } from 'shared-kit/model';
import { KeptWorker, useKeptWorker, startWorker } from 'shared-kit/workers';
import { useState } from 'react';
import type { RunContext } from '../session-data/live-job';
import { FOLLOW_PACE_MS, recordsVersionOf } from '../session-data/records-version';
import { sessionsToRead } from '../session-data/sessions-to-read';
import { useLiveJob, type LiveJob } from '../session-data/use-live-job';
import { markMoment } from './picture/mark-moment';
import type { MapRequest } from './map-job';
import type { RackPicture } from './picture/rack-picture';

const mapWorker = () =>
  new KeptWorker<MapRequest, RackPicture, RackPicture>(
    () => startWorker(new URL('./map.worker.ts', import.meta.url)),
    async () => (await import('./map-job')).mapJob,
  );

/**
 * The map of the sessions, which a worker builds while their records arrive. It is built again when the live sessions change, from what was read
 * before and what is new.
 */
export function useMapPicture({ company, domain }: DomainRef, sessions: readonly Session[], pattern: string): LiveJob<RackPicture> {
  const worker = useKeptWorker(mapWorker);
  const [lists] = useState<TaskLists>(() => new Map());
  return useLiveJob<RackPicture>({
    data: [pattern, ...sessions.map((session) => JSON.stringify([recordsVersionOf(session), session.wasTask]))],
    paceMs: FOLLOW_PACE_MS,
    read: (context) => build(worker, lists, { company, domain }, sessions, pattern, context),
  });
}

/** The packed lists that have been read, by session. The list of a task never changes. */
type TaskLists = Map<string, string | null>;

async function build(
  worker: ReturnType<typeof mapWorker>,
  lists: TaskLists,
  ref: DomainRef,
  sessions: readonly Session[],
  pattern: string,
  { signal, onPart, onProgress }: RunContext<RackPicture>,
): Promise<RackPicture> {
  const reading = await sessionsToRead(ref, sessions);
  const task = await listOfTask(lists, ref, sessions, signal);
  return worker.run(
    { pattern, reading, task },
    {
      signal,
      onOutput: onPart,
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
