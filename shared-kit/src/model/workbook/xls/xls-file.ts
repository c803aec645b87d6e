import type { Pacer } from '../../pacing/pacer';
import { readCsv } from '../csv/csv-reader';
import { readHtmlTables } from './html-tables';
import type { ReadBudget } from '../accepted/read-budget';
import { markupText } from '../bytes/markup-text';
import type { RawSheet } from '../table/raw-table';
import { readingEnded, Refusal } from '../accepted/refusal';
import { readSpreadsheetMl } from './spreadsheet-ml';
import { xlsContent } from './xls-content';

/** Reads the binary formats of XLS: `readXls` of `shared-kit/model/xls`. */
export type XlsReader = (bytes: Uint8Array, budget: ReadBudget) => RawSheet[] | Promise<RawSheet[]>;

/** Reads what programs save as XLS. Its binary formats are refused without a reader for them. */
export async function readXlsFile(
  bytes: Uint8Array,
  { fileName, sheetName }: { fileName: string; sheetName: string },
  { budget, pacer, readXls }: { budget: ReadBudget; pacer: Pacer; readXls?: XlsReader | undefined },
): Promise<RawSheet[]> {
  switch (xlsContent(bytes)) {
    case 'html':
      return readHtmlTables(markupText(bytes), sheetName, budget, pacer);
    case 'spreadsheetMl':
      return readSpreadsheetMl(markupText(bytes), budget, pacer);
    case 'text':
      return [readCsv(markupText(bytes), sheetName, budget)];
    default:
      if (!readXls) throw new Refusal(readingEnded(fileName));
      return readXls(bytes, budget);
  }
}
