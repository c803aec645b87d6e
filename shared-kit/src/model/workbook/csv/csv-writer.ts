import { dateText } from '../table/dates';
import { bytesOf, concatBytes } from '../bytes/byte-stream';
import { decimalSignOf, type CsvSeparator } from '../../sessions/export-options';
import type { Pacer } from '../../pacing/pacer';
import { guardFormulas } from '../table/formula-guard';
import { cellText } from '../../text/control-characters';
import type { Locale } from '../../text/locale';
import { NUMBER_TEXT, type Cell, type Table } from '../table/table';

export const CSV_TYPE = 'text/csv;charset=utf-8';

const CHUNK_LENGTH = 128 * 1024;
const BYTE_ORDER_MARK = '\ufeff';
type FieldWriter = (text: string) => string;

function fieldWriter(separator: CsvSeparator): FieldWriter {
  const needsQuotes = new RegExp(`["${separator}\\r\\n]|^\\s|\\s$`);
  return (text) => {
    const guarded = guardFormulas(cellText(text));
    return needsQuotes.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
  };
}

/** The texts of the cells of one column. Only numbers have a decimal sign: a text such as a barcode stays as it is. */
function cellWriter(kind: 'text' | 'date' | 'number', csvText: FieldWriter, decimalSign: string): (cell: Cell) => string {
  const numberText = (text: string): string => text.replace('.', decimalSign);
  return (cell) => {
    if (cell === null) return '';
    if (typeof cell === 'string') return kind === 'number' && NUMBER_TEXT.test(cell) ? numberText(cell) : csvText(cell);
    return kind === 'date' ? dateText(cell) : numberText(String(cell));
  };
}

export interface CsvOptions {
  /** By default a comma. */
  separator?: CsvSeparator | undefined;
  /** Tells the decimal sign where the separator does not; by default English. */
  locale?: Locale | undefined;
  /** Called with the share of rows that are written. */
  onProgress?: ((share: number) => void) | undefined;
}

/** Writes a table as CSV, piece by piece: with a byte order mark and CRLF. */
export function* csvChunks(table: Table, { separator = ',', locale = 'en-US', onProgress }: CsvOptions): Generator<string> {
  const csvText = fieldWriter(separator);
  const decimalSign = decimalSignOf(separator, locale);
  const dates = new Set(table.dateColumns);
  const numbers = new Set(table.numberColumns);
  const writers = table.head.map((_, column) =>
    cellWriter(dates.has(column) ? 'date' : numbers.has(column) ? 'number' : 'text', csvText, decimalSign),
  );
  let text = `${BYTE_ORDER_MARK}${table.head.map(csvText).join(separator)}\r\n`;
  for (let i = 0; i < table.rows.length; i++) {
    const row = table.rows[i]!;
    for (let column = 0; column < writers.length; column++) {
      if (column > 0) text += separator;
      text += writers[column]!(row[column] ?? null);
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

/** A whole file of CSV in UTF-8, with pauses, so that whoever waits can cancel it. */
export async function writeCsv(table: Table, pacer: Pacer, options: CsvOptions): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  for (const chunk of csvChunks(table, options)) {
    chunks.push(bytesOf(chunk));
    await pacer.pauseIfDue();
  }
  return concatBytes(chunks);
}
