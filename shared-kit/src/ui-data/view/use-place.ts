import { useMemo } from 'react';
import { useLocation } from '../../router';
import { useConsoleStore } from '../../state';

/** How far the lists of visited pages were scrolled, in pixels, by history entry and table. */
const places = new WeakMap<object, Map<string, number>>();

/** Restores the scroll position of a list when the user returns to its page; browsers restore only that of the whole page. */
export function usePlace(label: string): { read: () => number; note: (offset: number) => void } {
  const store = useConsoleStore();
  const { key } = useLocation();
  return useMemo(() => {
    const visit = `${key} ${label}`;
    return {
      read: () => places.get(store)?.get(visit) ?? 0,
      note: (offset) => {
        const offsets = places.get(store) ?? new Map<string, number>();
        places.set(store, offsets.set(visit, offset));
      },
    };
  }, [store, key, label]);
}
