import type { SessionTable } from './build-table';
import { forEachInSteps, runSteps, type Steps } from '../pacing/steps';
import type { Cell } from '../workbook/table/table';

/** Numbers equal headers within a table, so that they stay different columns. Accents may be encoded differently; fields may differ in case only. */
function columnKeys(head: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return head.map((title) => {
    const header = title.normalize('NFC');
    const nth = (counts.get(header) ?? 0) + 1;
    counts.set(header, nth);
    return `${nth} ${header}`;
  });
}

type Columns = Pick<SessionTable, 'head' | 'dateColumns' | 'numberColumns'>;

/** Adds the missing columns of each table to `merged`. Returns for each table the new positions of its columns. */
export function uniteColumns(tables: readonly Columns[], merged: Columns): number[][] {
  const columns = new Map<string, number>();
  return tables.map((table) =>
    columnKeys(table.head).map((key, column) => {
      const existingPlace = columns.get(key);
      if (existingPlace !== undefined) return existingPlace;
      const place = merged.head.push(table.head[column]!) - 1;
      columns.set(key, place);
      if (table.dateColumns.includes(column)) merged.dateColumns.push(place);
      if (table.numberColumns.includes(column)) merged.numberColumns.push(place);
      return place;
    }),
  );
}

/** {@link mergeTables} in steps. */
export function* mergeTablesInSteps(tables: readonly SessionTable[]): Steps<SessionTable> {
  const merged: SessionTable = { head: [], rows: [], dateColumns: [], numberColumns: [], addresses: [] };
  const places = uniteColumns(tables, merged);
  const rowsOf = new Map<string, Cell[][]>();
  for (const [i, table] of tables.entries()) {
    const place = places[i]!;
    yield* forEachInSteps(table.rows, (row, r) => {
      const cells = new Array<Cell>(merged.head.length).fill(null);
      row.forEach((cell, column) => (cells[place[column]!] = cell));
      const address = table.addresses[r]!;
      const rows = rowsOf.get(address);
      if (rows) rows.push(cells);
      else rowsOf.set(address, [cells]);
    });
  }
  const addresses = [...rowsOf.keys()].sort();
  yield* forEachInSteps(addresses, (address) => {
    for (const cells of rowsOf.get(address)!) {
      merged.rows.push(cells);
      merged.addresses.push(address);
    }
  });
  return merged;
}

/**
 * Merges tables: their columns in the order of first appearance, blank cells where a table lacks a column, rows sorted by address
 * (D-76). Rows with one address keep their order.
 */
export const mergeTables = (tables: readonly SessionTable[]): SessionTable => runSteps(mergeTablesInSteps(tables));
