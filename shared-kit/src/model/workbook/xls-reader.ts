import type { Pacer } from '../pacing/pacer';
import { Records } from './biff-records';
import { workbookStream } from './compound-file';
import type { Intake } from './intake-limits';
import { TableBuilder, type RawSheet, type RawTable } from './raw-table';
import { Refusal } from './refusal';
import { XlsWorkbook } from './xls-workbook';
import { XlsWorksheetReader } from './xls-worksheet';

const RECORDS_PER_STEP = 5000;

function tableOf(name: string, cells: ReadonlyMap<number, readonly string[]>, intake: Intake): RawTable {
  const builder = new TableBuilder(name, intake);
  for (const row of [...cells.keys()].sort((a, b) => a - b)) {
    builder.startRow(row + 1);
    cells.get(row)!.forEach((text, column) => {
      builder.startCell(column);
      builder.put(text);
    });
  }
  return builder.finish();
}

/** Reads the worksheets of a legacy workbook in their order. One that cannot be read is reported; the others are still read. */
export async function readXls(bytes: Uint8Array, intake: Intake, pacer: Pacer): Promise<RawSheet[]> {
  intake.allow(bytes.length, intake.limits.xlsBytes);
  const stream = workbookStream(bytes);
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  const book = new XlsWorkbook(new Records(view, 0), intake);

  const sheets: RawSheet[] = [];
  for (const { name, at, hidden: isHidden } of book.sheets.filter((sheet) => sheet.isWorksheet)) {
    try {
      const reader = new XlsWorksheetReader(book, view, at);
      while (reader.read(RECORDS_PER_STEP)) await pacer.breathe();
      sheets.push({ ...tableOf(name, reader.cells, intake), ...(isHidden && { isHidden }) });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      sheets.push({ name, refusal: error, ...(isHidden && { isHidden }) });
    }
  }
  return sheets;
}
