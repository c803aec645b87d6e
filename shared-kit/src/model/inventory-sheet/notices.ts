import { CODE } from '../messages/codes';
import type { KeyedText } from '../messages/codes';
import type { Message } from '../messages/message';
import { keyedMessage, problem } from '../messages/problem';
import { columnName } from '../workbook/cell-name';
import type { RawTable, UnreadCell } from '../workbook/raw-table';
import type { SheetColumns } from './columns';

const LISTED = 10;

/** The first places, such as "B2, B5, …", the same in every language. */
const firstPlaces = (places: readonly string[]): string => [...places.slice(0, LISTED), ...(places.length > LISTED ? ['…'] : [])].join(', ');

/** The name of a cell as spreadsheet programs show it, such as B2. */
export const cellName = ({ row, column }: { row: number; column: number }): string => `${columnName(column)}${row}`;

/** The columns that a task cannot do without: the address and the check fields. */
export const neededColumns = ({ address, barcode, mif }: SheetColumns): number[] => [address, ...[...barcode, ...mif].map(({ at }) => at)];

const UNREAD = {
  formula: { problem: 'createInventoryTask.formulaWithoutResult', notice: 'createInventoryTask.blankFormulas' },
  value: { problem: 'createInventoryTask.unreadableCell', notice: 'createInventoryTask.blankValues' },
  encoding: { problem: 'createInventoryTask.unreadableCharacter', notice: 'createInventoryTask.replacedCharacters' },
} as const satisfies Record<UnreadCell['reason'], Record<'problem' | 'notice', KeyedText>>;

/** The problem of the first cell that cannot be read in one of these columns. */
export function unreadCellProblem(cells: readonly UnreadCell[], columns: readonly number[]): Message | null {
  const cell = cells.find(({ column }) => columns.includes(column));
  if (!cell) return null;
  return problem(CODE.invalidFormat, { key: UNREAD[cell.reason].problem, args: [cellName(cell)] });
}

/** What users should know of a sheet as it was read. */
export function noticesOf({ unevenRows = [], unreadCells = [] }: RawTable): Message[] {
  const unreadNotice = (reason: UnreadCell['reason']) => notice(UNREAD[reason].notice, unreadCells.filter((cell) => cell.reason === reason).map(cellName));
  return [
    notice('createInventoryTask.unevenRows', unevenRows.map((row) => `#${row}`)),
    unreadNotice('formula'),
    unreadNotice('value'),
    unreadNotice('encoding'),
  ].filter((message) => message !== null);
}

/** The rows that are not taken because of these cells. */
export const errorCellsNotice = (cells: readonly string[]): Message | null => notice('createInventoryTask.errorCells', cells);

function notice(key: KeyedText, places: readonly string[]): Message | null {
  return places.length > 0 ? keyedMessage(key, [places.length, firstPlaces(places)]) : null;
}
