import { decodeText } from './decode-text';
import type { Intake } from './intake-limits';
import { TableBuilder, type RawTable } from './raw-table';
import { Refusal, unclosedQuote } from './refusal';

const SEPARATORS = ['\t', ';', ','] as const;

/** Spreadsheet programs understand a first line such as `sep=;`, also in quotes, which names the separator. */
const DECLARED = /^("?)sep=([^"\r\n])\1(?:\r\n|\r|\n)/i;

/** Rows with text from which the separator is guessed. */
const SAMPLE_ROWS = 20;

interface CsvRow {
  cells: string[];
  /** True when text stands between the end of a quote and the next separator: most likely the separator is another one. */
  hasTextBehindQuote: boolean;
  /** The line on which a quote opens that is never closed. */
  unclosedAt?: number;
}

/** Reads CSV row by row. A quote counts only at the start of a field, also behind `=`, by which programs keep digits as text. */
function* csvRows(text: string, separator: string): Generator<CsvRow> {
  let at = 0;
  let line = 1;
  let cells: string[] = [];
  let hasTextBehindQuote = false;
  const fieldEnd = new RegExp(`[\\r\\n${separator.replace(/[\\\]^-]/, '\\$&')}]`, 'g');

  while (at < text.length) {
    let field = '';
    const opening = text[at] === '"' ? at : text.startsWith('="', at) ? at + 1 : -1;
    if (opening >= 0) {
      const openedAt = line;
      at = opening + 1;
      for (let isClosed = false; !isClosed; ) {
        const quote = text.indexOf('"', at);
        if (quote < 0) {
          yield { cells, hasTextBehindQuote, unclosedAt: openedAt };
          return;
        }
        const part = text.slice(at, quote);
        line += part.match(/\r\n|\r|\n/g)?.length ?? 0;
        isClosed = text[quote + 1] !== '"';
        field += isClosed ? part : `${part}"`;
        at = quote + (isClosed ? 1 : 2);
      }
    }
    fieldEnd.lastIndex = at;
    const end = fieldEnd.exec(text)?.index ?? text.length;
    if (opening >= 0 && end > at) hasTextBehindQuote = true;
    cells.push(field + text.slice(at, end));
    at = end + 1;
    if (text[end] === separator) {
      if (at >= text.length) cells.push('');
      continue;
    }
    if (text[end] === '\r' && text[at] === '\n') at++;
    line++;
    yield { cells, hasTextBehindQuote };
    cells = [];
    hasTextBehindQuote = false;
  }
  if (cells.length > 0) yield { cells, hasTextBehindQuote };
}

/** How well a separator splits the first rows: how many of them into the same number of cells, less those with text behind a quote. */
function fittingRows(text: string, separator: string): { rows: number; cells: number } {
  const rowsByWidth = new Map<number, number>();
  let widest = 0;
  let misread = 0;
  let sampled = 0;
  for (const { cells, hasTextBehindQuote, unclosedAt } of csvRows(text, separator)) {
    widest = Math.max(widest, cells.length);
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (sampled++ === SAMPLE_ROWS) break;
    if (hasTextBehindQuote || unclosedAt !== undefined) misread++;
    else if (cells.length > 1) rowsByWidth.set(cells.length, (rowsByWidth.get(cells.length) ?? 0) + 1);
  }
  return { rows: Math.max(0, ...rowsByWidth.values()) - misread, cells: widest };
}

/**
 * The separator that splits most of the first rows alike; of several, the one that makes most cells; of those the first in
 * {@link SEPARATORS}, which starts with those that texts rarely contain.
 */
function guessSeparator(text: string): string {
  const guesses = SEPARATORS.map((separator) => ({ separator, ...fittingRows(text, separator) }));
  return guesses.reduce((best, next) => (next.rows > best.rows || (next.rows === best.rows && next.cells > best.cells) ? next : best)).separator;
}

/** Reads a CSV file as one sheet: UTF-8 or windows-1252, separated by commas, semicolons or tabs. Cells are taken unchanged (decision D-6B). */
export function readCsv(bytes: Uint8Array, name: string, intake: Intake): RawTable {
  const text = decodeText(bytes);
  const declared = DECLARED.exec(text);
  const body = declared ? text.slice(declared[0].length) : text;
  const firstRow = declared ? 2 : 1;
  const builder = new TableBuilder(name, intake);
  const unevenRows: number[] = [];
  let headerCells = 0;
  let rowNumber = firstRow;
  for (const { cells, unclosedAt } of csvRows(body, declared?.[2] ?? guessSeparator(body))) {
    if (unclosedAt !== undefined) throw new Refusal(unclosedQuote(unclosedAt + firstRow - 1));
    builder.startRow(rowNumber);
    for (const [column, cell] of cells.entries()) {
      builder.startCell(column);
      builder.put(cell);
    }
    const isTaken = builder.endRow();
    if (isTaken && headerCells === 0) headerCells = cells.length;
    else if (isTaken && cells.length !== headerCells) unevenRows.push(rowNumber);
    rowNumber++;
  }
  const table = builder.finish();
  return unevenRows.length > 0 ? { ...table, unevenRows } : table;
}
