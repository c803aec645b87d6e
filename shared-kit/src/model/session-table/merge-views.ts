import { uniteColumns } from './merge-tables';
import type { TableColumns, ViewRow } from './session-view';

/** Where the rows of one session go in the table of several. */
export interface MergedColumns {
  /** The position of each of its columns in the merged table. */
  columns: readonly number[];
  /** How many columns the merged table has. */
  width: number;
}

/**
 * Unites the columns of sessions that have no address in common, in the order of first appearance (D-76). A first column holds the position of the
 * session.
 */
export function uniteViews(ofSessions: readonly TableColumns[]): { tableColumns: TableColumns; places: MergedColumns[] } {
  const tableColumns: TableColumns = { head: [''], dateColumns: [], numberColumns: [] };
  const columns = uniteColumns(ofSessions, tableColumns);
  return { tableColumns, places: columns.map((own) => ({ columns: own, width: tableColumns.head.length })) };
}

/** A row of a session in the table of several: blank cells where its session lacks a column, and first the position of the session. */
export function mergedRow(row: ViewRow, { columns, width }: MergedColumns, session: number): ViewRow {
  const cells = new Array<ViewRow['cells'][number]>(width).fill(null);
  const states = new Array<string>(width).fill(' ');
  cells[0] = session;
  for (const [column, to] of columns.entries()) {
    cells[to] = row.cells[column]!;
    states[to] = row.states[column]!;
  }
  const expected =
    row.expected &&
    Object.fromEntries(Object.entries(row.expected).map(([column, expectedValue]) => [columns[Number(column)]!, expectedValue]));
  return { ...row, cells, states: states.join(''), ...(expected && { expected }) };
}
