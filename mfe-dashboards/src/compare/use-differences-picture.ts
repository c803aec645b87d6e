import { runInWorker, startWorker } from 'shared-kit/workers';
import { CELL_DIFFERENCES } from '../map/picture/cell-states';
import type { RackPicture } from '../map/picture/rack-picture';
import { textList } from '../map/picture/text-list';
import { useFollowedReading, type FollowedReading } from '../records/use-followed-reading';
import { differenceOf } from './difference-of';
import type { DifferencesMapRequest } from './differences-map-job';
import type { Comparison } from './use-comparison';

type Rows = Comparison['rows'];

/** The map of a comparison, which a worker builds. `changeOf` describes what has changed at an address. */
export function useDifferencesPicture(rows: Rows, pattern: string, changeOf: (row: Rows[number]) => string): FollowedReading<RackPicture> {
  return useFollowedReading({ data: [rows], request: [pattern, changeOf], read: ({ signal }) => draw(rows, pattern, changeOf, signal) });
}

function draw(rows: Rows, pattern: string, changeOf: (row: Rows[number]) => string, signal: AbortSignal): Promise<RackPicture> {
  const request: DifferencesMapRequest = {
    pattern,
    addresses: textList(rows.map(({ address }) => address)),
    differences: Uint8Array.from(rows, (row) => CELL_DIFFERENCES.indexOf(differenceOf(row))),
    changes: textList(rows.map((row) => (row.difference === 'equal' ? '' : changeOf(row)))),
  };
  return runInWorker<DifferencesMapRequest, RackPicture>(
    () => startWorker(new URL('./differences-map.worker.ts', import.meta.url)),
    request,
    {
      signal,
      fallback: async () => (await import('./differences-map-job')).differencesMapJob,
    },
  );
}
