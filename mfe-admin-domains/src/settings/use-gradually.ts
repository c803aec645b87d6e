import { useDeferredValue } from 'react';

/** The lists stand below what is in sight when the page opens. */
const AT_ONCE = 6;

/** A list: its first few at once, the others in between what else happens, for a hundred in one go would hold up the page. */
export function useGradually<T>(all: readonly T[]): readonly T[] {
  // Only how many there are waits: what is shown is never older than what an action on it refers to.
  const count = useDeferredValue(all.length, Math.min(all.length, AT_ONCE));
  return all.slice(0, count);
}
