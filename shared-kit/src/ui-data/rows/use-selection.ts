import { useMemo, useState } from 'react';

export interface Selection {
  has: (key: string) => boolean;
  readonly size: number;
  set: (key: string, selected: boolean) => void;
  /** Selects or clears all of these and leaves the rest as it is. */
  setAll: (keys: readonly string[], selected: boolean) => void;
  clear: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/** Which rows are selected, by key. Keys of rows that are gone leave it (decision D-101). */
export function useSelection<T>(rows: readonly T[], rowKey: (row: T) => string): Selection {
  const [keys, setKeys] = useState(NONE);
  const [known, setKnown] = useState(rows);
  if (rows !== known) {
    setKnown(rows);
    if (keys.size > 0) {
      const present = new Set(rows.map(rowKey));
      const left = new Set([...keys].filter((key) => present.has(key)));
      if (left.size < keys.size) setKeys(left);
    }
  }
  return useMemo(
    () => ({
      has: (key) => keys.has(key),
      size: keys.size,
      set: (key, selected) => setKeys((before) => changed(before, [key], selected)),
      setAll: (all, selected) => setKeys((before) => changed(before, all, selected)),
      clear: () => setKeys(NONE),
    }),
    [keys],
  );
}

function changed(before: ReadonlySet<string>, keys: readonly string[], selected: boolean): ReadonlySet<string> {
  const after = new Set(before);
  for (const key of keys) {
    if (selected) after.add(key);
    else after.delete(key);
  }
  return after;
}
