import { dateText } from './dates';
import { bytesOf, concatBytes } from './byte-stream';
import type { CsvSeparator } from '../sessions/export-options';
import type { Pacer } from '../pacing/pacer';
import type { Cell, Table } from './table';

export const CSV_TYPE = 'text/csv;charset=utf-8';

const CHUNK_LENGTH = 128 * 1024;
const BYTE_ORDER_MARK = '\ufeff';
/** Quotes in front count too: a program that separates elsewhere may take them for those around a field. */
const FORMULA_START = /^"*[=+\-@\t\r]/;
const PLAIN_NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;
/** What programs take for the fields of a text: depending on its language, Excel separates a file at commas or at semicolons. */
const POSSIBLE_FIELDS = [/[^,]+/g, /[^;]+/g, /[^\t]+/g, /[^\r\n]+/g];

const guardField = (field: string): string => (FORMULA_START.test(field) && !PLAIN_NUMBER.test(field) ? `'${field}` : field);

/** A text with an apostrophe wherever a spreadsheet program could otherwise run a part of it as a formula (D-75). */
const guardFormulas = (text: string): string =>
  /[=+\-@\t\r]/.test(text) ? POSSIBLE_FIELDS.reduce((guarded, fields) => guarded.replace(fields, guardField), text) : text;

type FieldWriter = (text: string) => string;

function fieldWriter(separator: CsvSeparator): FieldWriter {
  const needsQuotes = new RegExp(`["${separator}\\r\\n]|^\\s|\\s$`);
  return (text) => {
    const guarded = guardFormulas(text);
    return needsQuotes.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
  };
}

function csvCell(cell: Cell, isDate: boolean, csvText: FieldWriter): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return csvText(cell);
  return isDate ? dateText(cell) : String(cell);
}

export interface CsvOptions {
  /** By default a comma. */
  separator?: CsvSeparator | undefined;
  /** Called with the share of rows that are written. */
  onProgress?: ((share: number) => void) | undefined;
}

/** Writes a table as CSV, piece by piece: with a byte order mark and CRLF. */
export function* csvChunks(table: Table, { separator = ',', onProgress }: CsvOptions): Generator<string> {
  const csvText = fieldWriter(separator);
  const dates = new Set(table.dateColumns);
  const isDate = table.head.map((_, column) => dates.has(column));
  let text = `${BYTE_ORDER_MARK}${table.head.map(csvText).join(separator)}\r\n`;
  for (let i = 0; i < table.rows.length; i++) {
    const row = table.rows[i]!;
    for (let column = 0; column < isDate.length; column++) {
      if (column > 0) text += separator;
      text += csvCell(row[column] ?? null, isDate[column]!, csvText);
    }
    text += '\r\n';
    if (text.length >= CHUNK_LENGTH) {
      yield text;
      text = '';
      onProgress?.(i / table.rows.length);
    }
  }
  yield text;
  onProgress?.(1);
}

export async function writeCsv(table: Table, pacer: Pacer, options: CsvOptions): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  for (const chunk of csvChunks(table, options)) {
    chunks.push(bytesOf(chunk));
    await pacer.breathe();
  }
  return concatBytes(chunks);
}
