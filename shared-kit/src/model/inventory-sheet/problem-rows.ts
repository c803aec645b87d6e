import { cellName } from './notices';
import type { Offence, ProblemRow } from './sheet-reading';

/** A row of a sheet that is being checked. */
export interface SheetRow {
  /** The row number that a spreadsheet program shows. */
  row: number;
  address: string;
  cells: readonly string[];
}

/** A row that is left out because it has no address, or one of another length than the pattern. */
export const leftOut = ({ row, address, cells }: SheetRow, expected: number): ProblemRow => ({
  row,
  cells,
  reason: address === '' ? 'blank' : 'length',
  expected,
  found: address.length,
  others: [],
});

/** A row that is left out because a cell that the task needs holds an error value. */
export const withError = ({ row, address, cells }: SheetRow, column: number): ProblemRow => ({
  row,
  cells,
  reason: 'error',
  cell: cellName({ row, column }),
  expected: address.length,
  found: address.length,
  others: [],
});

/** The rows that share their address with other rows, for users to correct in the sheet (ADD-19). */
export function repeatedRows(rows: Iterable<SheetRow>, repeated: readonly Offence[]): ProblemRow[] {
  const byAddress = new Map(repeated.map((offence) => [offence.value, offence.rows]));
  const problemRows: ProblemRow[] = [];
  for (const { row, address, cells } of rows) {
    const others = byAddress.get(address)?.filter((other) => other !== row);
    if (others) problemRows.push({ row, cells, reason: 'repeated', expected: address.length, found: address.length, others });
  }
  return problemRows;
}
