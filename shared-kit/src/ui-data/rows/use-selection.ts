import { useMemo, useState } from 'react';
import { rowsAt } from './use-rows';

export interface Selection<T> {
  readonly size: number;
  /** The selected rows, in order. */
  readonly rows: readonly T[];
  /** All rows that pass the search and can be selected are. */
  readonly all: boolean;
  has: (row: T) => boolean;
  isSelectable: (row: T) => boolean;
  set: (row: T, selected: boolean) => void;
  /** Selects or clears the rows that pass the search and leaves the others as they are (decision D-101). */
  setAll: (selected: boolean) => void;
}

interface Options<T> {
  rows: readonly T[];
  rowKey: (row: T) => string;
  selectable: boolean | ((row: T) => boolean);
  ordered: Uint32Array;
  found: Uint32Array;
}

type Keys = ReadonlySet<string>;
const NONE: Keys = new Set();

/** Which rows are selected, by key. Rows that are gone leave it. */
export function useSelection<T>({ rows, rowKey, selectable, ordered, found }: Options<T>): Selection<T> {
  const [keys, setKeys] = useState(NONE);
  const [known, setKnown] = useState(rows);
  if (rows !== known) {
    setKnown(rows);
    if (keys.size > 0) setKeys(stillThere(keys, rows, rowKey));
  }

  return useMemo(() => {
    const isSelectable = (row: T) => (typeof selectable === 'function' ? selectable(row) : selectable);
    const selected = keys.size === 0 ? [] : rowsAt(rows, ordered).filter((row) => keys.has(rowKey(row)));
    const change = (changed: readonly T[], add: boolean) =>
      setKeys((before) => {
        const after = new Set(before);
        for (const row of changed) if (add) after.add(rowKey(row));
        else after.delete(rowKey(row));
        return after;
      });
    return {
      size: keys.size,
      rows: selected,
      all: keys.size > 0 && areAll(keys, rows, found, rowKey, isSelectable),
      has: (row) => keys.has(rowKey(row)),
      isSelectable,
      set: (row, add) => change([row], add),
      setAll: (add) => change(rowsAt(rows, found).filter(isSelectable), add),
    };
  }, [keys, rows, rowKey, selectable, ordered, found]);
}

function stillThere<T>(keys: Keys, rows: readonly T[], rowKey: (row: T) => string): Keys {
  const left = new Set<string>();
  for (const row of rows) {
    const key = rowKey(row);
    if (keys.has(key)) left.add(key);
  }
  return left.size === keys.size ? keys : left;
}

function areAll<T>(keys: Keys, rows: readonly T[], found: Uint32Array, rowKey: (row: T) => string, isSelectable: (row: T) => boolean): boolean {
  let any = false;
  for (const position of found) {
    const row = rows[position]!;
    if (!isSelectable(row)) continue;
    if (!keys.has(rowKey(row))) return false;
    any = true;
  }
  return any;
}
