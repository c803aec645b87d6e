import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import JSZip from 'jszip';
import { workbook } from './workbook';

const MIB = 1024 * 1024;

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
  const zip = await JSZip.loadAsync(workbook([{ name: 'Bomb', header: [], rows: [] }]));
  zip.file(SHEET, Readable.from(sheetPieces(megabytes), { objectMode: false }));
  await pipeline(zip.generateNodeStream({ streamFiles: true, compression: 'DEFLATE' }), createWriteStream(file));
}
