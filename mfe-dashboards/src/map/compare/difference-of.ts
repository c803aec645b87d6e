import type { Cell, ComparedHead, ComparedRow } from 'shared-kit/model/session-export';
import { CELL_DIFFERENCES, type CellDifference } from '../picture/cell-states';

/** How two sessions differ at an address, as the map shows it: a different result, or else different values. */
export function differenceOf({ difference, results: [first, second] }: Pick<ComparedRow, 'difference' | 'results'>): CellDifference {
  if (difference !== 'changed') return difference;
  return first === second ? 'changedValues' : 'changedState';
}

/** The number of addresses with each difference. */
export function countDifferences(rows: readonly ComparedRow[]): Record<CellDifference, number> {
  const counts = Object.fromEntries(CELL_DIFFERENCES.map((one) => [one, 0])) as Record<CellDifference, number>;
  for (const row of rows) counts[differenceOf(row)]++;
  return counts;
}

const text = (cell: Cell | undefined): string => (cell === null || cell === undefined ? '' : String(cell));

/** The values of both sessions in a column. */
export const cellsAt = ({ first, second }: ComparedRow, place: number): [before: string, after: string] => [
  text(first?.[place]),
  text(second?.[place]),
];

/** The first column in which a changed address has different values; undefined where only its result differs. */
export function firstChange(row: ComparedRow, head: ComparedHead): { column: string; before: string; after: string } | undefined {
  for (const [place, column] of head.entries()) {
    const [before, after] = cellsAt(row, place);
    if (before !== after) return { column, before, after };
  }
  return undefined;
}
