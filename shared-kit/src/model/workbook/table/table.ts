/** The content of a cell. In a date column, dates are epoch milliseconds, which the writers format. */
export type Cell = string | number | null;

/** A text that is a number as JavaScript writes it, without an exponent. */
export const NUMBER_TEXT = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** A table to show or to write. Columns are counted from 0. */
export interface Table {
  head: string[];
  rows: Cell[][];
  /** The columns with dates, in epoch milliseconds (DASH-17). */
  dateColumns: number[];
  /** The columns with numbers. A text there that is a number is written as a number (D-74). */
  numberColumns?: number[];
}
