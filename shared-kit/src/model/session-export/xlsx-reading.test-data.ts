import JSZip from 'jszip';
import { read, utils, type WorkBook } from 'xlsx';

/** The workbook as SheetJS reads it, with formulas and formats. */
export const readBook = (bytes: Uint8Array): WorkBook => read(bytes, { cellFormula: true, cellNF: true, cellStyles: true });

/** What each cell of a sheet holds, blank ones as null; dates as serial numbers. */
export function cellsOf(book: WorkBook, sheet: string): unknown[][] {
  return utils.sheet_to_json(book.Sheets[sheet]!, { header: 1, defval: null, raw: true, blankrows: true });
}

/** What each cell of a sheet shows, as a person sees it. */
export function textsOf(book: WorkBook, sheet: string): string[][] {
  return utils.sheet_to_json(book.Sheets[sheet]!, { header: 1, defval: '', raw: false, blankrows: true });
}

/** The files of an archive by name, unpacked by other code than the one that packed them. */
export async function filesOf(bytes: Uint8Array): Promise<Record<string, Uint8Array>> {
  const { files } = await JSZip.loadAsync(bytes, { checkCRC32: true });
  return Object.fromEntries(
    await Promise.all(Object.entries(files).map(async ([name, file]) => [name, await file.async('uint8array')] as const)),
  );
}

/** The parts of a package as text, by name. */
export async function partsOf(bytes: Uint8Array): Promise<Record<string, string>> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  return Object.fromEntries(Object.entries(await filesOf(bytes)).map(([name, part]) => [name, decoder.decode(part)]));
}
