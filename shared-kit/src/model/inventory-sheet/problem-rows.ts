import type { Offence, ProblemRow } from './sheet-reading';

/** A row of a sheet as it is checked. */
export interface SheetRow {
  /** As a spreadsheet program numbers it. */
  row: number;
  address: string;
  cells: readonly string[];
}

/** A row that is left out: it has no address, or one of another length than the pattern's. */
export const leftOut = ({ row, address, cells }: SheetRow, expected: number): ProblemRow => ({
  row,
  cells,
  reason: address === '' ? 'blank' : 'length',
  expected,
  found: address.length,
  others: [],
});

/** The rows whose address other rows have as well, for people to put them right in the sheet (ADD-19). */
export function repeatedRows(rows: Iterable<SheetRow>, repeated: readonly Offence[]): ProblemRow[] {
  const byAddress = new Map(repeated.map((offence) => [offence.value, offence.rows]));
  const found: ProblemRow[] = [];
  for (const { row, address, cells } of rows) {
    const others = byAddress.get(address)?.filter((other) => other !== row);
    if (others) found.push({ row, cells, reason: 'repeated', expected: address.length, found: address.length, others });
  }
  return found;
}
