import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addressRange } from '../tasks/addresses';
import { csv } from './csv';
import { hangingXls } from './hanging-xls';
import { SAMPLE_HEADER, sampleRow, streetRows, type SampleCell } from './sample-rows';
import { workbook, type SampleSheet } from './workbook';

const BOM = '\uFEFF';
/** The street of the valid files. No task of the demo is in it. */
const STREET = 21;
const ROWS = 60;

const street = (number: number, count = ROWS): SampleSheet => ({
  name: `Street ${number}`,
  header: SAMPLE_HEADER,
  rows: streetRows(number, count),
});

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const windows1252 = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'));

function without(sheet: SampleSheet, ...columns: string[]): SampleSheet {
  const columnIndexes = sheet.header.flatMap((name, at) => (columns.includes(name) ? [] : [at]));
  const pick = <T>(row: readonly T[]) => columnIndexes.map((at) => row[at]!);
  return { ...sheet, header: pick(sheet.header), rows: sheet.rows.map(pick) };
}

/** Addresses that are one character too short or too long, as of another site. */
function foreignRows(): SampleCell[][] {
  const addresses = addressRange({ pattern: 'RRCCNNAA', street: STREET, count: 20 });
  return addresses.map((address, i) => [i % 2 === 0 ? address : `GG${address}`, ...sampleRow(address).slice(1)]);
}

/** A sheet of the cold store's supplier for the pre-script, with other column names and a line of totals at the end. */
function supplierSheet(): SampleSheet {
  const rows = addressRange({ pattern: 'RRCCNNAA', street: 4, count: 25 }).map((address) => {
    const [, , sku, boxes] = sampleRow(address);
    return [address, sku!, boxes!];
  });
  return { name: 'Delivery', header: ['Position', 'Article', 'Cartons'], rows: [...rows, ['Total', '', rows.length]] };
}

const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`;

/** Every committed sample by its file name ("Sample files" in docs/product/demo-data.md). */
export const SAMPLES: Readonly<Record<string, () => Uint8Array>> = {
  'valid.xlsx': () => workbook([street(STREET)]),
  'valid.xls': () => workbook([street(STREET)], 'biff8'),
  'utf-8.csv': () => utf8(csv(SAMPLE_HEADER, streetRows(STREET, ROWS))),
  'utf-8-bom.csv': () => utf8(BOM + csv(SAMPLE_HEADER, streetRows(STREET, ROWS))),
  'windows-1252.csv': () => windows1252(csv(SAMPLE_HEADER, streetRows(STREET, ROWS))),
  'semicolon.csv': () => utf8(csv(SAMPLE_HEADER, streetRows(STREET, ROWS), ';')),
  'tab.csv': () => utf8(csv(SAMPLE_HEADER, streetRows(STREET, ROWS), '\t')),
  'three-sheets.xlsx': () => workbook([street(23), street(24, 30), street(25, 12)]),
  'several-streets.xlsx': () => workbook([{ ...street(STREET, 30), rows: [...streetRows(26, 15), ...streetRows(27, 15)] }]),
  'repeated-addresses.xlsx': () => {
    const rows = streetRows(STREET, 30);
    return workbook([{ ...street(STREET), rows: [...rows, rows[4]!, rows[9]!] }]);
  },
  'no-valid-address.xlsx': () => workbook([{ ...street(STREET), rows: foreignRows() }]),
  'missing-address-column.xlsx': () => workbook([without(street(STREET), 'Address')]),
  'missing-check-columns.xlsx': () => workbook([without(street(STREET), 'SKU', 'Expected boxes')]),
  'cold-store-supplier.xlsx': () => workbook([supplierSheet()]),
  'pdf-renamed.xlsx': () => utf8(PDF),
  'empty.csv': () => new Uint8Array(),
  'hanging.xls': hangingXls,
};

/** Writes every committed sample into a folder and returns their names. */
export async function writeSamples(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  for (const [name, bytes] of Object.entries(SAMPLES)) await writeFile(join(folder, name), bytes());
  return Object.keys(SAMPLES);
}
