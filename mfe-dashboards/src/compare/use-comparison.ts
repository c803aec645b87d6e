import type { DomainRef, DomainSettings, Session } from 'shared-kit/model';
import type { ComparedHead, ComparedRow } from 'shared-kit/model/session-export';
import { KeptWorker, useKeptWorker, startWorker } from 'shared-kit/workers';
import type { RunContext } from '../records/followed-reading';
import { FOLLOW_PACE_MS, recordsVersionOf } from '../records/records-version';
import { sessionsToRead } from '../records/sessions-to-read';
import { useFollowedReading, type FollowedReading } from '../records/use-followed-reading';
import type { CellDifference } from '../map/picture/cell-states';
import { countDifferences } from './difference-of';
import type { CompareRequest } from './compare-job';

export interface Comparison {
  head: ComparedHead;
  rows: readonly ComparedRow[];
  counts: Record<CellDifference, number>;
}

/** The sessions of one side: one, or all of the domain. */
export type Side = readonly Session[];

const compareWorker = () =>
  new KeptWorker<CompareRequest, ComparedHead, ComparedRow[]>(
    () => startWorker(new URL('./compare.worker.ts', import.meta.url)),
    async () => (await import('./compare-job')).compareJob,
  );

/** The comparison of two sides, made in a worker. It follows the live sessions and settings. */
export function useComparison(
  { company, domain }: DomainRef,
  sides: readonly [Side, Side],
  settings: DomainSettings,
  settingsVersion: string,
): FollowedReading<Comparison> {
  const worker = useKeptWorker(compareWorker);
  return useFollowedReading<Comparison>({
    data: [JSON.stringify(sides.map((side) => side.map(recordsVersionOf))), settingsVersion],
    paceMs: FOLLOW_PACE_MS,
    read: (context) => compare(worker, { company, domain }, sides, settings, context),
  });
}

async function compare(
  worker: ReturnType<typeof compareWorker>,
  ref: DomainRef,
  sides: readonly [Side, Side],
  settings: DomainSettings,
  { signal, onProgress }: RunContext<Comparison>,
): Promise<Comparison> {
  const rows: ComparedRow[] = [];
  const reading = await sessionsToRead(ref, sides.flat());
  const head = await worker.run(
    { settings, reading, sides },
    {
      signal,
      onProgress: ({ done, total }) => onProgress(total > 0 ? done / total : 1),
      onOutput: (piece) => rows.push(...piece),
    },
  );
  return { head, rows, counts: countDifferences(rows) };
}
