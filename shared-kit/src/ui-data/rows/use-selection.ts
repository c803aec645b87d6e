import { useCallback, useMemo, useRef, useState } from 'react';
import { useLatest } from '../../state';
import { rowsAt, type FoundRows } from './use-found-rows';

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
  /** The rows as they are shown. */
  shownRows: FoundRows<T>;
}

type Keys = ReadonlySet<string>;
const NONE: Keys = new Set();

/** Which rows are selected, by key (TABLE-03). */
export function useSelection<T>({ rows, rowKey, selectable, shownRows }: Options<T>): Selection<T> {
  const [keys, setKeys] = useState(NONE);
  const [changes, setChanges] = useState(0);
  const [lastRows, setLastRows] = useState(rows);
  if (rows !== lastRows) {
    setLastRows(rows);
    if (keys.size > 0) setKeys(stillThere(keys, rows, rowKey));
  }

  const latest = useLatest({ rowKey, selectable, shownRows });
  const lastChosen = useRef<string | null>(null);

  const change = useCallback(
    (changed: readonly T[], add: boolean) => {
      const keyOf = latest.current.rowKey;
      setChanges((before) => before + 1);
      setKeys((before) => {
        const after = new Set(before);
        for (const row of changed)
          if (add) after.add(keyOf(row));
          else after.delete(keyOf(row));
        return after;
      });
    },
    [latest],
  );

  const set = useCallback(
    (row: T, add: boolean, through = false) => {
      const { rowKey: keyOf, shownRows: now, selectable: which } = latest.current;
      const from = through ? lastChosen.current : null;
      lastChosen.current = keyOf(row);
      change(from === null ? [row] : between(now, keyOf, from, keyOf(row)).filter(isOneOf(which)), add);
    },
    [change, latest],
  );

  return useMemo(() => {
    const isSelectable = isOneOf(selectable);
    let now: Map<string, T> | undefined;
    // The rows on screen may be older than `rows` ({@link useHeldRows}): some may have been changed or removed since.
    const present = (picked: T[]) => {
      if (shownRows.rows === rows || picked.length === 0) return picked;
      now ??= new Map(rows.map((row) => [rowKey(row), row]));
      return picked.flatMap((row) => now?.get(rowKey(row)) ?? []);
    };
    let selected: T[] | undefined;
    return {
      size: keys.size,
      changes,
      get rows() {
        return (selected ??= keys.size === 0 ? [] : present(pick(shownRows.rows, shownRows.ordered, (row) => keys.has(rowKey(row)))));
      },
      get hidden() {
        if (keys.size === 0 || shownRows.matches.length === shownRows.ordered.length) return 0;
        return keys.size - pick(shownRows.rows, shownRows.matches, (row) => keys.has(rowKey(row))).length;
      },
      // All keys belong to existing rows, so as many keys as rows means that all are selected.
      all:
        keys.size > 0 &&
        ((keys.size === rows.length && shownRows.rows === rows && shownRows.matches.length > 0) ||
          areAll(keys, shownRows, rowKey, isSelectable)),
      has: (row) => keys.has(rowKey(row)),
      isSelectable,
      set,
      clear: () => {
        setChanges((before) => before + 1);
        setKeys(NONE);
      },
      setAll: (add) => change(present(inAnyOrder(shownRows).filter(isSelectable)), add),
    };
  }, [keys, changes, rows, rowKey, selectable, shownRows, set, change]);
}

function isOneOf<T>(selectable: Options<T>['selectable']): (row: T) => boolean {
  return typeof selectable === 'function' ? selectable : () => selectable;
}

/** The rows that pass the search. All rows are read as they are in memory, which is several times faster than in the order of the table. */
function inAnyOrder<T>({ rows, matches }: FoundRows<T>): readonly T[] {
  return matches.length === rows.length ? rows : rowsAt(rows, matches);
}

function pick<T>(rows: readonly T[], positions: Uint32Array, isWanted: (row: T) => boolean): T[] {
  const picked: T[] = [];
  for (const position of positions) if (isWanted(rows[position]!)) picked.push(rows[position]!);
  return picked;
}

/** The shown rows from one key to the other, whichever comes first; only the second if the first is no longer there. */
function between<T>({ rows, matches }: FoundRows<T>, rowKey: (row: T) => string, from: string, to: string): T[] {
  const keyAt = (position: number) => rowKey(rows[position]!);
  const end = matches.findIndex((position) => keyAt(position) === to);
  const start = matches.findIndex((position) => keyAt(position) === from);
  const first = start < 0 ? end : Math.min(start, end);
  return Array.from(matches.subarray(first, Math.max(start, end) + 1), (position) => rows[position]!);
}

function stillThere<T>(keys: Keys, rows: readonly T[], rowKey: (row: T) => string): Keys {
  const remainingKeys = new Set<string>();
  for (const row of rows) {
    const key = rowKey(row);
    if (keys.has(key)) remainingKeys.add(key);
  }
  return remainingKeys.size === keys.size ? keys : remainingKeys;
}

function areAll<T>(keys: Keys, { rows, matches }: FoundRows<T>, rowKey: (row: T) => string, isSelectable: (row: T) => boolean): boolean {
  let any = false;
  for (const position of matches) {
    const row = rows[position]!;
    if (!isSelectable(row)) continue;
    if (!keys.has(rowKey(row))) return false;
    any = true;
  }
  return any;
}
