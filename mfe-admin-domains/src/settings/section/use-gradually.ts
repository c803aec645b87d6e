import { useDeferredValue } from 'react';

/** How many items are visible when the page opens. */
const AT_ONCE = 6;

/** Renders the first items of a list at once and the others when the page is idle. A hundred items at once would block it. */
export function useGradually<T>(all: readonly T[]): readonly T[] {
  // Defer only the number of items. The items themselves must be current, because actions use them.
  const count = useDeferredValue(all.length, Math.min(all.length, AT_ONCE));
  return all.slice(0, count);
}
