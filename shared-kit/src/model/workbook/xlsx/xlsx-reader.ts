import type { Pacer } from '../../pacing/pacer';
import type { ReadBudget } from '../accepted/read-budget';
import type { RawSheet } from '../table/raw-table';
import { Refusal, unreadable } from '../accepted/refusal';
import { openXlsx, type XlsxPackage } from './xlsx-package';
import { StringsReader } from './xlsx-strings';
import { StylesReader } from './xlsx-styles';
import { WorksheetReader, type WorkbookTexts } from './xlsx-worksheet';
import { readXmlPart, type PartReader } from './xml-part';
import type { ZipEntry } from '../zip/zip-directory';

/** Reads a part and reports how many packed bytes it has read. */
type ReadPart = (entry: ZipEntry | undefined, reader: PartReader) => Promise<void>;

async function readTexts(book: XlsxPackage, budget: ReadBudget, readPart: ReadPart): Promise<WorkbookTexts> {
  const styles = new StylesReader();
  await readPart(book.styles, styles);
  const strings = new StringsReader(budget);
  await readPart(book.strings, strings);
  return { strings: strings.strings, formats: styles.formats(), date1904: book.date1904, isUncalculated: book.isUncalculated };
}

/**
 * Reads the worksheets in their order, piece by piece, so that limits and an abort take effect in time. A sheet that cannot be read
 * is reported; the others are still read.
 */
export async function readXlsx(
  bytes: Uint8Array,
  budget: ReadBudget,
  pacer: Pacer,
  onPacked: (bytes: number) => void,
): Promise<RawSheet[]> {
  const book = await openXlsx(bytes, budget, pacer);
  let done = 0;
  const readPart: ReadPart = async (entry, reader) => {
    if (!entry) return;
    await readXmlPart(entry, reader, budget, pacer, (packed) => onPacked((done += packed)));
  };

  const texts = await readTexts(book, budget, readPart);
  const sheets: RawSheet[] = [];
  for (const { name, isHidden, entry } of book.sheets) {
    const reader = new WorksheetReader(name, budget, texts);
    try {
      await readPart(entry, reader);
      if (!reader.complete) throw new Refusal(unreadable());
      sheets.push({ ...reader.builder.finish(), ...(isHidden && { isHidden }) });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      sheets.push({ name, refusal: error, ...(isHidden && { isHidden }) });
    }
  }
  return sheets;
}
