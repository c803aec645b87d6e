import { ITEMS_PER_STEP, type Cell, type Table } from 'shared-kit/model/session-export';
import { canExport, type Column } from '../layout/column';

/** A table without its rows. */
export type TableForm = Omit<Table, 'rows'>;

const written = <T>(columns: readonly Column<T>[]) => columns.filter(canExport);

/** The columns that are exported, with dates and numbers marked as such (D-101). */
export function tableForm<T>(all: readonly Column<T>[]): TableForm {
  const columns = written(all);
  const positionsOf = (kind: Column<T>['kind']) => columns.flatMap((column, position) => (column.kind === kind ? [position] : []));
  return { head: columns.map((column) => column.title), dateColumns: positionsOf('date'), numberColumns: positionsOf('number') };
}

/** The cells of the rows, in pieces that each take a few milliseconds to build and to send. */
export async function* tablePieces<T>(rows: readonly T[], all: readonly Column<T>[]): AsyncGenerator<Cell[][]> {
  const columns = written(all);
  const cellsOf = (row: T) => columns.map((column) => (column.text ? column.text(row) : (column.value(row) ?? null)));
  for (let start = 0; start < rows.length; start += ITEMS_PER_STEP) {
    yield rows.slice(start, start + ITEMS_PER_STEP).map(cellsOf);
  }
}
