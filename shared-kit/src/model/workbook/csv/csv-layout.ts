import { csvRows, type CsvQuote, type CsvRow } from './csv-rows';
import { Refusal, unclosedQuote } from '../accepted/refusal';

const SEPARATORS = ['\t', ';', ','] as const;
/** Separators that other programs write. In other files they are often part of texts. */
const RARE_SEPARATORS = ['|', '^'] as const;
/** A character that no text holds: a row that is split there is one field. */
const NO_SEPARATOR = '\0';

/** Rows with text from which the separator is guessed. */
const SAMPLE_ROWS = 20;

const isBlank = ({ cells }: CsvRow): boolean => cells.every((cell) => cell.trim() === '');

/** The first rows, up to {@link SAMPLE_ROWS} with text. */
function firstRows(text: string, separator: string, quote: CsvQuote): CsvRow[] {
  const rows: CsvRow[] = [];
  let filled = 0;
  for (const row of csvRows(text, separator, quote)) {
    rows.push(row);
    if (!isBlank(row)) filled++;
    if (filled === SAMPLE_ROWS) break;
  }
  return rows;
}

/** Those with text. */
const filledRows = (text: string, separator: string, quote: CsvQuote): CsvRow[] =>
  firstRows(text, separator, quote).filter((row) => !isBlank(row));

/**
 * How well a separator splits the first rows: whether there are fields in quotes and it fits all, and how many rows it splits into the same number of cells,
 * less those that it misreads.
 */
function fittingRows(text: string, separator: string, quote: CsvQuote): { fitsQuotes: boolean; rows: number; cells: number } {
  const rowsByWidth = new Map<number, number>();
  let widest = 0;
  let misreadRows = 0;
  let misreadQuotes = 0;
  let quotes = 0;
  for (const row of firstRows(text, separator, quote)) {
    const { cells, quoted, misread } = row;
    widest = Math.max(widest, cells.length);
    if (isBlank(row)) continue;
    quotes += quoted;
    misreadQuotes += misread;
    if (misread > 0) misreadRows++;
    else if (cells.length > 1) rowsByWidth.set(cells.length, (rowsByWidth.get(cells.length) ?? 0) + 1);
  }
  return { fitsQuotes: quotes > 0 && misreadQuotes === 0, rows: Math.max(0, ...rowsByWidth.values()) - misreadRows, cells: widest };
}

/**
 * The separator that fits the quotes; of several, the one that splits most of the first rows alike, then the one that makes most cells; of
 * those the first in {@link SEPARATORS}, which starts with those that texts rarely contain. A rare one must split more rows alike.
 */
function guessSeparator(text: string, quote: CsvQuote): string {
  const fitOf = (separator: string) => ({ separator, ...fittingRows(text, separator, quote) });
  type Fit = ReturnType<typeof fitOf>;
  const byRows = (next: Fit, best: Fit) => Number(next.fitsQuotes) - Number(best.fitsQuotes) || next.rows - best.rows;
  const usual = SEPARATORS.map(fitOf).reduce((best, next) => ((byRows(next, best) || next.cells - best.cells) > 0 ? next : best));
  return RARE_SEPARATORS.map(fitOf).reduce((best, next) => (byRows(next, best) > 0 ? next : best), usual).separator;
}

/** The separator that splits all these rows into the same number of cells, of which there are several; null if none does. */
function commonSeparator(rows: readonly string[]): string | null {
  const text = rows.join('\n');
  const separator = guessSeparator(text, '"');
  const widths = new Set(filledRows(text, separator, '"').map(({ cells }) => cells.length));
  return rows.length > 1 && widths.size === 1 && !widths.has(1) ? separator : null;
}

/** The rows of a file in which each row as a whole is in quotes, without those; null for any other. */
function rowsInQuotes(text: string): string | null {
  const first = filledRows(text, NO_SEPARATOR, '"');
  const areAll = first.every(({ quoted, misread, unclosedAt }) => quoted === 1 && misread === 0 && unclosedAt === undefined);
  if (!areAll || commonSeparator(first.map(({ cells }) => cells[0]!)) === null) return null;
  const rows: string[] = [];
  for (const { cells, unclosedAt } of csvRows(text, NO_SEPARATOR)) {
    if (unclosedAt !== undefined) throw new Refusal(unclosedQuote(unclosedAt));
    rows.push(cells[0] ?? '');
  }
  return rows.join('\n');
}

/** Whether all fields of the header are in apostrophes, which some programs put around fields. */
const isInApostrophes = (text: string): boolean =>
  /^\s*'/.test(text) &&
  [...SEPARATORS, ...RARE_SEPARATORS].some((separator) => {
    const [header] = filledRows(text, separator, "'");
    return header?.misread === 0 && header.quoted === header.cells.filter((cell) => cell.trim() !== '').length;
  });

/** How a CSV is written, and its text without what surrounds whole rows. */
export interface CsvLayout {
  text: string;
  separator: string;
  quote: CsvQuote;
}

/** Finds out how a CSV is written by its first rows. Its separator may be known, because the file declares it. */
export function csvLayout(given: string, declared: string | undefined): CsvLayout {
  const text = (declared === undefined ? rowsInQuotes(given) : null) ?? given;
  const quote = isInApostrophes(text) ? "'" : '"';
  return { text, separator: declared ?? guessSeparator(text, quote), quote };
}
