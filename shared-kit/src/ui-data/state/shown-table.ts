import type { Sorting } from '../../model/rows/data-column';
import type { Column } from '../layout/column';
import type { Arranging } from '../layout/arranging';
import type { Hold } from '../rows/use-hold';
import type { Selection } from '../rows/use-selection';

/** A row to show. */
export interface ShownRow<T> {
  row: T;
  key: string;
  /** Its place among the rows that pass the search, from 0. */
  index: number;
  /** The row has been removed, and is shown only while the user works with the rows. */
  isRemoved: boolean;
}

/** What all views of a table show: table and cards, pages and lists. */
export interface ShownTable<T> {
  label: string;
  /** The visible ones, in order. */
  columns: readonly Column<T>[];
  /** The time that relative dates count from. */
  now: number;
  /** Rows that pass the search. */
  count: number;
  /** Undefined for a row that is not here yet. */
  rowAt: (index: number) => ShownRow<T> | undefined;
  /** Says which rows of one list are on the screen: from the first index to before the second. */
  showRange: (from: number, to: number) => void;
  /** The rows for paper. */
  printed: () => readonly T[];
  /** The rows of the page: from the first index to before the second. */
  page: readonly [from: number, to: number];
  rowName: (row: T) => string;
  turnPage: (direction: 1 | -1) => void;
  arrange: Arranging;
  sorting: Sorting;
  onSort: (orderBy: string) => void;
  dense: boolean;
  /** Absent when rows cannot be selected. */
  selection: Selection<T> | undefined;
  /** More rows are still being read: selecting all is not possible yet. */
  partial: boolean;
  hold: Hold;
  /** How many placeholder rows to draw while rows are being read. */
  skeletonRows: number;
  /** A new result is being computed and will replace these rows. */
  pending: boolean;
}

export function rowsOfPage<T>({ page: [from, to], rowAt }: ShownTable<T>): ShownRow<T>[] {
  return Array.from({ length: to - from }, (_, place) => rowAt(from + place)).filter((row) => row !== undefined);
}
