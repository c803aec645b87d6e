import type { Outcome } from 'shared-kit/model';
import { tableToCsv, tableToXlsx, type ExportedFile, type Table } from 'shared-kit/model/session-export';
import type { TableFormat } from './use-table-export';

/** Writes a table as a file of the format, named after it and the time. */
export async function writeTable(table: Table, format: TableFormat, name: string): Promise<Outcome<ExportedFile>> {
  const options = { name, now: Date.now() };
  return format === 'xlsx' ? tableToXlsx(table, options) : { ok: true, value: await tableToCsv(table, options) };
}
