import type { Cell, Table } from 'shared-kit/model/session-export';
import type { Column } from 'shared-kit/ui-data';

/** A row of a table that a worker built, as the data table takes it. */
export interface BuiltRow {
  key: string;
  cells: readonly Cell[];
}

export const builtRowKey = ({ key }: BuiltRow): string => key;

export const builtRows = (table: Table): BuiltRow[] => table.rows.map((cells, index) => ({ key: String(index), cells }));

/** Its columns: dates and numbers as such, everything else as text. */
export function builtColumns({ head, dateColumns, numberColumns = [] }: Table): Column<BuiltRow>[] {
  return head.map((title, index) => ({
    // Two columns may have one title; the remembered order is kept by the title where it can be.
    key: head.indexOf(title) === index ? title : `${title} (${index})`,
    title,
    value: ({ cells }) => cells[index],
    kind: dateColumns.includes(index) ? 'date' : numberColumns.includes(index) ? 'number' : 'text',
  }));
}
