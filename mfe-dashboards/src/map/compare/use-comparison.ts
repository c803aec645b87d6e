import type { DomainRef, DomainSettings, Session } from 'shared-kit/model';
import type { ComparedRow } from 'shared-kit/model/session-table';
import { startWorker, useWorkerSource, WorkerSource } from 'shared-kit/workers';
import type { RackPicture } from '../picture/rack-picture';
import { FOLLOW_PACE_MS, recordsVersionOf } from '../../session-data/records-version';
import { sessionsToRead } from '../../session-data/sessions-to-read';
import { useLiveJob, type LiveJob } from '../../session-data/use-live-job';
import type { CompareWords } from './compare-columns';
import type { CompareAnswer, CompareRequest } from './compare-job';
import type { ComparedTable } from './compared-rows';

/** The sessions of one side: one, or all of the domain. */
export type Side = readonly Session[];

const compareSource = () =>
  new WorkerSource<ComparedRow, CompareRequest, CompareAnswer, ComparedTable>(
    () => startWorker(new URL('./compare.worker.ts', import.meta.url)),
    async () => (await import('./compare-job')).compareJob,
  );

export type CompareSource = ReturnType<typeof compareSource>;

/** The comparison of two sides, made and kept in a worker. It follows the live sessions and settings. */
export function useComparison(
  { company, domain }: DomainRef,
  sides: readonly [Side, Side],
  settings: DomainSettings,
  settingsVersion: string,
  words: CompareWords,
) {
  const { source, about, problem } = useWorkerSource(compareSource);
  const made = useLiveJob<object>({
    data: [JSON.stringify(sides.map((side) => side.map(recordsVersionOf))), settingsVersion],
    request: [words],
    paceMs: FOLLOW_PACE_MS,
    read: async ({ signal, onProgress }) => {
      const toRead = await sessionsToRead({ company, domain }, sides.flat());
      await source.run(
        { kind: 'compare', settings, words, toRead, sides },
        { signal, onProgress: ({ done, total }) => onProgress(total > 0 ? done / total : 1) },
      );
      return {};
    },
  });
  // Both are missing until the first comparison has been made.
  return { ...made, source, comparison: made.answer && about, problem: made.problem ?? problem };
}

/** The map of the comparison, which its worker draws. */
export function useDifferencesPicture(
  source: CompareSource,
  comparison: ComparedTable,
  pattern: string,
  words: CompareWords,
): LiveJob<RackPicture> {
  return useLiveJob<RackPicture>({
    data: [comparison],
    request: [pattern, words],
    read: async ({ signal }) => (await source.run({ kind: 'map', pattern, words }, { signal })) as RackPicture,
  });
}
