import { chunk } from 'shared-kit/model';
import type { Steps } from 'shared-kit/model/session-export';

/** The engine sorts this number of items within a few milliseconds. */
const RUN = 2000;

type Compare<T> = (a: T, b: T) => number;

/**
 * Sorts like `Array.sort`, but in steps: sorts short runs of items, then merges them. The sort is stable. The last step merges all
 * items, which takes some ten milliseconds for 100,000 of them.
 */
export function* sortInSteps<T>(items: readonly T[], compare: Compare<T>): Steps<T[]> {
  let runs: T[][] = [];
  for (const run of chunk(items, RUN)) {
    runs.push(run.sort(compare));
    yield 0;
  }
  while (runs.length > 1) {
    const merged: T[][] = [];
    for (const [first = [], second = []] of chunk(runs, 2)) {
      merged.push(merge(first, second, compare));
      yield 0;
    }
    runs = merged;
  }
  return runs[0] ?? [];
}

function merge<T>(first: readonly T[], second: readonly T[], compare: Compare<T>): T[] {
  const merged: T[] = [];
  let firstAt = 0;
  let secondAt = 0;
  while (firstAt < first.length && secondAt < second.length)
    merged.push(compare(first[firstAt]!, second[secondAt]!) <= 0 ? first[firstAt++]! : second[secondAt++]!);
  while (firstAt < first.length) merged.push(first[firstAt++]!);
  while (secondAt < second.length) merged.push(second[secondAt++]!);
  return merged;
}
