import { read, type CellObject } from 'xlsx';
import { decodeText } from './decode-text';
import type { Intake } from './intake-limits';
import { TableBuilder, type RawTable } from './raw-table';

const SEPARATORS = ['\t', ';', ','] as const;

/** A first line `sep=;` says it outright, as spreadsheet programs understand it. */
const DECLARED = /^sep=([^"\r\n])(?:\r\n|\r|\n)/;

/** Counts separators outside quotes in the first line that has text. Among equals the one that texts hardly hold wins. */
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

/** The one sheet of a CSV file: UTF-8 or windows-1252, with `,` `;` or tabs, every cell as it stands (decision D-6B). */
export function readCsv(bytes: Uint8Array, name: string, intake: Intake): RawTable {
  const text = decodeText(bytes);
  const declared = DECLARED.exec(text);
  const body = declared ? text.slice(declared[0].length) : text;
  const separator = declared?.[1] ?? guessSeparator(body);
  intake.allow(countCells(body, separator), intake.limits.cells);
  // A declared separator also keeps SheetJS from taking text that starts with "ID", "TABLE" or "<" for other formats.
  const book = read(`sep=${separator}\n${body}`, { type: 'string', raw: true, dense: true, cellText: false });
  const rows = (book.Sheets[book.SheetNames[0] ?? '']?.['!data'] ?? []) as (CellObject | undefined)[][];
  const builder = new TableBuilder(name, intake);
  // Goes through the cells there are: a row may be missing.
  rows.forEach((row, r) => {
    builder.startRow(r + (declared ? 2 : 1));
    row.forEach((cell, c) => {
      builder.startCell(c);
      builder.put(String(cell?.v ?? ''));
    });
  });
  return builder.finish();
}
