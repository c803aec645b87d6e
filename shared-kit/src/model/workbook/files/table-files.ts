import type { Outcome } from '../../messages/message';
import { CSV_TYPE, writeCsv, type CsvOptions } from '../csv/csv-writer';
import { safeFileName, sheetName, timeStamp } from '../table/file-names';
import { Pacer } from '../../pacing/pacer';
import { Refusal } from '../accepted/refusal';
import type { CancelSignal } from '../../pacing/cancel-signal';
import type { ExportedFile } from '../table/exported-file';
import type { Table } from '../table/table';
import { writeXlsx, XLSX_TYPE } from '../xlsx/xlsx-writer';

export interface TableFileOptions {
  /** The name of the sheet, and with the time, of the file (D-101). */
  name: string;
  /** Epoch milliseconds. */
  now: number;
  signal?: CancelSignal;
  /** Called with the share that is written, from 0 to 1. */
  onProgress?: (share: number) => void;
}

const fileName = ({ name, now }: TableFileOptions, extension: string): string => `${safeFileName(name)}_${timeStamp(now)}.${extension}`;

/** Writes a table as a workbook with one sheet (TABLE-06). */
export async function tableToXlsx(table: Table, options: TableFileOptions): Promise<Outcome<ExportedFile>> {
  const sheet = { name: sheetName(options.name, new Set()), table: () => table, withFilter: true, onProgress: options.onProgress };
  try {
    const bytes = await writeXlsx([sheet], options.now, new Pacer(options.signal));
    return { ok: true, value: { fileName: fileName(options, 'xlsx'), bytes, mimeType: XLSX_TYPE } };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, problem: error.problem };
    throw error;
  }
}

/** Writes a table as CSV (TABLE-06). */
export async function tableToCsv(
  table: Table,
  options: TableFileOptions & Pick<CsvOptions, 'separator' | 'locale'>,
): Promise<ExportedFile> {
  const bytes = await writeCsv(table, new Pacer(options.signal), options);
  return { fileName: fileName(options, 'csv'), bytes, mimeType: CSV_TYPE };
}
