import type { DomainRef, DomainSettings, Session } from 'shared-kit/model';
import { KeptWorker, startWorker, useKeptWorker } from 'shared-kit/workers';
import { FOLLOW_PACE_MS, recordsVersionOf } from '../session-data/records-version';
import { sessionsToRead } from '../session-data/sessions-to-read';
import { useLiveJob, type LiveJob } from '../session-data/use-live-job';
import type { SearchAnswer, SearchRequest } from './search-job';

const searchWorker = () =>
  new KeptWorker<SearchRequest, SearchAnswer>(
    () => startWorker(new URL('./search.worker.ts', import.meta.url)),
    async () => (await import('./search-job')).searchJob,
  );

/**
 * Searches the sessions of a domain for a text, and again when the newest of them change; nothing while the text is empty. Use it in a component
 * keyed by the domain.
 */
export function useSearch(
  { company, domain }: DomainRef,
  sessions: readonly Session[],
  settings: DomainSettings | undefined,
  text: string,
): LiveJob<SearchAnswer> {
  const worker = useKeptWorker(searchWorker);
  return useLiveJob({
    data: sessions.map(recordsVersionOf),
    paceMs: FOLLOW_PACE_MS,
    request: [text, settings],
    read:
      settings && text !== ''
        ? async ({ signal }) => {
            const { addrPattern, addrPatternUser, labelDesigns } = settings;
            const toRead = await sessionsToRead({ company, domain }, sessions);
            return worker.run({ toRead, text, settings: { addrPattern, addrPatternUser, labelDesigns } }, { signal });
          }
        : undefined,
  });
}
