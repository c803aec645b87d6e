import { csvLayout } from './csv-layout';
import { csvRows } from './csv-rows';
import { REPLACEMENT } from '../bytes/decode-text';
import { withoutGuard } from '../table/formula-guard';
import type { ReadBudget } from '../accepted/read-budget';
import { TableBuilder, type RawTable } from '../table/raw-table';
import { Refusal, unclosedQuote } from '../accepted/refusal';

/** Spreadsheet programs understand a first line such as `sep=;`, also in quotes, which names the separator. */
const DECLARED = /^("?)sep=([^"\r\n])\1(?:\r\n|\r|\n)/i;

/** Byte order marks that are left when a program has written one in front of another. */
const MARKS = /^\ufeff+/;

/** Reads the text of a CSV file as one sheet. What it is separated by and quoted with, its first rows show. Cells are taken unchanged (D-6B). */
export function readCsv(given: string, name: string, budget: ReadBudget): RawTable {
  const unmarked = given.replace(MARKS, '');
  const declared = DECLARED.exec(unmarked);
  const firstRow = declared ? 2 : 1;
  const builder = new TableBuilder(name, budget);
  const unevenRows: number[] = [];
  let headerCells = 0;
  let rowNumber = firstRow;
  const { text, separator, quote } = csvLayout(declared ? unmarked.slice(declared[0].length) : unmarked, declared?.[2]);
  for (const { cells, unclosedAt } of csvRows(text, separator, quote)) {
    if (unclosedAt !== undefined) throw new Refusal(unclosedQuote(unclosedAt + firstRow - 1));
    builder.startRow(rowNumber);
    for (const [column, cell] of cells.entries()) {
      builder.startCell(column);
      const cellText = withoutGuard(cell);
      if (cell.includes(REPLACEMENT)) builder.setUnread('encoding', cellText);
      else builder.setText(cellText);
    }
    const isTaken = builder.endRow();
    if (isTaken && headerCells === 0) headerCells = cells.length;
    else if (isTaken && cells.length !== headerCells) unevenRows.push(rowNumber);
    rowNumber++;
  }
  return { ...builder.finish(), separator, ...(unevenRows.length > 0 && { unevenRows }) };
}
