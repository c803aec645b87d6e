import { useMemo } from 'react';
import { useLocation } from '../../router';
import { useConsoleStore } from '../../state';

/** How far the lists of visited pages were scrolled, in pixels, by the entry in the browser's history and the table. */
const places = new WeakMap<object, Map<string, number>>();

/** The place in a list that scrolls by itself, for the way back to its page: browsers bring back only the place of the whole page. */
export function usePlace(label: string): { read: () => number; note: (offset: number) => void } {
  const store = useConsoleStore();
  const { key } = useLocation();
  return useMemo(() => {
    const visit = `${key} ${label}`;
    return {
      read: () => places.get(store)?.get(visit) ?? 0,
      note: (offset) => {
        const known = places.get(store) ?? new Map<string, number>();
        places.set(store, known.set(visit, offset));
      },
    };
  }, [store, key, label]);
}
