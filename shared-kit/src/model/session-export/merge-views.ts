import { uniteColumns } from './merge-tables';
import type { ViewFrame, ViewRow } from './session-view';

/** The rows of a session's addresses, as its view makes them. */
export interface SessionRows {
  frame: ViewFrame;
  rows: readonly (readonly ViewRow[])[];
  /** Of the session, among those that are merged. */
  place: number;
}

/**
 * One view of several sessions that share no address: the union of their columns in the order they are first seen, blank where a session
 * lacks one, the rows of each address in the order of addresses (decision D-76). A first column is put before them, of the session's place.
 */
export function mergeViews(sessions: readonly SessionRows[]): { frame: ViewFrame; rows: ViewRow[][] } {
  const frame: ViewFrame = { head: [''], dateColumns: [], numberColumns: [] };
  const places = uniteColumns(sessions.map((session) => session.frame), frame);
  const rowsOf = new Map<string, ViewRow[]>();
  for (const [at, { rows, place }] of sessions.entries()) {
    const columns = places[at]!;
    for (const own of rows) {
      const [first] = own;
      // The switches may leave nothing of an address.
      if (first) rowsOf.set(first.address, own.map((row) => placed(row, columns, frame.head.length, place)));
    }
  }
  return { frame, rows: [...rowsOf.keys()].sort().map((address) => rowsOf.get(address)!) };
}

/** A row with its cells where the merged table has their columns. */
function placed(row: ViewRow, columns: readonly number[], width: number, place: number): ViewRow {
  const cells = new Array<ViewRow['cells'][number]>(width).fill(null);
  const states = new Array<string>(width).fill(' ');
  cells[0] = place;
  for (const [column, to] of columns.entries()) {
    cells[to] = row.cells[column]!;
    states[to] = row.states[column]!;
  }
  const expected = row.expected && Object.fromEntries(Object.entries(row.expected).map(([column, wanted]) => [columns[Number(column)]!, wanted]));
  return { ...row, cells, states: states.join(''), ...(expected && { expected }) };
}
