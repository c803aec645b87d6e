import { cellName } from '../workbook/table/cell-name';
import type { Offence, ProblemRow } from './sheet-reading';

/** A row of a sheet that is being checked. */
export interface SheetRow {
  /** The row number that a spreadsheet program shows. */
  row: number;
  address: string;
  cells: readonly string[];
}

const problemRow = ({ row, address, cells }: SheetRow, reason: ProblemRow['reason'], details: Partial<ProblemRow>): ProblemRow => ({
  row,
  cells,
  reason,
  expected: address.length,
  found: address.length,
  others: [],
  ...details,
});

/** A row that is left out because it has no address, or one of another length than the pattern. */
export const leftOut = (row: SheetRow, expected: number): ProblemRow =>
  problemRow(row, row.address === '' ? 'blank' : 'length', { expected });

/** A row that is left out because a cell that the task needs holds an error value. */
export const withError = (row: SheetRow, column: number): ProblemRow =>
  problemRow(row, 'error', { cell: cellName({ row: row.row, column }) });

/** The rows that share their address with other rows, for users to correct in the sheet (ADD-19). */
export function repeatedRows(rows: Iterable<SheetRow>, repeated: readonly Offence[]): ProblemRow[] {
  const byAddress = new Map(repeated.map((offence) => [offence.value, offence.rows]));
  const problemRows: ProblemRow[] = [];
  for (const row of rows) {
    const others = byAddress.get(row.address)?.filter((other) => other !== row.row);
    if (others) problemRows.push(problemRow(row, 'repeated', { others }));
  }
  return problemRows;
}
