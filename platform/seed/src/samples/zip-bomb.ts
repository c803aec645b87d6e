import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import JSZip from 'jszip';

const MIB = 1024 * 1024;

const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml':
    '<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
  '_rels/.rels':
    '<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
  'xl/workbook.xml':
    '<?xml version="1.0" encoding="UTF-8"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Bomb" sheetId="1" r:id="r1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
};

const SHEET = 'xl/worksheets/sheet1.xml';
const ROW = '<row><c t="inlineStr"><is><t>G50010101</t></is></c></row>';

/** Yields a sheet of this many megabytes in pieces. */
function* sheetPieces(megabytes: number): Generator<Buffer> {
  yield Buffer.from('<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>');
  const block = Buffer.from(ROW.repeat(Math.ceil(MIB / ROW.length)));
  for (let written = 0; written < megabytes; written += 1) yield block;
  yield Buffer.from('</sheetData></worksheet>');
}

/** Writes a workbook of a few megabytes whose only sheet unpacks to `megabytes`. Made on demand. */
export async function writeZipBomb(file: string, megabytes = 1024): Promise<void> {
  const zip = new JSZip();
  for (const [name, xml] of Object.entries(PARTS)) zip.file(name, xml);
  zip.file(SHEET, Readable.from(sheetPieces(megabytes), { objectMode: false }));
  await pipeline(zip.generateNodeStream({ streamFiles: true, compression: 'DEFLATE' }), createWriteStream(file));
}
