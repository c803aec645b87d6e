import { useDeferredValue } from 'react';

/** As many as are in sight when the page opens. */
const AT_ONCE = 6;

/** A list whose first items render at once and the others when the page is idle: a hundred in one go would hold it up. */
export function useGradually<T>(all: readonly T[]): readonly T[] {
  // Only the number is deferred: the items themselves are always the present ones, which actions refer to.
  const count = useDeferredValue(all.length, Math.min(all.length, AT_ONCE));
  return all.slice(0, count);
}
