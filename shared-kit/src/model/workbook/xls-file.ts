import type { Pacer } from '../pacing/pacer';
import { readCsv } from './csv-reader';
import { readHtmlTables } from './html-tables';
import type { Intake } from './intake';
import { markupText } from './markup-text';
import type { RawSheet } from './raw-table';
import { readingEnded, Refusal } from './refusal';
import { readSpreadsheetMl } from './spreadsheet-ml';
import { xlsContent } from './xls-content';

/** Reads the binary formats of XLS: `readXls` of `shared-kit/model/xls`. */
export type XlsReader = (bytes: Uint8Array, intake: Intake) => RawSheet[] | Promise<RawSheet[]>;

/** Reads what programs save as XLS. Its binary formats are refused without a reader for them. */
export async function readXlsFile(
  bytes: Uint8Array,
  { fileName, sheetName }: { fileName: string; sheetName: string },
  { intake, pacer, readXls }: { intake: Intake; pacer: Pacer; readXls?: XlsReader | undefined },
): Promise<RawSheet[]> {
  switch (xlsContent(bytes)) {
    case 'html':
      return readHtmlTables(markupText(bytes), sheetName, intake, pacer);
    case 'spreadsheetMl':
      return readSpreadsheetMl(markupText(bytes), intake, pacer);
    case 'text':
      return [readCsv(markupText(bytes), sheetName, intake)];
    default:
      if (!readXls) throw new Refusal(readingEnded(fileName));
      return readXls(bytes, intake);
  }
}
