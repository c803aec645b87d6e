import { unzipSync } from 'fflate';
import { read, utils, type WorkBook } from 'xlsx';

/** The workbook as SheetJS reads it, with formulas and formats. */
export const readBook = (bytes: Uint8Array): WorkBook =>
  read(bytes, { cellFormula: true, cellNF: true, cellStyles: true });

/** What each cell of a sheet holds, blank ones as null; dates as serial numbers. */
export function cellsOf(book: WorkBook, sheet: string): unknown[][] {
  return utils.sheet_to_json(book.Sheets[sheet]!, { header: 1, defval: null, raw: true, blankrows: true });
}

/** What each cell of a sheet shows, as a person sees it. */
export function textsOf(book: WorkBook, sheet: string): string[][] {
  return utils.sheet_to_json(book.Sheets[sheet]!, { header: 1, defval: '', raw: false, blankrows: true });
}

/** The parts of a package as text, by name. */
export function partsOf(bytes: Uint8Array): Record<string, string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  return Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, part]) => [name, decoder.decode(part)]));
}
