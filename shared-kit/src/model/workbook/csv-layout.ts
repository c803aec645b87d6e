import { csvRows } from './csv-rows';

const SEPARATORS = ['\t', ';', ','] as const;

/** Rows with text from which the separator is guessed. */
const SAMPLE_ROWS = 20;

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
export function guessSeparator(text: string): string {
  const guesses = SEPARATORS.map((separator) => ({ separator, ...fittingRows(text, separator) }));
  const better = (next: (typeof guesses)[number], best: (typeof guesses)[number]) =>
    Number(next.fitsQuotes) - Number(best.fitsQuotes) || next.rows - best.rows || next.cells - best.cells;
  return guesses.reduce((best, next) => (better(next, best) > 0 ? next : best)).separator;
}
