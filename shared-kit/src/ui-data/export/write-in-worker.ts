import type { Outcome } from 'shared-kit/model';
import type { Cell } from 'shared-kit/model/session-export';
import { runInWorker, startWorker } from 'shared-kit/workers';
import type { DownloadedFile } from 'shared-kit/workers/inside';
import type { Column } from '../layout/column';
import { tableForm, tablePieces } from './table-content';
import type { WriteTableRequest } from './write-table';

export interface WriteRequest<T> extends Omit<WriteTableRequest, 'form' | 'rowCount' | 'now'> {
  rows: readonly T[];
  columns: readonly Column<T>[];
}

/** Writes the rows of a table into a file, in a worker. Rejects when that fails or is aborted. `onShare` is told how much is done, from 0 to 1. */
export function writeInWorker<T>(
  { rows, columns, ...more }: WriteRequest<T>,
  signal: AbortSignal,
  onShare: (share: number) => void,
): Promise<Outcome<DownloadedFile>> {
  const request = { ...more, form: tableForm(columns), rowCount: rows.length, now: Date.now() };
  return runInWorker<WriteTableRequest, Outcome<DownloadedFile>, Cell[][]>(
    () => startWorker(new URL('./table.worker.ts', import.meta.url)),
    request,
    {
      input: tablePieces(rows, columns),
      signal,
      onProgress: ({ done, total }) => onShare(done / total),
      fallback: async () => (await import('./write-table')).writeTable,
    },
  );
}
