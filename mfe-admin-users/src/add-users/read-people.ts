import { CODE, problem, type Outcome } from 'shared-kit/model';
import { headerText, readTables, unreadCellProblem, visibleText, type XlsReader } from 'shared-kit/model/inventory-sheet';
import type { Job } from 'shared-kit/workers/inside';
import { NEEDED_COLUMNS, plain, type Column, type Vocabulary } from './columns';

export interface PeopleRequest {
  /** Transferred to the worker, not copied. */
  bytes: Uint8Array<ArrayBuffer>;
  fileName: string;
  columns: Vocabulary['columns'];
}

/** A row of the sheet, not checked yet. */
export interface PersonRow {
  /** The number of the row, as the spreadsheet program counts. */
  row: number;
  cells: Partial<Record<Column, string>>;
}

export interface PeopleSheet {
  sheet: string;
  people: PersonRow[];
  /** Headers that name no known column. */
  ignored: string[];
}

/** More users than any company adds at once. The limit also protects the page from hostile files. */
export const MAX_PEOPLE = 2000;

/**
 * Reads the first sheet with the columns of users. The problem of missing columns has their keys as `args`. Runs in the worker, which alone may have a
 * reader for XLS.
 */
export const peopleJob = (readXls?: XlsReader): Job<PeopleRequest, Outcome<PeopleSheet>> => async ({ bytes, fileName, columns }, { onProgress, signal }) => {
  const tables = await readTables(bytes, fileName, { onProgress, signal, readXls, limits: { rows: 50_000, columns: 200, cells: 200_000 } });
  if (!tables.ok) return tables;
  const sheets = tables.value.map(({ name, rows: [header = [], ...rows], rowNumbers, unreadCells = [] }) => ({
    name,
    rows,
    unreadCells,
    rowNumbers: rowNumbers.slice(1),
    header: Array.from(header, (text = '') => headerText(text)),
  }));
  const found = sheets.find(({ header }) => missing(header, columns).length === 0);
  if (!found) {
    const args = missing(sheets[0]?.header ?? [], columns);
    return { ok: false, problem: problem(CODE.missingColumns, { args }) };
  }
  const { name, header, rows, rowNumbers, unreadCells } = found;
  if (rows.length > MAX_PEOPLE) return { ok: false, problem: problem(CODE.invalidFormat, { key: 'addUsr.tooManyPeople', args: [MAX_PEOPLE] }) };
  const known = header.map((text) => columns[plain(text)]);
  const unread = unreadCellProblem(unreadCells, [...known.keys()].filter((at) => known[at]));
  if (unread) return { ok: false, problem: unread };
  return {
    ok: true,
    value: {
      sheet: name,
      ignored: header.filter((text, at) => text !== '' && !known[at]),
      people: rows.map((row, index) => ({ row: rowNumbers[index] ?? index + 2, cells: cellsOf(row, known) })),
    },
  };
};

const missing = (header: readonly string[], columns: Vocabulary['columns']): Column[] => {
  const found = header.map((text) => columns[plain(text)]);
  return NEEDED_COLUMNS.filter((column) => !found.includes(column));
};

/** The cells of a row by column. If two columns have the same name, the first counts. */
function cellsOf(row: readonly string[], known: readonly (Column | undefined)[]): PersonRow['cells'] {
  const cells: PersonRow['cells'] = {};
  for (const [at, column] of known.entries()) {
    const text = visibleText(row[at] ?? '');
    if (column && text) cells[column] ??= text;
  }
  return cells;
}
