import type { DomainRef, Session } from 'shared-kit/model';
import { startWorker } from 'shared-kit/workers';
import { KeptWorker } from '../records/kept-worker';
import type { PackedRows } from '../records/packed-rows';
import { FOLLOW_PACE_MS, recordsVersionOf } from '../records/records-version';
import { sessionsToRead } from '../records/sessions-to-read';
import { useFollowedReading, type FollowedReading } from '../records/use-followed-reading';
import type { AllAddressesAnswer, AllAddressesRequest } from './all-addresses-job';

/** The worker that reads all sessions of a domain, keeps their records and makes their table. */
export const allAddressesWorker = () =>
  new KeptWorker<AllAddressesRequest, AllAddressesAnswer, PackedRows>(
    () => startWorker(new URL('./all-addresses.worker.ts', import.meta.url)),
    async () => (await import('./all-addresses-job')).allAddressesJob,
  );

export type AllAddressesWorker = ReturnType<typeof allAddressesWorker>;

/** The sessions that the worker has read, and the number of their records. */
export interface ReadSessions {
  sessions: readonly Session[];
  records: number;
}

/**
 * Makes the worker read the sessions, and what is new whenever they change. Use it in a component keyed by the domain.
 */
export function useAllRecords(
  worker: AllAddressesWorker,
  { company, domain }: DomainRef,
  sessions: readonly Session[],
): FollowedReading<ReadSessions> {
  return useFollowedReading({
    data: sessions.map(recordsVersionOf),
    paceMs: FOLLOW_PACE_MS,
    read: async ({ signal, onProgress }) => {
      const answer = await worker.run(
        { kind: 'read', reading: await sessionsToRead({ company, domain }, sessions) },
        { signal, onProgress: ({ done, total }) => onProgress(total > 0 ? done / total : 1) },
      );
      return { sessions, records: answer.kind === 'read' ? answer.records : 0 };
    },
  });
}
