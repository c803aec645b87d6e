import type { Outcome } from 'shared-kit/model';
import { tableToCsv, tableToXlsx, type ExportedFile, type Table } from 'shared-kit/model/session-export';
import type { JobContext } from 'shared-kit/workers/inside';

export interface WriteTableRequest {
  table: Table;
  format: 'csv' | 'xlsx';
  /** Names the file, together with `now`. */
  name: string;
  now: number;
}

/** Writes a table as a file: the job of `table.worker.ts`. */
export async function writeTable(
  { table, format, name, now }: WriteTableRequest,
  { signal }: JobContext,
): Promise<Outcome<ExportedFile>> {
  const options = { name, now, signal };
  return format === 'xlsx' ? tableToXlsx(table, options) : { ok: true, value: await tableToCsv(table, options) };
}
