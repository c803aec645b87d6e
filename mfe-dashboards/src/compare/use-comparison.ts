import type { DomainRef, DomainSettings, Session } from 'shared-kit/model';
import type { ComparedHead, ComparedRow } from 'shared-kit/model/session-export';
import { runInWorker, startWorker } from 'shared-kit/workers';
import { sessionPieces } from '../export/session-pieces';
import { recordsVersionOf } from '../records-version';
import { useFollowedReading, type FollowedReading, type Following } from '../use-followed-reading';
import type { CellDifference } from '../map/picture/cell-states';
import { countDifferences } from './difference-of';
import type { CompareInput, CompareRequest } from './compare-job';

export interface Comparison {
  head: ComparedHead;
  rows: readonly ComparedRow[];
  counts: Record<CellDifference, number>;
}

/** The sessions of one side: one, or all of the domain. */
export type Side = readonly Session[];

/** What two sides have read, compared in a worker. It follows the live sessions and settings. */
export function useComparison(
  { company, domain }: DomainRef,
  sides: readonly [Side, Side],
  settings: DomainSettings,
  settingsVersion: string,
): FollowedReading<Comparison> {
  const version = JSON.stringify([sides.map((side) => side.map(recordsVersionOf)), settingsVersion]);
  return useFollowedReading<Comparison>(version, (following) => compare({ company, domain }, sides, settings, following));
}

async function compare(ref: DomainRef, sides: readonly [Side, Side], settings: DomainSettings, following: Following<Comparison>): Promise<Comparison> {
  const rows: ComparedRow[] = [];
  const [first, second] = sides.map((side) => side.map(({ startTime }) => ({ startTime }))) as unknown as CompareRequest['sides'];
  const head = await runInWorker<CompareRequest, ComparedHead, CompareInput, ComparedRow[]>(
    () => startWorker(new URL('./compare.worker.ts', import.meta.url)),
    { settings, sides: [first, second] },
    {
      signal: following.signal,
      input: inputOf(ref, sides, following),
      onOutput: (piece) => rows.push(...piece),
      fallback: async () => (await import('./compare-job')).compareJob,
    },
  );
  return { head, rows, counts: countDifferences(rows) };
}

async function* inputOf(ref: DomainRef, sides: readonly [Side, Side], { signal, onProgress }: Following<Comparison>): AsyncGenerator<CompareInput> {
  for (const [side, sessions] of sides.entries()) {
    const follow = { signal, onProgress: ({ done, total }: { done: number; total: number }) => onProgress((side + (total > 0 ? done / total : 1)) / sides.length) };
    for await (const piece of sessionPieces(ref, sessions, follow)) yield { side, ...piece };
  }
}
