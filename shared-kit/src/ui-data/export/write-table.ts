import type { CsvSeparator, Locale, Outcome } from 'shared-kit/model';
import { tableToCsv, tableToXlsx, type Cell } from 'shared-kit/model/session-export';
import { fileAsBlob, type DownloadedFile, type JobContext } from 'shared-kit/workers/inside';
import type { TableForm } from './table-content';

export interface WriteTableRequest {
  form: TableForm;
  /** The number of rows that will arrive in pieces. */
  rowCount: number;
  format: 'csv' | 'xlsx';
  /** For CSV. */
  separator: CsvSeparator;
  locale: Locale;
  /** Part of the name of the file, with `now`. */
  name: string;
  now: number;
}

/** The share of the progress bar for receiving the rows. */
const TAKEN_IN = 0.3;

/** Writes a table as a file; its rows arrive in pieces. The job of `table.worker.ts`. */
export async function writeTable(
  { form, rowCount, format, separator, locale, name, now }: WriteTableRequest,
  { signal, input, onProgress }: JobContext<Cell[][]>,
): Promise<Outcome<DownloadedFile>> {
  const tell = (share: number) => onProgress({ step: 'export', done: Math.round(share * rowCount), total: rowCount });
  const rows: Cell[][] = [];
  for await (const piece of input) {
    for (const row of piece) rows.push(row);
    tell((TAKEN_IN * rows.length) / rowCount);
  }
  const options = { name, now, signal, onProgress: (share: number) => tell(TAKEN_IN + (1 - TAKEN_IN) * share) };
  const table = { ...form, rows };
  return fileAsBlob(
    format === 'xlsx' ? await tableToXlsx(table, options) : { ok: true, value: await tableToCsv(table, { ...options, separator, locale }) },
  );
}
