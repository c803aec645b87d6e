import type { DomainRef, DomainSettings, Session } from 'shared-kit/model';
import type { ComparedHead, ComparedRow } from 'shared-kit/model/session-export';
import { runInWorker, startWorker } from 'shared-kit/workers';
import { sessionsToRead } from '../records/sessions-to-read';
import type { RunContext } from '../records/followed-reading';
import { recordsVersionOf } from '../records/records-version';
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

/** The comparison of two sides, made in a worker. It follows the live sessions and settings. */
export function useComparison(
  { company, domain }: DomainRef,
  sides: readonly [Side, Side],
  settings: DomainSettings,
  settingsVersion: string,
): FollowedReading<Comparison> {
  return useFollowedReading<Comparison>({
    data: [JSON.stringify(sides.map((side) => side.map(recordsVersionOf))), settingsVersion],
    read: (context) => compare({ company, domain }, sides, settings, context),
  });
}

async function compare(
  ref: DomainRef,
  [one, other]: readonly [Side, Side],
  settings: DomainSettings,
  context: RunContext<Comparison>,
): Promise<Comparison> {
  const rows: ComparedRow[] = [];
  const sides = [await sessionsToRead(ref, one), await sessionsToRead(ref, other)] as const;
  const head = await runInWorker<CompareRequest, ComparedHead, never, ComparedRow[]>(
    () => startWorker(new URL('./compare.worker.ts', import.meta.url)),
    { settings, sides },
    {
      signal: context.signal,
      onProgress: ({ done, total }) => context.onProgress(done / total),
      onOutput: (piece) => rows.push(...piece),
      fallback: async () => (await import('./compare-job')).compareJob,
    },
  );
  return { head, rows, counts: countDifferences(rows) };
}
