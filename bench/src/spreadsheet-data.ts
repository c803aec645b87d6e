import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { InventorySettings } from 'shared-kit/model/inventory-sheet';
import { utils, write, type CellObject } from 'xlsx';
import { DATA_FIELD } from './browser/data-field';

export const SPREADSHEET_ROWS = 100_000;

/** This path is right from `src` and from the bundle in `dist`. */
const CACHE = fileURLToPath(new URL('../../.cache/', import.meta.url));
const FILE = `${CACHE}bench-spreadsheet-1.xlsx`;

const vertex = { x: 0, y: 0 };

/** Settings that compare one column of the sheet with barcodes and one with counted values. */
export const spreadsheetSettings: InventorySettings = {
  addrPattern: '*RRCCNNAA',
  baseFields: { address: 'Address', checkedAt: 'Checked at', employeeId: 'Employee ID', employeeName: 'Employee name' },
  labelDesigns: [
    {
      name: 'Pallet',
      picture: null,
      firstVertex: vertex,
      secondVertex: vertex,
      barcodePatterns: [
        {
          firstVertex: vertex,
          secondVertex: vertex,
          regex: '',
          ignoreRemaining: false,
          testTexts: [],
          isRequired: true,
          dataFields: [{ ...DATA_FIELD, limiter: '-1', useCheckField: true, checkField: 'SKU' }],
        },
      ],
    },
  ],
  manualInputFields: [
    {
      field: 'Quantity',
      description: '',
      inputType: 'integer',
      unity: '',
      useCheckField: true,
      checkField: 'Expected qty',
      positiveActionType: 'none',
      negativeActionType: 'none',
      mandatory: false,
      showHistory: true,
      maxAttempts: 0,
      isSummable: true,
    },
  ],
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
