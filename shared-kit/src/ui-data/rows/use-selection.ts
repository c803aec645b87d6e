import { useCallback, useMemo, useRef, useState, type SetStateAction } from 'react';
import type { RowTable } from '../../model/rows/row-table';
import { useLatest } from '../../state';

export interface Selection<T> {
  readonly size: number;
  /** How often the user has changed it: its size changes also by rows that are removed. */
  readonly changes: number;
  /** The selected rows, in order. */
  readonly rows: readonly T[];
  /** How many selected rows do not pass the search. */
  readonly hidden: number;
  /** Whether all rows are selected that pass the search and can be selected. */
  readonly all: boolean;
  has: (row: T) => boolean;
  isSelectable: (row: T) => boolean;
  /** Selects or clears a row; with `through`, all rows between the last one and this one. Always the same function. */
  set: (row: T, selected: boolean, through?: boolean) => void;
  /** Selects or clears the rows that pass the search and leaves the others as they are (D-101). */
  setAll: (selected: boolean) => void;
  /** Clears the whole selection, including rows that do not pass the search. */
  clear: () => void;
}

interface Options<T> {
  /** All rows. Removed ones leave the selection. */
  rows: readonly T[];
  rowKey: (row: T) => string;
  selectable: boolean | ((row: T) => boolean);
  table: RowTable<T>;
  /** Changes with what the table shows. */
  state: object;
}

/** The keys of the selected rows, or all rows: their keys are listed when something else is selected, or other rows arrive. */
type Keys = ReadonlySet<string> | 'all';
const NONE: Keys = new Set();

/** Which rows are selected, by key (TABLE-03). */
export function useSelection<T>({ rows, rowKey, selectable, table, state }: Options<T>): Selection<T> {
  const [keys, setKeys] = useState(NONE);
  const [changes, setChanges] = useState(0);
  const [lastRows, setLastRows] = useState(rows);
  if (rows !== lastRows) {
    setLastRows(rows);
    if (keys === 'all' || keys.size > 0) setKeys(stillThere(listed(keys, lastRows, rowKey), rows, rowKey));
  }

  const latest = useLatest({ rows, rowKey, selectable });
  const lastChosen = useRef<string | null>(null);

  const replace = useCallback((after: SetStateAction<Keys>) => {
    setChanges((before) => before + 1);
    setKeys(after);
  }, []);

  const change = useCallback(
    (changed: readonly T[], add: boolean) => {
      const { rows: all, rowKey: keyOf } = latest.current;
      replace((before) => {
        const after = new Set(listed(before, all, keyOf));
        for (const row of changed)
          if (add) after.add(keyOf(row));
          else after.delete(keyOf(row));
        return after;
      });
    },
    [latest, replace],
  );

  const set = useCallback(
    (row: T, add: boolean, through = false) => {
      const { rowKey: keyOf, selectable: which } = latest.current;
      const from = through ? lastChosen.current : null;
      lastChosen.current = keyOf(row);
      change(from === null ? [row] : between(table.rows('found'), keyOf, from, keyOf(row)).filter(isOneOf(which)), add);
    },
    [change, latest, table],
  );

  return useMemo(() => {
    const isSelectable = isOneOf(selectable);
    const has = (row: T) => keys === 'all' || keys.has(rowKey(row));
    const size = keys === 'all' ? rows.length : keys.size;
    let selected: readonly T[] | undefined;
    const found = size > 0 ? table.rows('found') : [];
    return {
      size,
      changes,
      get rows() {
        return (selected ??= size === 0 ? [] : table.rows('all').filter(has));
      },
      hidden: size === 0 || found.length === rows.length ? 0 : size - found.filter(has).length,
      // All keys belong to existing rows, so as many keys as rows means that all are selected.
      all:
        (size > 0 && size === rows.length && found.length > 0) ||
        (found.some(isSelectable) && found.every((row) => !isSelectable(row) || has(row))),
      has,
      isSelectable,
      set,
      clear: () => replace(NONE),
      setAll: (add) => {
        const changed = table.rows('found').filter(isSelectable);
        if (add && changed.length === rows.length) replace('all');
        else change(changed, add);
      },
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `state` stands for what the table shows
  }, [keys, changes, rows, rowKey, selectable, table, state, set, change, replace]);
}

function isOneOf<T>(selectable: Options<T>['selectable']): (row: T) => boolean {
  return typeof selectable === 'function' ? selectable : () => selectable;
}

/** The rows from one key to the other, whichever comes first; only the second if the first is no longer there. */
function between<T>(rows: readonly T[], rowKey: (row: T) => string, from: string, to: string): readonly T[] {
  const end = rows.findIndex((row) => rowKey(row) === to);
  const start = rows.findIndex((row) => rowKey(row) === from);
  const first = start < 0 ? end : Math.min(start, end);
  return rows.slice(first, Math.max(start, end) + 1);
}

const listed = <T>(keys: Keys, rows: readonly T[], rowKey: (row: T) => string): ReadonlySet<string> =>
  keys === 'all' ? new Set(rows.map(rowKey)) : keys;

function stillThere<T>(keys: ReadonlySet<string>, rows: readonly T[], rowKey: (row: T) => string): ReadonlySet<string> {
  const remainingKeys = new Set<string>();
  for (const row of rows) {
    const key = rowKey(row);
    if (keys.has(key)) remainingKeys.add(key);
  }
  return remainingKeys.size === keys.size ? keys : remainingKeys;
}
