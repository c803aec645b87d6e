import type { Outcome } from 'shared-kit/model';
import type { Progress } from 'shared-kit/model/pacing';
import type { DataColumn } from '../../model/rows/data-column';
import { tableToCsv, tableToXlsx } from '../../model/workbook/files/table-files';
import type { Table } from '../../model/workbook/table/table';
import { fileAsBlob, type DownloadedFile } from '../file-as-blob';
import type { FileOptions } from './row-source';
import { cellsOf, tableForm } from './table-form';

type WriteOptions = Omit<FileOptions, 'columns'> & { signal: AbortSignal; onProgress: (share: number) => void };

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
