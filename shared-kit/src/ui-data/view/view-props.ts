import type { Column, Sorting } from '../column';

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
  selecting?: {
    isSelected: (row: T) => boolean;
    isSelectable: (row: T) => boolean;
    onSelect: (row: T, selected: boolean) => void;
    /** Over all rows that pass the search. */
    all: boolean;
    some: boolean;
    onSelectAll: (selected: boolean) => void;
  };
  /** Rows to draw the outline of while they are on their way. */
  skeletonRows: number;
}
