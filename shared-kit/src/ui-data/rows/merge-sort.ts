import { ITEMS_PER_STEP, type Steps } from 'shared-kit/model/session-export';

/** Runs of this length are sorted by the built-in sort, in about a millisecond. */
const RUN = 512;

/** Sorts positions in steps. The sort is stable; it overwrites the given array and returns the sorted one. */
export function* mergeSort(positions: Uint32Array, compare: (a: number, b: number) => number): Steps<Uint32Array> {
  const { length } = positions;
  for (let start = 0; start < length; start += RUN) {
    positions.subarray(start, start + RUN).sort(compare);
    yield 0;
  }
  let from = positions;
  let to: Uint32Array = new Uint32Array(length);
  for (let width = RUN; width < length; width *= 2) {
    for (let start = 0; start < length; start += 2 * width) {
      yield* merge(from, to, start, Math.min(start + width, length), Math.min(start + 2 * width, length), compare);
    }
    [from, to] = [to, from];
  }
  return from;
}

/** Merges two neighbouring sorted runs. */
function* merge(from: Uint32Array, to: Uint32Array, start: number, middle: number, end: number, compare: (a: number, b: number) => number): Steps<void> {
  let left = start;
  let right = middle;
  for (let next = start; next < end; next++) {
    const takeLeft = left < middle && (right >= end || compare(from[left]!, from[right]!) <= 0);
    to[next] = takeLeft ? from[left++]! : from[right++]!;
    if ((next - start + 1) % (2 * ITEMS_PER_STEP) === 0) yield 0;
  }
}
