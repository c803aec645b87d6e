import type { DomainRef, Session } from 'shared-kit/model';
import type { ViewRow } from 'shared-kit/model/session-table';
import { startWorker, WorkerSource } from 'shared-kit/workers';
import { FOLLOW_PACE_MS, recordsVersionOf } from '../session-data/records-version';
import { sessionsToRead } from '../session-data/sessions-to-read';
import { useLiveJob, type LiveJob } from '../session-data/use-live-job';
import type { AllAddressesAnswer, AllAddressesRequest } from './all-addresses-job';
import type { AllTable } from './all-views';

/** The worker that reads all sessions of a domain, keeps their records and makes the rows of their table. */
export const allAddressesSource = () =>
  new WorkerSource<ViewRow, AllAddressesRequest, AllAddressesAnswer, AllTable>(
    () => startWorker(new URL('./all-addresses.worker.ts', import.meta.url)),
    async () => (await import('./all-addresses-job')).allAddressesJob,
  );

export type AllAddressesSource = ReturnType<typeof allAddressesSource>;

/** The sessions that the worker has read, and the number of their records. */
export interface ReadSessions {
  sessions: readonly Session[];
  records: number;
}

/**
 * Makes the worker read the sessions, and what is new whenever they change. Use it in a component keyed by the domain.
 */
export function useAllRecords(
  source: AllAddressesSource,
  { company, domain }: DomainRef,
  sessions: readonly Session[],
): LiveJob<ReadSessions> {
  return useLiveJob({
    data: sessions.map(recordsVersionOf),
    paceMs: FOLLOW_PACE_MS,
    read: async ({ signal, onProgress }) => {
      const records = await source.run(
        { kind: 'read', toRead: await sessionsToRead({ company, domain }, sessions) },
        { signal, onProgress: ({ done, total }) => onProgress(total > 0 ? done / total : 1) },
      );
      return { sessions, records: Number(records) };
    },
  });
}
