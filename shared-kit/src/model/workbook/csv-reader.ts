import { read, type CellObject } from 'xlsx';
import { decodeText } from './decode-text';
import type { Intake } from './intake-limits';
import { TableBuilder, type RawTable } from './raw-table';

const SEPARATORS = ['\t', ';', ','] as const;

/** Spreadsheet programs understand a first line such as `sep=;`, which names the separator. */
const DECLARED = /^sep=([^"\r\n])(?:\r\n|\r|\n)/;

/**
 * The separator that is most frequent in the first line with text, outside quotes. Of equally frequent ones the first in
 * {@link SEPARATORS}, which starts with those that texts rarely contain.
 */
function guessSeparator(text: string): string {
  const counts = new Map<string, number>(SEPARATORS.map((separator) => [separator, 0]));
  let quoted = false;
  let started = false;
  for (const char of text) {
    if (char === '"') quoted = !quoted;
    if (!quoted && (char === '\n' || char === '\r') && started) break;
    if (char.trim() !== '') started = true;
    const count = quoted ? undefined : counts.get(char);
    if (count !== undefined) counts.set(char, count + 1);
  }
  return SEPARATORS.reduce((best, next) => (counts.get(next)! > counts.get(best)! ? next : best));
}

function countCells(text: string, separator: string): number {
  let cells = 1;
  for (const mark of [separator, '\n', '\r']) {
    for (let i = text.indexOf(mark); i >= 0; i = text.indexOf(mark, i + 1)) cells++;
  }
  return cells;
}

/** Reads a CSV file as one sheet: UTF-8 or windows-1252, separated by commas, semicolons or tabs. Cells are taken unchanged (decision D-6B). */
export function readCsv(bytes: Uint8Array, name: string, intake: Intake): RawTable {
  const text = decodeText(bytes);
  const declared = DECLARED.exec(text);
  const body = declared ? text.slice(declared[0].length) : text;
  const separator = declared?.[1] ?? guessSeparator(body);
  intake.allow(countCells(body, separator), intake.limits.cells);
  // With a declared separator, SheetJS does not take text that starts with "ID", "TABLE" or "<" for another format.
  const book = read(`sep=${separator}\n${body}`, { type: 'string', raw: true, dense: true, cellText: false });
  const rows = (book.Sheets[book.SheetNames[0] ?? '']?.['!data'] ?? []) as (CellObject | undefined)[][];
  const builder = new TableBuilder(name, intake);
  // The array may have holes, which `forEach` skips.
  rows.forEach((row, r) => {
    builder.startRow(r + (declared ? 2 : 1));
    row.forEach((cell, c) => {
      builder.startCell(c);
      builder.put(String(cell?.v ?? ''));
    });
  });
  return builder.finish();
}
