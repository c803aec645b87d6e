import type { Message } from 'shared-kit/model';
import { runInWorker, startWorker } from 'shared-kit/workers';
import { useEffect, useState } from 'react';
import { CELL_DIFFERENCES } from '../map/picture/cell-states';
import type { RackPicture } from '../map/picture/rack-picture';
import { textList } from '../map/picture/text-list';
import { problemOf } from '../problem-of';
import { differenceOf } from './difference-of';
import type { DifferencesMapRequest } from './differences-map-job';
import type { Comparison } from './use-comparison';

export interface DifferencesPicture {
  /** Of the last comparison that was drawn: it stays while the next one is. */
  picture: RackPicture | undefined;
  problem: Message | undefined;
  retry: () => void;
}

/** A comparison as a map, made in a worker. `changeOf` says in words what has changed in an address. */
export function useDifferencesPicture(comparison: Comparison, pattern: string, changeOf: (row: Comparison['rows'][number]) => string): DifferencesPicture {
  const [attempt, setAttempt] = useState(0);
  const [made, setMade] = useState<{ picture?: RackPicture; problem?: Message }>({});
  const { rows } = comparison;
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    const request: DifferencesMapRequest = {
      pattern,
      addresses: textList(rows.map(({ address }) => address)),
      differences: Uint8Array.from(rows, (row) => CELL_DIFFERENCES.indexOf(differenceOf(row))),
      changes: textList(rows.map((row) => (row.difference === 'equal' ? '' : changeOf(row)))),
    };
    runInWorker<DifferencesMapRequest, RackPicture>(() => startWorker(new URL('./differences-map.worker.ts', import.meta.url)), request, {
      signal,
      fallback: async () => (await import('./differences-map-job')).differencesMapJob,
    }).then(
      (picture) => !signal.aborted && setMade({ picture }),
      (error: unknown) => !signal.aborted && setMade((before) => ({ ...before, problem: problemOf(error) })),
    );
    return () => control.abort();
  }, [rows, pattern, changeOf, attempt]);
  return { picture: made.picture, problem: made.problem, retry: () => setAttempt(attempt + 1) };
}
