import type { Pacer } from '../../pacing/pacer';
import { sheetXml } from './sheet-xml';
import type { Table } from '../table/table';
import { appXml, contentTypesXml, coreXml, packageRelsXml, stylesXml, workbookRelsXml, workbookXml } from './xlsx-parts';
import { ZipWriter } from '../zip/zip-writer';

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A sheet of a workbook. Its table exists only while the sheet is written. */
export interface SheetSource {
  /** A valid and unique name: see `sheetName`. */
  name: string;
  table(): Table | Promise<Table>;
  onProgress?: (share: number) => void;
  withFilter?: boolean;
}

/**
 * Writes a workbook sheet by sheet.
 * @throws {Refusal} when a table does not fit into a sheet.
 */
export async function writeXlsx(sheets: readonly SheetSource[], now: number, pacer: Pacer): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new ZipWriter(now, pacer);
  zip.addShort('[Content_Types].xml', contentTypesXml(sheets.length));
  zip.addShort('_rels/.rels', packageRelsXml());
  zip.addShort('docProps/app.xml', appXml());
  zip.addShort('docProps/core.xml', coreXml(now));
  zip.addShort('xl/workbook.xml', workbookXml(sheets.map(({ name }) => name)));
  zip.addShort('xl/_rels/workbook.xml.rels', workbookRelsXml(sheets.length));
  zip.addShort('xl/styles.xml', stylesXml());
  for (const [i, { name, table, onProgress, withFilter }] of sheets.entries()) {
    await zip.add(`xl/worksheets/sheet${i + 1}.xml`, sheetXml(name, await table(), { isFirst: i === 0, withFilter, onProgress }));
  }
  return zip.finish();
}
