import { strToU8 } from 'fflate';
import { dateText } from './dates';
import { concatBytes } from './byte-stream';
import type { Pacer } from '../pacing/pacer';
import type { Cell, Table } from './table';

export const CSV_TYPE = 'text/csv;charset=utf-8';

const CHUNK_LENGTH = 128 * 1024;
const BYTE_ORDER_MARK = '\ufeff';
const FORMULA_START = /^[=+\-@\t\r]/;
const PLAIN_NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

/** Writes one field (decision D-75). A leading apostrophe keeps spreadsheet programs from running a text as a formula. */
function csvText(text: string): string {
  const safe = FORMULA_START.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function csvCell(cell: Cell, isDate: boolean): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return csvText(cell);
  return isDate ? dateText(cell) : String(cell);
}

/** Writes a table as CSV, piece by piece: with a byte order mark, commas and CRLF. */
export function* csvChunks(table: Table, onProgress?: (share: number) => void): Generator<string> {
  const dates = new Set(table.dateColumns);
  const isDate = table.head.map((_, column) => dates.has(column));
  let text = `${BYTE_ORDER_MARK}${table.head.map(csvText).join(',')}\r\n`;
  for (let i = 0; i < table.rows.length; i++) {
    const row = table.rows[i]!;
    for (let column = 0; column < isDate.length; column++) {
      if (column > 0) text += ',';
      text += csvCell(row[column] ?? null, isDate[column]!);
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

export async function writeCsv(
  table: Table,
  pacer: Pacer,
  onProgress?: (share: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  for (const chunk of csvChunks(table, onProgress)) {
    chunks.push(strToU8(chunk));
    await pacer.breathe();
  }
  return concatBytes(chunks);
}
