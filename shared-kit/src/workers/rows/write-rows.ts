import type { Outcome, Progress } from 'shared-kit/model';
import { canExport, type DataColumn } from '../../model/rows/data-column';
import { tableToCsv, tableToXlsx } from '../../model/workbook/table-files';
import type { Cell, Table } from '../../model/workbook/table';
import { fileAsBlob, type DownloadedFile } from '../file-as-blob';
import type { FileOptions } from './row-source';

/** A table without its rows. */
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

type WriteOptions = Omit<FileOptions, 'columns'> & { signal: AbortSignal; onProgress: (share: number) => void };

/** Writes a table as a file. */
export async function writeFile(table: Table, { format, ...options }: WriteOptions): Promise<Outcome<DownloadedFile>> {
  return fileAsBlob(format === 'xlsx' ? await tableToXlsx(table, options) : { ok: true, value: await tableToCsv(table, options) });
}

/** Writes rows as a file, where they are made. */
export function writeRows<T>(
  rows: readonly T[],
  known: readonly DataColumn<T>[],
  { columns: keys, ...options }: FileOptions,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: Progress) => void },
): Promise<Outcome<DownloadedFile>> {
  const columns = keys.flatMap((key) => known.find((column) => column.key === key) ?? []);
  const onShare = (share: number) => onProgress({ step: 'export', done: Math.round(share * rows.length), total: rows.length });
  return writeFile({ ...tableForm(columns), rows: rows.map(cellsOf(columns)) }, { ...options, signal, onProgress: onShare });
}
