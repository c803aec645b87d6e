import type { DomainRef, DomainSettings, TableToggles } from 'shared-kit/model';
import { sessionsToRead } from '../session-data/sessions-to-read';
import { useLiveJob, type LiveJob } from '../session-data/use-live-job';
import type { AllAddressesWords } from './all-addresses-columns';
import type { AllAddressesSource, ReadSessions } from './use-all-records';

/** Has the worker make the rows of all addresses, again whenever records, settings, switches or the language change (DASH-18, DASH-20). */
export function useAllRows(
  source: AllAddressesSource,
  { company, domain }: DomainRef,
  read: ReadSessions,
  settings: DomainSettings,
  toggles: TableToggles,
  words: AllAddressesWords,
): LiveJob<true> {
  return useLiveJob<true>({
    data: [read],
    request: [settings, toggles, words],
    read: async ({ signal, onProgress }) => {
      const toRead = await sessionsToRead({ company, domain }, read.sessions);
      await source.run(
        { kind: 'build', toRead, settings, toggles, words },
        { signal, onProgress: ({ done, total }) => onProgress(done / total) },
      );
      return true;
    },
  });
}
