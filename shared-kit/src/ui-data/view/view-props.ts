import type { Column, Sorting } from '../column';
import type { Arranging } from '../columns/arranging';
import type { Hold } from '../rows/use-hold';
import type { Selection } from '../rows/use-selection';

/** A row as it is shown. */
export interface ShownRow<T> {
  row: T;
  key: string;
  /** Its place among the rows that pass the search, from 0. */
  index: number;
  /** It was removed, and only still stands there because someone is at the rows. */
  gone: boolean;
}

/** What the table and the list of cards are both made of. */
export interface ViewProps<T> {
  label: string;
  /** The visible ones, in order. */
  columns: readonly Column<T>[];
  /** What dates are said relative to. */
  now: number;
  /** Rows that pass the search. */
  count: number;
  rowAt: (index: number) => ShownRow<T>;
  /** Which of them a page shows: from the first to before the second. */
  page: readonly [from: number, to: number];
  rowName: (row: T) => string;
  turnPage: (direction: 1 | -1) => void;
  arrange: Arranging;
  sorting: Sorting;
  onSort: (orderBy: string) => void;
  dense: boolean;
  /** Absent when rows cannot be selected. */
  selection: Selection<T> | undefined;
  /** More rows will come: all of them cannot be selected yet. */
  partial: boolean;
  hold: Hold;
  /** Rows to draw the outline of while they are on their way. */
  skeletonRows: number;
  /** Other rows are on their way and will take the place of these. */
  pending: boolean;
}

export function rowsOfPage<T>({ page: [from, to], rowAt }: ViewProps<T>): ShownRow<T>[] {
  return Array.from({ length: to - from }, (_, place) => rowAt(from + place));
}
