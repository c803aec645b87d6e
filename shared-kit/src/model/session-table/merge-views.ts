import { uniteColumns } from './merge-tables';
import type { TableColumns, ViewRow } from './session-view';

/** The rows of a session, by address. */
export interface SessionRows {
  tableColumns: TableColumns;
  rows: readonly (readonly ViewRow[])[];
  /** Position of the session in the list of merged sessions. */
  place: number;
}

/**
 * Merges the views of sessions that have no address in common: their columns in the order of first appearance, blank cells where a session
 * lacks a column, rows sorted by address (D-76). A first column holds the position of the session.
 */
export function mergeViews(sessions: readonly SessionRows[]): { tableColumns: TableColumns; rows: ViewRow[][] } {
  const tableColumns: TableColumns = { head: [''], dateColumns: [], numberColumns: [] };
  const places = uniteColumns(
    sessions.map((session) => session.tableColumns),
    tableColumns,
  );
  const rowsOf = new Map<string, ViewRow[]>();
  for (const [at, { rows, place }] of sessions.entries()) {
    const columns = places[at]!;
    for (const own of rows) {
      const [first] = own;
      // An address has no rows when the switches hide it.
      if (first)
        rowsOf.set(
          first.address,
          own.map((row) => placed(row, columns, tableColumns.head.length, place)),
        );
    }
  }
  return { tableColumns, rows: [...rowsOf.keys()].sort().map((address) => rowsOf.get(address)!) };
}

/** Moves the cells of a row to the columns of the merged table. */
function placed(row: ViewRow, columns: readonly number[], width: number, place: number): ViewRow {
  const cells = new Array<ViewRow['cells'][number]>(width).fill(null);
  const states = new Array<string>(width).fill(' ');
  cells[0] = place;
  for (const [column, to] of columns.entries()) {
    cells[to] = row.cells[column]!;
    states[to] = row.states[column]!;
  }
  const expected =
    row.expected &&
    Object.fromEntries(Object.entries(row.expected).map(([column, expectedValue]) => [columns[Number(column)]!, expectedValue]));
  return { ...row, cells, states: states.join(''), ...(expected && { expected }) };
}
