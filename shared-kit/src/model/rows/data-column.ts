export type CellValue = string | number | null | undefined;

/** What a column knows of a row as data: enough to sort, search and export, also in a worker, where nothing is drawn. */
export interface DataColumn<T> {
  /** Unique in its table; stored layouts and links contain it. */
  key: string;
  title: string;
  /** What it is sorted, searched and exported by. Dates are epoch milliseconds with `kind: 'date'`. */
  value: (row: T) => CellValue;
  /**
   * By default `text`. Numbers are right-aligned, dates are shown in the user's locale with the full value on hover. `actions` are buttons: they
   * stay visible at the end of the row, and are not sorted, searched or exported.
   */
  kind?: 'text' | 'number' | 'date' | 'actions';
  /** By default texts are searched, numbers and dates are not. */
  searchable?: boolean;
  /** The text for search and export, if the value is only a code for what is shown. */
  text?: (row: T) => string;
  /** Another form of the value that finds the row too, such as an address as it stands on the shelf. */
  alsoFoundBy?: (row: T) => string;
  /** By default true; false for actions. */
  sortable?: boolean;
  /** By default true; false for actions. */
  exported?: boolean;
}

export const canSort = <T>({ sortable = true, kind }: DataColumn<T>): boolean => sortable && kind !== 'actions';

export const canExport = <T>({ exported = true, kind }: DataColumn<T>): boolean => exported && kind !== 'actions';

export type Order = 'asc' | 'desc';

export interface Sorting {
  orderBy: string | null;
  order: Order;
}
