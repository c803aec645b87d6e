import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DEFAULT_SETTINGS_TEXTS } from 'shared-kit/model';
import type { InventorySettings } from 'shared-kit/model/inventory-sheet';
import { utils, write, type CellObject } from 'xlsx';
import { aBarcode, aDataField, aLabel, aManualField } from './browser/settings-data';

export const SPREADSHEET_ROWS = 100_000;

/** This path is right from `src` and from the bundle in `dist`. */
const CACHE = fileURLToPath(new URL('../../.cache/', import.meta.url));
const FILE = `${CACHE}bench-spreadsheet-1.xlsx`;

/** Settings that compare one column of the sheet with barcodes and one with counted values. */
export const spreadsheetSettings: InventorySettings = {
  addrPattern: '*RRCCNNAA',
  baseFields: DEFAULT_SETTINGS_TEXTS.baseFields,
  labelDesigns: [
    aLabel('Pallet', [aBarcode({ isRequired: true, dataFields: [aDataField({ limiter: '-1', useCheckField: true, checkField: 'SKU' })] })]),
  ],
  manualInputFields: [aManualField({ field: 'Quantity', useCheckField: true, checkField: 'Expected qty', isSummable: true })],
};

/** A workbook of 100,000 rows and 6 columns as a spreadsheet program saves it, with a string table, numbers and a date. Made once and cached. */
export function spreadsheet(): Uint8Array {
  if (!existsSync(FILE)) {
    const date = (i: number): CellObject => ({ t: 'n', v: 45_000 + i / 1000, z: 'yyyy-mm-dd hh:mm' });
    const rows = Array.from({ length: SPREADSHEET_ROWS }, (_, i) => [
      `G01${String(i).padStart(6, '0')}`,
      `SKU-${i % 5000}-${(i * 7919) % 100_003}`,
      i % 97,
      `Owner ${i % 50}`,
      `Some description of item number ${i}`,
      date(i),
    ]);
    const header = ['Address', 'SKU', 'Expected qty', 'Owner', 'Description', 'Stored at'];
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet([header, ...rows], { dense: true }), 'Stock');
    const bytes: ArrayBuffer = write(book, { type: 'array', bookSST: true, compression: true });
    mkdirSync(CACHE, { recursive: true });
    // Renamed when it is complete, so that a stopped bench leaves no partial file.
    writeFileSync(`${FILE}.part`, new Uint8Array(bytes));
    renameSync(`${FILE}.part`, FILE);
  }
  return new Uint8Array(readFileSync(FILE));
}
