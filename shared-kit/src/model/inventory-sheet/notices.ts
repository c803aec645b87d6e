import { CODE, type KeyedText } from '../messages/codes';
import type { Message } from '../messages/message';
import { keyedMessage, problem } from '../messages/problem';
import { cellName, columnName } from '../workbook/table/cell-name';
import { isShortenedNumber } from '../workbook/table/shortened-number';
import type { DoubtfulCell, MergedCells, RawTable, UnreadCell } from '../workbook/table/raw-table';
import { hasUnseenInside, headerText } from '../workbook/table/visible-text';
import type { SheetColumns } from './columns';
import type { CheckedSheet } from './sheet-reading';

const LISTED = 10;
/** Characters of a header in a notice. */
const LONGEST_HEADER = 60;

/** The first places, such as "B2, B5, …", the same in every language. */
const firstPlaces = (places: readonly string[]): string =>
  [...places.slice(0, LISTED), ...(places.length > LISTED ? ['…'] : [])].join(', ');

/** The columns that a task needs: the address and the check fields. */
export const neededColumns = ({ address, barcode, mif }: SheetColumns): number[] => [address, ...[...barcode, ...mif].map(({ at }) => at)];

const UNREAD = {
  formula: { problem: 'createInventoryTask.formulaWithoutResult', notice: 'createInventoryTask.blankFormulas' },
  value: { problem: 'createInventoryTask.unreadableCell', notice: 'createInventoryTask.blankValues' },
  encoding: { problem: 'createInventoryTask.unreadableCharacter', notice: 'createInventoryTask.replacedCharacters' },
} as const satisfies Record<UnreadCell['reason'], Record<'problem' | 'notice', KeyedText>>;

const DOUBTS = { oldResult: 'createInventoryTask.oldResults', rounded: 'createInventoryTask.roundedNumbers' } as const satisfies Record<
  DoubtfulCell['reason'],
  KeyedText
>;

/** The problem of the first cell that cannot be read in one of these columns. */
export function unreadCellProblem(cells: readonly UnreadCell[] | undefined, columns: readonly number[]): Message | null {
  const cell = cells?.find(({ column }) => columns.includes(column));
  if (!cell) return null;
  return problem(CODE.invalidFormat, { key: UNREAD[cell.reason].problem, args: [cellName(cell)] });
}

/**
 * What users should know of a sheet as it was read.
 *
 * @param needed the columns whose values matter; -1 for one that is missing
 */
export function noticesOf(table: RawTable, needed: readonly number[]): Message[] {
  const {
    rowNumbers,
    unevenRows = [],
    unreadCells = [],
    hiddenRows = [],
    hiddenColumns = [],
    mergedCells = [],
    doubtfulCells = [],
  } = table;
  const headerRow = rowNumbers[0] ?? 0;
  const rows = (numbers: readonly number[]) => numbers.filter((row) => row > headerRow).map((row) => `#${row}`);
  // In a needed column such a cell is a problem instead.
  const toTell = unreadCells.filter(({ column }) => !needed.includes(column));
  const unreadNotice = (reason: UnreadCell['reason']) =>
    notice(UNREAD[reason].notice, toTell.filter((cell) => cell.reason === reason).map(cellName));
  const doubtful = doubtfulCells.filter(({ column }) => needed.includes(column));
  const doubtNotice = (reason: DoubtfulCell['reason']) =>
    notice(DOUBTS[reason], doubtful.filter((cell) => cell.reason === reason).map(cellName));
  const holdsNeeded = ({ lastRow, firstColumn, lastColumn }: MergedCells) =>
    lastRow > headerRow && needed.some((column) => column >= firstColumn && column <= lastColumn);
  return [
    notice('createInventoryTask.unevenRows', rows(unevenRows)),
    unreadNotice('formula'),
    unreadNotice('value'),
    unreadNotice('encoding'),
    doubtNotice('oldResult'),
    doubtNotice('rounded'),
    notice('createInventoryTask.shortenedNumbers', shortenedCells(table, needed)),
    notice('createInventoryTask.unseenCharacters', cellsWithUnseen(table, needed)),
    notice('createInventoryTask.hiddenRows', rows(hiddenRows)),
    notice('createInventoryTask.hiddenColumns', hiddenColumns.filter((column) => needed.includes(column)).map(columnName)),
    notice('createInventoryTask.mergedCells', mergedCells.filter(holdsNeeded).map(rangeName)),
  ].filter((message) => message !== null);
}

/** The names of needed cells, below the header, with a number that a program has shortened. */
function shortenedCells({ rows, rowNumbers }: RawTable, needed: readonly number[]): string[] {
  const cells: string[] = [];
  for (let i = 1; i < rows.length; i++) {
    for (const column of needed) {
      if (isShortenedNumber(rows[i]![column] ?? '')) cells.push(cellName({ row: rowNumbers[i]!, column }));
    }
  }
  return cells;
}

/** The names of the headers and needed cells whose texts lose characters that cannot be seen (D-61). */
function cellsWithUnseen({ rows, rowNumbers }: RawTable, needed: readonly number[]): string[] {
  const columnsOf = (i: number): readonly number[] => (i === 0 ? [...(rows[0] ?? []).keys()] : needed);
  const cells: string[] = [];
  for (let i = 0; i < rows.length; i++) {
    for (const column of columnsOf(i)) {
      if (hasUnseenInside(rows[i]![column] ?? '')) cells.push(cellName({ row: rowNumbers[i]!, column }));
    }
  }
  return cells;
}

const rangeName = ({ firstRow, lastRow, firstColumn, lastColumn }: MergedCells): string =>
  `${cellName({ row: firstRow, column: firstColumn })}:${cellName({ row: lastRow, column: lastColumn })}`;

/** How the header of a CSV was read, for a user who sees in it the columns that are missing; none for other files. */
export function separatorNotice({ separator, rows: [header = []] }: RawTable): Message[] {
  if (separator === undefined) return [];
  const names = header
    .slice(0, LISTED)
    .map((text) => headerText(text).slice(0, LONGEST_HEADER))
    .join(' · ');
  if (header.length === 1) return [keyedMessage('createInventoryTask.noSeparator', [names])];
  return [keyedMessage('createInventoryTask.readWithSeparator', [separator === '\t' ? 'TAB' : separator, header.length, names])];
}

/** What users should know of the sheets of a file. */
export function fileNotices(sheets: readonly Pick<CheckedSheet, 'name' | 'isHidden'>[]): Message[] {
  return [
    notice(
      'createInventoryTask.hiddenSheets',
      sheets.filter(({ isHidden }) => isHidden).map(({ name }) => name),
    ),
  ].filter((message) => message !== null);
}

const OF_CELLS = {
  /** Cells that seem to hold further rows. */
  swallowedRows: 'createInventoryTask.swallowedRows',
  /** Cells whose comma can be a decimal sign or set thousands apart. */
  unclearNumbers: 'createInventoryTask.unclearNumbers',
  /** Cells because of which their rows are not taken. */
  errorCells: 'createInventoryTask.errorCells',
} as const satisfies Record<string, KeyedText>;

/** What users should know of cells that the check of the rows has found, by their names. */
export const cellNotices = (cells: Record<keyof typeof OF_CELLS, readonly string[]>): Message[] =>
  (Object.keys(OF_CELLS) as (keyof typeof OF_CELLS)[]).map((found) => notice(OF_CELLS[found], cells[found])).filter((m) => m !== null);

function notice(key: KeyedText, places: readonly string[]): Message | null {
  return places.length > 0 ? keyedMessage(key, [places.length, firstPlaces(places)]) : null;
}
