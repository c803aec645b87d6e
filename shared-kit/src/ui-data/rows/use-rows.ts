import { useMemo } from 'react';
import type { Column, Sorting } from '../column';
import { SearchIndex } from './search-index';
import { sortedPositions } from './sort-rows';

export interface ShownRows<T> {
  /** How many rows pass the search. */
  count: number;
  /** The rows that pass the search, in order. */
  found: () => T[];
  /** All rows, in order. */
  inOrder: () => T[];
  /** The rows on the page. */
  page: T[];
  /** The page on screen, from 0: a shorter list may have moved it. */
  pageIndex: number;
  pageCount: number;
  /** Among the rows that pass the search: how many can be selected, and how many of those are. */
  countSelected: (isSelected: (key: string) => boolean, rowKey: (row: T) => string, isSelectable: (row: T) => boolean) => { selectable: number; selected: number };
}

interface Options<T> {
  rows: readonly T[];
  columns: readonly Column<T>[];
  sorting: Sorting;
  needle: string;
  pageIndex: number;
  rowsPerPage: number;
}

/** Sorts, searches and pages. Positions travel instead of rows, so nothing of the data is copied but the page. */
export function useRows<T>({ rows, columns, sorting, needle, pageIndex, rowsPerPage }: Options<T>): ShownRows<T> {
  const { orderBy, order } = sorting;
  const positions = useMemo(() => {
    const column = columns.find((one) => one.key === orderBy);
    return column ? sortedPositions(rows, column, order) : Uint32Array.from(rows.keys());
  }, [rows, columns, orderBy, order]);
  const index = useMemo(() => new SearchIndex(rows, columns), [rows, columns]);
  const found = useMemo(() => index.search(needle, positions), [index, needle, positions]);
  const pageCount = Math.max(1, Math.ceil(found.length / rowsPerPage));
  const shown = Math.min(pageIndex, pageCount - 1);
  const page = useMemo(
    () => Array.from(found.subarray(shown * rowsPerPage, (shown + 1) * rowsPerPage), (position) => rows[position]!),
    [found, rows, shown, rowsPerPage],
  );
  return {
    count: found.length,
    found: () => Array.from(found, (position) => rows[position]!),
    inOrder: () => Array.from(positions, (position) => rows[position]!),
    page,
    pageIndex: shown,
    pageCount,
    countSelected(isSelected, rowKey, isSelectable) {
      let selectable = 0;
      let selected = 0;
      for (const position of found) {
        const row = rows[position]!;
        if (!isSelectable(row)) continue;
        selectable++;
        if (isSelected(rowKey(row))) selected++;
      }
      return { selectable, selected };
    },
  };
}
