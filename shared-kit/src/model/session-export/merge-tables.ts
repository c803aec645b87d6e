import type { SessionTable } from './build-table';
import type { Cell, Table } from './table';

/** Equal headers of one table are told apart by their place among each other. */
function columnKeys(head: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return head.map((header) => {
    const nth = (seen.get(header) ?? 0) + 1;
    seen.set(header, nth);
    return `${nth} ${header}`;
  });
}

/**
 * One table of several: the union of their columns in the order they are first seen, blank where a table lacks one, all
 * rows together by address (decision D-76). Rows of one address keep their order, they come from one session.
 */
export function mergeTables(tables: readonly SessionTable[]): SessionTable {
  const columns = new Map<string, number>();
  const merged: SessionTable = { head: [], rows: [], dateColumns: [], numberColumns: [], addresses: [] };
  const places = tables.map((table) =>
    columnKeys(table.head).map((key, column) => {
      const known = columns.get(key);
      if (known !== undefined) return known;
      columns.set(key, merged.head.length);
      if (table.dateColumns.includes(column)) merged.dateColumns.push(merged.head.length);
      if (table.numberColumns?.includes(column)) merged.numberColumns?.push(merged.head.length);
      return merged.head.push(table.head[column]!) - 1;
    }),
  );

  const width = merged.head.length;
  const placed = tables.flatMap((table, i) =>
    table.rows.map((row, r) => {
      const cells = new Array<Cell>(width).fill(null);
      row.forEach((cell, column) => (cells[places[i]![column]!] = cell));
      return { address: table.addresses[r]!, cells };
    }),
  );
  placed.sort((a, b) => (a.address < b.address ? -1 : a.address > b.address ? 1 : 0));
  merged.rows = placed.map(({ cells }): Table['rows'][number] => cells);
  merged.addresses = placed.map(({ address }) => address);
  return merged;
}
