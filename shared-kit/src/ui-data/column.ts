import type { ReactNode } from 'react';

export type CellValue = string | number | null | undefined;

/** A column of a {@link DataTable}. */
export interface Column<T> {
  /** Unique in its table; the remembered order names it. */
  key: string;
  title: string;
  /** What it is sorted, searched and exported by. Dates are epoch milliseconds with `kind: 'date'`. */
  value: (row: T) => CellValue;
  /** By default `text`. Numbers are right-aligned, dates are shown in the user's locale with the full value on hover. */
  kind?: 'text' | 'number' | 'date';
  /** How a cell looks; by default its value in the user's locale. */
  render?: (row: T) => ReactNode;
  /** How the cells of some rows look; undefined for those that look as usual. */
  special?: (row: T) => ReactNode | undefined;
  /** By default texts are searched, numbers and dates are not. */
  searchable?: boolean;
  /** What the search looks at and the export writes when the value is only a code for what is shown. */
  text?: (row: T) => string;
  /** By default true. */
  sortable?: boolean;
  /** By default true; false for a column of buttons. */
  exported?: boolean;
  width?: number | string;
  /** Heads the cards of a small screen; without such a column the first one does. */
  heads?: boolean;
  /** Stays in sight when a wide table is scrolled sideways: says which row it is. */
  sticky?: boolean;
  /** Lets long texts break; by default a cell is one line. */
  wrap?: boolean;
}

export type Order = 'asc' | 'desc';

export interface Sorting {
  orderBy: string | null;
  order: Order;
}
