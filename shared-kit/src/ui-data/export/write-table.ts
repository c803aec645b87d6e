import type { Outcome } from 'shared-kit/model';
import type { DownloadedFile, JobContext } from 'shared-kit/workers/inside';
import type { Cell } from '../../model/workbook/table/table';
import type { FileOptions } from '../../workers/rows/row-source';
import type { TableForm } from '../../workers/rows/table-form';
import { writeFile } from '../../workers/rows/write-rows';

export interface WriteTableRequest extends Omit<FileOptions, 'columns'> {
  form: TableForm;
  /** The number of rows that will arrive in pieces. */
  rowCount: number;
}

/** The share of the progress bar for receiving the rows. */
const TAKEN_IN = 0.3;

/** Writes a table as a file; its rows arrive in pieces. The job of `table.worker.ts`. */
export async function writeTable(
  { form, rowCount, ...options }: WriteTableRequest,
  { signal, input, onProgress }: JobContext<Cell[][]>,
): Promise<Outcome<DownloadedFile>> {
  const tell = (share: number) => onProgress({ step: 'export', done: Math.round(share * rowCount), total: rowCount });
  const rows: Cell[][] = [];
  for await (const piece of input) {
    for (const row of piece) rows.push(row);
    tell((TAKEN_IN * rows.length) / rowCount);
  }
  return writeFile({ ...form, rows }, { ...options, signal, onProgress: (share) => tell(TAKEN_IN + (1 - TAKEN_IN) * share) });
}
