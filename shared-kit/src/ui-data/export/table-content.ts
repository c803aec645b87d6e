import type { Table } from 'shared-kit/model/session-export';
import type { Column } from '../column';

/** Rows as the writers of spreadsheets take them: every column of data, dates and numbers as such (decision D-101). */
export function tableContent<T>(rows: readonly T[], all: readonly Column<T>[]): Table {
  const columns = all.filter(({ exported = true }) => exported);
  const positionsOf = (kind: Column<T>['kind']) => columns.flatMap((column, position) => (column.kind === kind ? [position] : []));
  return {
    head: columns.map((column) => column.title),
    rows: rows.map((row) => columns.map((column) => (column.text ? column.text(row) : (column.value(row) ?? null)))),
    dateColumns: positionsOf('date'),
    numberColumns: positionsOf('number'),
  };
}
