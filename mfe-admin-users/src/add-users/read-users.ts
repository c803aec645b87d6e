import { CODE, keyedMessage, problem, type Message, type Outcome } from 'shared-kit/model';
import {
  fileNotices,
  headerBelowProblem,
  noticesOf,
  readTables,
  separatorNotice,
  unreadCellProblem,
  unreadHeaderProblem,
} from 'shared-kit/model/inventory-sheet';
import {
  cellName,
  headerText,
  isErrorValue,
  visibleText,
  type Encoding,
  type RawTable,
  type UsedEncoding,
} from 'shared-kit/model/workbook';
import type { XlsReader } from 'shared-kit/model/xls';
import type { Job } from 'shared-kit/workers/inside';
import { NEEDED_COLUMNS, plain, type Column, type Vocabulary } from './columns';

export interface UserSheetRequest {
  /** Transferred to the worker, not copied. */
  bytes: Uint8Array<ArrayBuffer>;
  fileName: string;
  /** The encoding that the user has chosen for a CSV. */
  encoding: Encoding | undefined;
  columns: Vocabulary['columns'];
}

/** A row of the sheet, not checked yet. */
export interface UserRow {
  /** The number of the row, as the spreadsheet program counts. */
  row: number;
  cells: Partial<Record<Column, string>>;
  /** The problems of cells that hold an error instead of a value. */
  problems: Message[];
}

export interface UserSheet {
  sheet: string;
  users: UserRow[];
  /** Headers that name no known column. */
  ignored: string[];
  /** What the user should know before users are added. */
  notices: Message[];
}

export type UserSheetOutcome = Outcome<UserSheet> & {
  /** The encoding in which a CSV was read. */
  encoding?: UsedEncoding;
  /** Of a sheet in which columns are missing, what tells the user why. */
  notices?: Message[];
};

/** More users than any company adds at once. The limit also protects the page from hostile files. */
const MAX_USERS = 2000;

/**
 * Reads the first sheet with the columns of users, of those that are not hidden if there is one. The problem of missing columns has their keys as `args`. Runs
 * in the worker, which alone may have a reader for XLS.
 */
export const usersJob =
  (readXls?: XlsReader): Job<UserSheetRequest, UserSheetOutcome> =>
  async ({ bytes, fileName, encoding, columns }, { onProgress, signal }) => {
    const tables = await readTables(bytes, fileName, {
      onProgress,
      signal,
      encoding,
      readXls,
      limits: { rows: 50_000, columns: 200, cells: 200_000 },
    });
    return tables.ok ? { ...userSheetOf(tables.value, columns), encoding: tables.encoding } : tables;
  };

function userSheetOf(tables: readonly RawTable[], columns: Vocabulary['columns']): UserSheetOutcome {
  const isHeader = (row: readonly string[]) => missing(row, columns).length === 0;
  const candidates = tables.filter(({ rows: [header = []] }) => isHeader(header));
  const table = candidates.find(({ isHidden }) => !isHidden) ?? candidates[0];
  if (!table) return { ok: false, problem: missingProblem(tables, columns, isHeader), notices: tables.flatMap(separatorNotice) };
  const {
    name,
    rows: [first = [], ...rows],
    rowNumbers,
    unreadCells,
  } = table;
  if (rows.length > MAX_USERS)
    return { ok: false, problem: problem(CODE.invalidFormat, { key: 'addUsr.tooManyPeople', args: [MAX_USERS] }) };
  const header = headersOf(first);
  const known = header.map((text) => columns[plain(text)]);
  const used = [...known.keys()].filter((at) => known[at]);
  const unread = unreadCellProblem(unreadCells, used);
  if (unread) return { ok: false, problem: unread };
  return {
    ok: true,
    value: {
      sheet: name,
      ignored: header.filter((text, at) => text !== '' && !known[at]),
      users: rows.map((row, index) => userRowOf(row, rowNumbers[index + 1] ?? index + 2, known)),
      notices: [...fileNotices([{ name, isHidden: table.isHidden ?? false }]), ...noticesOf(table, used)],
    },
  };
}

const headersOf = (row: readonly string[]): string[] => Array.from(row, (text: string | undefined) => headerText(text ?? ''));

const missing = (row: readonly string[], columns: Vocabulary['columns']): Column[] => {
  const fieldNames = headersOf(row).map((text) => columns[plain(text)]);
  return NEEDED_COLUMNS.filter((column) => !fieldNames.includes(column));
};

function missingProblem(
  tables: readonly RawTable[],
  columns: Vocabulary['columns'],
  isHeader: (row: readonly string[]) => boolean,
): Message {
  for (const table of tables) {
    const clearer = headerBelowProblem(table, isHeader, CODE.missingColumns) ?? unreadHeaderProblem(table);
    if (clearer) return clearer;
  }
  return problem(CODE.missingColumns, { args: missing(tables[0]?.rows[0] ?? [], columns) });
}

/** The cells of a row by column. If two columns have the same name, the first counts. */
function userRowOf(cells: readonly string[], row: number, known: readonly (Column | undefined)[]): UserRow {
  const user: UserRow = { row, cells: {}, problems: [] };
  for (const [at, column] of known.entries()) {
    const text = visibleText(cells[at] ?? '');
    if (!column || !text) continue;
    if (isErrorValue(text)) user.problems.push({ ...keyedMessage('addUsr.errorCell', [cellName({ row, column: at })]), field: column });
    else user.cells[column] ??= text;
  }
  return user;
}
