import { isValidAddress } from '../settings/address-pattern';
import { cellName } from '../workbook/table/cell-name';
import type { RawTable } from '../workbook/table/raw-table';
import { visibleText } from '../workbook/table/visible-text';

const LINE_END = /\r\n|\r|\n/;

/**
 * The names of cells of a CSV that seem to hold the end of one row and the beginning of another, between two quotation marks that do not belong together: the
 * first and the last of its lines would each fill a row, and the last one has an address where addresses are.
 */
export function swallowingCells(
  { rows: [header = [], ...rows], rowNumbers, separator }: RawTable,
  addressAt: number,
  pattern: string,
): string[] {
  if (separator === undefined) return [];
  const names: string[] = [];
  for (const [index, row] of rows.entries()) {
    for (const [column, text] of row.entries()) {
      if (!text.includes('\n') && !text.includes('\r')) continue;
      const lines = text.split(LINE_END);
      const first = [...row.slice(0, column), ...lines[0]!.split(separator)];
      const last = [...lines.at(-1)!.split(separator), ...row.slice(column + 1)];
      const areRows = header.length > 1 && first.length === header.length && last.length === header.length;
      if (areRows && isValidAddress(visibleText(last[addressAt] ?? ''), pattern))
        names.push(cellName({ row: rowNumbers[index + 1]!, column }));
    }
  }
  return names;
}
