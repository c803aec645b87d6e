import { chunk, type Outcome } from 'shared-kit/model';
import { runInWorker, startWorker } from 'shared-kit/workers';
import type { DownloadedFile } from 'shared-kit/workers/inside';
import type { Cell } from '../../model/workbook/table/table';
import type { FileOptions } from '../../workers/rows/row-source';
import { cellsOf, tableForm } from '../../workers/rows/table-form';
import type { Column } from '../layout/column';
import type { WriteTableRequest } from './write-table';

/** Rows per message, which take a few milliseconds to make and to send. */
const PIECE = 200;

/** Writes rows of the page into a file, in a worker. Rejects when that fails or is aborted. `onShare` is told how much is done, from 0 to 1. */
export function writeInWorker<T>(
  rows: readonly T[],
  known: readonly Column<T>[],
  { columns: keys, ...options }: FileOptions,
  signal: AbortSignal,
  onShare: (share: number) => void,
): Promise<Outcome<DownloadedFile>> {
  const columns = keys.flatMap((key) => known.find((column) => column.key === key) ?? []);
  return runInWorker<WriteTableRequest, Outcome<DownloadedFile>, Cell[][]>(
    () => startWorker(new URL('./table.worker.ts', import.meta.url)),
    { ...options, form: tableForm(columns), rowCount: rows.length },
    {
      input: piecesOf(rows, columns),
      signal,
      onProgress: ({ done, total }) => onShare(done / total),
      fallback: async () => (await import('./write-table')).writeTable,
    },
  );
}

async function* piecesOf<T>(rows: readonly T[], columns: readonly Column<T>[]): AsyncGenerator<Cell[][]> {
  for (const piece of chunk(rows, PIECE)) yield piece.map(cellsOf(columns));
}
