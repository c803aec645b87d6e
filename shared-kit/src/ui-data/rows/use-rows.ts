import { useMemo } from 'react';
import type { Column, Sorting } from '../column';
import { SearchIndex } from './search-index';
import { sortedPositions } from './sort-rows';

export interface ShownRows<T> {
  /** Positions of all rows, in order. Keep their identity as long as nothing changes. */
  ordered: Uint32Array;
  /** Positions of the rows that pass the search, in order. */
  found: Uint32Array;
  /** The rows on the page. */
  page: T[];
  /** The page on screen, from 0: a shorter list may have moved it. */
  pageIndex: number;
  pageCount: number;
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
  const ordered = useMemo(() => {
    const column = columns.find((one) => one.key === orderBy);
    return column ? sortedPositions(rows, column, order) : Uint32Array.from(rows.keys());
  }, [rows, columns, orderBy, order]);
  const index = useMemo(() => new SearchIndex(rows, columns), [rows, columns]);
  const found = useMemo(() => index.search(needle, ordered), [index, needle, ordered]);
  const pageCount = Math.max(1, Math.ceil(found.length / rowsPerPage));
  const shown = Math.min(pageIndex, pageCount - 1);
  const page = useMemo(
    () => rowsAt(rows, found.subarray(shown * rowsPerPage, (shown + 1) * rowsPerPage)),
    [found, rows, shown, rowsPerPage],
  );
  return { ordered, found, page, pageIndex: shown, pageCount };
}

/** The rows at the positions. */
export function rowsAt<T>(rows: readonly T[], positions: Uint32Array): T[] {
  return Array.from(positions, (position) => rows[position]!);
}
