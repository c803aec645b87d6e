import type { Column, Sorting } from '../column';
import type { Selection } from '../rows/use-selection';

/** What the table and the list of cards are both made of. */
export interface ViewProps<T> {
  label: string;
  columns: readonly Column<T>[];
  /** The rows of the page. */
  rows: readonly T[];
  rowKey: (row: T) => string;
  rowName: (row: T) => string;
  sorting: Sorting;
  onSort: (orderBy: string) => void;
  dense: boolean;
  /** Absent when rows cannot be selected. */
  selection: Selection<T> | undefined;
  /** Rows to draw the outline of while they are on their way. */
  skeletonRows: number;
}
