import { REPLACEMENT } from './decode-text';
import type { Intake } from './intake-limits';
import { TableBuilder, type RawTable } from './raw-table';
import { Refusal, unclosedQuote } from './refusal';
import { unwrapped } from './text-wrapper';

const SEPARATORS = ['\t', ';', ','] as const;

/** Spreadsheet programs understand a first line such as `sep=;`, also in quotes, which names the separator. */
const DECLARED = /^("?)sep=([^"\r\n])\1(?:\r\n|\r|\n)/i;

/** Rows with text from which the separator is guessed. */
const SAMPLE_ROWS = 20;

interface CsvRow {
  cells: string[];
  /** Fields in quotes. */
  quoted: number;
  /** Those of them with text between the end of the quote and the next separator: most likely the separator is another one. */
  misread: number;
  /** The line on which a quote opens that is never closed, or closed on a later line with text behind it: two quotes that do not belong together. */
  unclosedAt?: number;
}

/**
 * Reads CSV row by row. A quote counts only at the start of a field, also behind `=`, by which programs keep digits as text. A field with text
 * behind its closing quote is no quoted one and is taken as it stands.
 */
function* csvRows(text: string, separator: string): Generator<CsvRow> {
  let at = 0;
  let line = 1;
  let cells: string[] = [];
  let quoted = 0;
  let misread = 0;
  let unclosedAt: number | undefined;
  const rowOf = (): CsvRow => ({ cells, quoted, misread, ...(unclosedAt !== undefined && { unclosedAt }) });
  const fieldEnd = new RegExp(`[\\r\\n${separator.replace(/[\\\]^-]/, '\\$&')}]`, 'g');

  while (at < text.length) {
    const start = at;
    let field = '';
    const opening = text[at] === '"' ? at : text.startsWith('="', at) ? at + 1 : -1;
    const openedAt = line;
    if (opening >= 0) {
      at = opening + 1;
      for (let isClosed = false; !isClosed;) {
        const quote = text.indexOf('"', at);
        if (quote < 0) {
          yield { cells, quoted: quoted + 1, misread: misread + 1, unclosedAt: openedAt };
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
    if (opening >= 0) quoted++;
    if (opening >= 0 && end > at) misread++;
    const behind = text.slice(at, end);
    if (opening < 0 || behind.trim() === '') {
      cells.push(behind === '' && opening === start ? unwrapped(field) : field + behind);
    } else {
      cells.push(text.slice(start, end));
      if (line > openedAt) unclosedAt ??= openedAt;
    }
    at = end + 1;
    if (text[end] === separator) {
      if (at >= text.length) cells.push('');
      continue;
    }
    if (text[end] === '\r' && text[at] === '\n') at++;
    line++;
    yield rowOf();
    cells = [];
    quoted = 0;
    misread = 0;
    unclosedAt = undefined;
  }
  if (cells.length > 0) yield rowOf();
}

/**
 * How well a separator splits the first rows: whether there are fields in quotes and it fits all, and how many rows it splits into the same number of cells,
 * less those that it misreads.
 */
function fittingRows(text: string, separator: string): { fitsQuotes: boolean; rows: number; cells: number } {
  const rowsByWidth = new Map<number, number>();
  let widest = 0;
  let misreadRows = 0;
  let misreadQuotes = 0;
  let quotes = 0;
  let sampled = 0;
  for (const { cells, quoted, misread } of csvRows(text, separator)) {
    widest = Math.max(widest, cells.length);
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (sampled++ === SAMPLE_ROWS) break;
    quotes += quoted;
    misreadQuotes += misread;
    if (misread > 0) misreadRows++;
    else if (cells.length > 1) rowsByWidth.set(cells.length, (rowsByWidth.get(cells.length) ?? 0) + 1);
  }
  return { fitsQuotes: quotes > 0 && misreadQuotes === 0, rows: Math.max(0, ...rowsByWidth.values()) - misreadRows, cells: widest };
}

/**
 * The separator that fits the quotes; of several, the one that splits most of the first rows alike, then the one that makes most cells; of
 * those the first in {@link SEPARATORS}, which starts with those that texts rarely contain.
 */
function guessSeparator(text: string): string {
  const guesses = SEPARATORS.map((separator) => ({ separator, ...fittingRows(text, separator) }));
  const better = (next: (typeof guesses)[number], best: (typeof guesses)[number]) =>
    Number(next.fitsQuotes) - Number(best.fitsQuotes) || next.rows - best.rows || next.cells - best.cells;
  return guesses.reduce((best, next) => (better(next, best) > 0 ? next : best)).separator;
}

/** Reads the text of a CSV file as one sheet, separated by commas, semicolons or tabs. Cells are taken unchanged (D-6B). */
export function readCsv(text: string, name: string, intake: Intake): RawTable {
  const declared = DECLARED.exec(text);
  const body = declared ? text.slice(declared[0].length) : text;
  const firstRow = declared ? 2 : 1;
  const builder = new TableBuilder(name, intake);
  const unevenRows: number[] = [];
  let headerCells = 0;
  let rowNumber = firstRow;
  const separator = declared?.[2] ?? guessSeparator(body);
  for (const { cells, unclosedAt } of csvRows(body, separator)) {
    if (unclosedAt !== undefined) throw new Refusal(unclosedQuote(unclosedAt + firstRow - 1));
    builder.startRow(rowNumber);
    for (const [column, cell] of cells.entries()) {
      builder.startCell(column);
      if (cell.includes(REPLACEMENT)) builder.setUnread('encoding', cell);
      else builder.setText(cell);
    }
    const isTaken = builder.endRow();
    if (isTaken && headerCells === 0) headerCells = cells.length;
    else if (isTaken && cells.length !== headerCells) unevenRows.push(rowNumber);
    rowNumber++;
  }
  return { ...builder.finish(), separator, ...(unevenRows.length > 0 && { unevenRows }) };
}
