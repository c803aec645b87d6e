import { canExport, type DataColumn } from '../../model/rows/data-column';
import type { Cell, Table } from '../../model/workbook/table/table';

export type TableForm = Omit<Table, 'rows'>;

/** The columns that are exported, with dates and numbers marked as such (D-101). */
export function tableForm<T>(all: readonly DataColumn<T>[]): TableForm {
  const columns = all.filter(canExport);
  const positionsOf = (kind: DataColumn<T>['kind']) => columns.flatMap((column, position) => (column.kind === kind ? [position] : []));
  return { head: columns.map((column) => column.title), dateColumns: positionsOf('date'), numberColumns: positionsOf('number') };
}

/** Returns the function for the cells of a row. */
export function cellsOf<T>(all: readonly DataColumn<T>[]): (row: T) => Cell[] {
  const columns = all.filter(canExport);
  return (row) => columns.map((column) => (column.text ? column.text(row) : (column.value(row) ?? null)));
}
