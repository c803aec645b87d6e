import { cellName } from '../workbook/table/cell-name';
import type { RawTable } from '../workbook/table/raw-table';
import { visibleText } from '../workbook/table/visible-text';

/**
 * What the comma of a number means in a CSV (D-61): the decimal sign; that, except in what can also be a whole number with its thousands set apart; or
 * nothing that we know.
 */
const MEANINGS = ['decimal', 'unclear', 'unknown'] as const;
export type CommaMeaning = (typeof MEANINGS)[number];

/** What a list says that was sent; by default `unknown`. */
export const parseCommaMeaning = (sent: unknown): CommaMeaning => MEANINGS.find((meaning) => meaning === sent) ?? 'unknown';

const DECIMAL_COMMA = /^[+-]?\d+,\d+(?:e[+-]?\d+)?$/i;
/** What can also be a whole number with its thousands set apart. */
const GROUPED = /^[+-]?[1-9]\d{0,2},\d{3}$/;
/** A number in which the comma sets thousands apart, or of which the decimal sign is a point. */
const POINT = /^[+-]?(?:\d+\.\d+|\d{1,3}(?:,\d{3})+\.\d+|\d{1,3}(?:,\d{3}){2,})$/;

function* cellsOf({ rows, rowNumbers }: RawTable, columns: readonly number[]): Generator<{ text: string; row: number; column: number }> {
  for (let i = 1; i < rows.length; i++) {
    for (const column of columns) yield { text: visibleText(rows[i]![column] ?? ''), row: rowNumbers[i]!, column };
  }
}

/**
 * The meaning of the comma in the columns of manual number fields. The separator tells it (D-75); where that does not, a file with a number whose comma
 * can only be a decimal sign, and none that says otherwise, has decimal commas throughout.
 *
 * @param columns of manual number fields, from 0
 */
export function commaMeaning(table: RawTable, columns: readonly number[]): CommaMeaning {
  if (table.separator === undefined || table.separator === ',') return 'unknown';
  if (table.separator === ';') return 'decimal';
  let isDecimal = false;
  for (const { text } of cellsOf(table, columns)) {
    if (POINT.test(text)) return 'unclear';
    isDecimal ||= DECIMAL_COMMA.test(text) && !GROUPED.test(text);
  }
  return isDecimal ? 'decimal' : 'unclear';
}

/** The text of a cell; if it is a number with a decimal comma, with a point instead. */
export function withDecimalPoint(text: string, meaning: CommaMeaning): string {
  const isDecimal = DECIMAL_COMMA.test(text) && (meaning === 'decimal' || (meaning === 'unclear' && !GROUPED.test(text)));
  return isDecimal ? text.replace(',', '.') : text;
}

/** The names of the cells whose comma can be a decimal sign or set thousands apart. */
export function unclearNumbers(table: RawTable, columns: readonly number[], meaning: CommaMeaning): string[] {
  if (meaning !== 'unclear') return [];
  return [...cellsOf(table, columns)].filter(({ text }) => GROUPED.test(text)).map(cellName);
}
