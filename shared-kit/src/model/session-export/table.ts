/** What one cell holds. Dates are epoch milliseconds in a date column; the writers format them. */
export type Cell = string | number | null;

/** A table ready to be shown or written. Column numbers count from 0. */
export interface Table {
  head: string[];
  rows: Cell[][];
  /** Columns whose cells are epoch milliseconds (DASH-17). */
  dateColumns: number[];
  /** Columns of whole and decimal numbers: a number kept there as text is written as a number (decision D-74). */
  numberColumns?: number[];
}
