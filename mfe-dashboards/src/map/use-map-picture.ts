import { readPayload, readTaskOf, recordPages } from 'shared-kit/firebase/data';
import type { DomainRef, Session } from 'shared-kit/model';
import { runInWorker, startWorker } from 'shared-kit/workers';
import { sessionPieces } from '../export/session-pieces';
import { recordsVersionOf } from '../records-version';
import { useFollowedReading, type FollowedReading, type Following } from '../use-followed-reading';
import { markMoment } from './mark-moment';
import type { MapInput, MapRequest } from './picture/map-job';
import type { RackPicture } from './picture/rack-picture';

/** The picture of the sessions, built in a worker while their records come. It follows the live sessions. */
export function useMapPicture({ company, domain }: DomainRef, sessions: readonly Session[], pattern: string): FollowedReading<RackPicture> {
  const version = JSON.stringify([pattern, sessions.map((session) => [recordsVersionOf(session), session.wasTask])]);
  return useFollowedReading<RackPicture>(version, (following) => build({ company, domain }, sessions, pattern, following));
}

function build(ref: DomainRef, sessions: readonly Session[], pattern: string, following: Following<RackPicture>): Promise<RackPicture> {
  return runInWorker<MapRequest, RackPicture, MapInput, RackPicture>(
    () => startWorker(new URL('./picture/map.worker.ts', import.meta.url)),
    { pattern, sessions: sessions.map(({ startTime }) => ({ startTime })) },
    {
      signal: following.signal,
      input: inputOf(ref, sessions, following),
      onOutput: following.onPart,
      fallback: async () => (await import('./picture/map-job')).mapJob,
    },
  );
}

/** The list of a task's session comes first, so that its map shows from the beginning what is still to be read. */
async function* inputOf(ref: DomainRef, sessions: readonly Session[], { signal, onProgress }: Following<RackPicture>): AsyncGenerator<MapInput> {
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
