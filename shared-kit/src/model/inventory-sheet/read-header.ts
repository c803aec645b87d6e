import { CODE } from '../messages/codes';
import type { Message } from '../messages/message';
import { problem } from '../messages/problem';
import { isErrorValue } from '../workbook/table/error-value';
import { HEADER_ROWS, type RawTable } from '../workbook/table/raw-table';
import { findColumns, type SheetColumns } from './columns';
import { neededColumns, unreadCellProblem } from './notices';
import type { InventorySettings } from './sheet-reading';

export interface SheetHeader {
  columns: SheetColumns;
  /** Why the rows cannot be checked by these columns. */
  problem: Message | null;
  /** False when a column of a task is missing without a sign that it is in the sheet: the sheet is most likely not meant for a task. */
  qualifies: boolean;
}

/** Whether a problem is that columns are missing (943, 948). */
export const lacksColumns = (fault: Message | null): boolean =>
  fault?.code === CODE.missingAddressColumn || fault?.code === CODE.missingColumns;

/**
 * Reads the first row of a sheet as its header. If it lacks a needed column, the problem names the row further down that names the columns, or
 * the cell of the header that cannot be read.
 */
export function readHeader(table: RawTable, settings: InventorySettings): SheetHeader {
  const { columns, problem: fault } = findColumns(table.rows[0] ?? [], settings);
  if (!lacksColumns(fault))
    return { columns, problem: fault ?? unreadCellProblem(table.unreadCells, neededColumns(columns)), qualifies: true };
  const clearer =
    headerBelowProblem(table, (row) => !lacksColumns(findColumns(row, settings).problem), fault!.code!) ?? unreadHeaderProblem(table);
  return { columns, problem: clearer ?? fault, qualifies: clearer !== null };
}

/** The problem of a sheet with other rows, such as a title, above its header; null if no row names the columns. */
export function headerBelowProblem(
  { rows, rowNumbers }: RawTable,
  isHeader: (row: readonly string[]) => boolean,
  code: number,
): Message | null {
  const at = rows.slice(0, HEADER_ROWS).findIndex((row, i) => i > 0 && isHeader(row));
  return at < 0 ? null : problem(code, { key: 'createInventoryTask.headerBelow', args: [rowNumbers[0]!, rowNumbers[at]!] });
}

/** The problem of the first cell of a header that cannot be read or holds an error. It may be the one that is missing. */
export function unreadHeaderProblem({ rows: [header = []], rowNumbers: [headerRow = 0], unreadCells = [] }: RawTable): Message | null {
  const errors = [...header.entries()]
    .filter(([, text]) => isErrorValue(text))
    .map(([column]) => ({ row: headerRow, column, reason: 'value' as const }));
  const unread = [...unreadCells.filter(({ row }) => row === headerRow), ...errors];
  return unreadCellProblem(
    unread,
    unread.map(({ column }) => column),
  );
}
