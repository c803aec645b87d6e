import { ITEMS_PER_STEP, type Steps } from 'shared-kit/model/session-export';

/** Merging takes a small part of the time of other work on an item. */
const MERGED_PER_STEP = 8 * ITEMS_PER_STEP;

/** How positions compare: by their values, then by `tie`, which answers as the compare function of `Array.sort` does. */
export interface Comparison {
  values: Float64Array;
  tie: (a: number, b: number) => number;
}

/**
 * Sorts positions in steps. The sort is stable; it overwrites the given array and returns the sorted one. Comparing values in place is
 * several times faster than the built-in sort, which calls a function for each comparison.
 */
export function* mergeSort(positions: Uint32Array, comparison: Comparison): Steps<Uint32Array> {
  const { length } = positions;
  let from = positions;
  let to: Uint32Array = new Uint32Array(length);
  let merged = 0;
  for (let width = 1; width < length; width *= 2) {
    for (let start = 0; start < length; start += 2 * width) {
      const middle = Math.min(start + width, length);
      const end = Math.min(start + 2 * width, length);
      let left = start;
      for (let next = start; next < end; ) {
        const until = Math.min(next + MERGED_PER_STEP, end);
        left = merge({ from, to, middle, end }, comparison, left, next, until);
        merged += until - next;
        next = until;
        if (merged < MERGED_PER_STEP) continue;
        merged = 0;
        yield 0;
      }
    }
    [from, to] = [to, from];
  }
  return from;
}

/** Two neighbouring sorted runs, the second from `middle` to `end`. */
interface Runs {
  from: Uint32Array;
  to: Uint32Array;
  middle: number;
  end: number;
}

/**
 * Merges runs from the place `next` until the place `until`.
 *
 * @param left where the rest of the first run starts.
 * @returns where the rest of it starts afterwards.
 */
function merge({ from, to, middle, end }: Runs, { values, tie }: Comparison, left: number, next: number, until: number): number {
  // The places before `next` are filled by what is gone from both runs.
  let right = middle + next - left;
  for (; next < until; next++) {
    let takeLeft = left < middle;
    if (takeLeft && right < end) {
      const a = values[from[left]!]!;
      const b = values[from[right]!]!;
      takeLeft = a < b || (a === b && tie(from[left]!, from[right]!) <= 0);
    }
    to[next] = takeLeft ? from[left++]! : from[right++]!;
  }
  return left;
}
