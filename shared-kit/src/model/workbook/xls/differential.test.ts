/** @jest-environment node */
import fc from 'fast-check';
import { read, utils, write, type CellObject, type WorkSheet, type WritingOptions } from 'xlsx';
import { rawSheets } from '../workbook.test-data';
import { ReadBudget } from '../accepted/read-budget';
import { FILE_LIMITS } from '../accepted/file-limits';
import { tableOfSheet } from './xls-reader';

/** The same bytes read by SheetJS. */
function bySheetJs(bytes: Uint8Array) {
  const book = read(bytes, { type: 'array', dense: true, cellNF: true, cellText: false, cellFormula: false });
  const date1904 = book.Workbook?.WBProps?.date1904 === true;
  return book.SheetNames.map((name) => tableOfSheet(name, book.Sheets[name]!, date1904, new ReadBudget(FILE_LIMITS)));
}

// No letters that could spell an entity: SheetJS resolves those of strings outside the string table twice.
const text = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'abAB019 .,-_/<>"\'&;\t', 'é', 'ç', '東', '😀', '_x0041_') }),
  fc.constantFrom('', ' ', 'G01020304', '007', '1E5', 'TRUE', '#N/A', '__proto__', 'line\nbreak', '  edges  '),
);
const format = fc.constantFrom(
  undefined,
  'General',
  '@',
  '0',
  '0.00',
  '#,##0',
  '#,##0.00',
  '0%',
  '0.00E+00',
  '00000000',
  '000-000',
  '"G"00000000',
  'm/d/yy',
  'yyyy-mm-dd',
  'dd/mm/yyyy hh:mm',
  'd-mmm-yy',
  'h:mm',
  '[h]:mm:ss',
  '[Red]0;-0',
  '_(* #,##0_)',
);
const number = fc.oneof(
  fc.integer(),
  fc.integer({ min: 0, max: 60_000 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.double({ min: 0, max: 60_000, noNaN: true }),
  fc.constantFrom(0, -0, 1, 789123456789, 1234567890123456, 1e21, 1e-7, 45352.4236111111, 0.1 + 0.2),
);
const cell: fc.Arbitrary<CellObject | null> = fc.oneof(
  { weight: 1, arbitrary: fc.constant(null) },
  { weight: 4, arbitrary: text.map((v) => ({ t: 's' as const, v })) },
  { weight: 4, arbitrary: fc.tuple(number, format).map(([v, z]) => ({ t: 'n' as const, v, ...(z && { z }) })) },
  { weight: 1, arbitrary: fc.boolean().map((v) => ({ t: 'b' as const, v })) },
  { weight: 1, arbitrary: fc.constantFrom(0x00, 0x07, 0x2a).map((v) => ({ t: 'e' as const, v })) },
  { weight: 1, arbitrary: number.map((v) => ({ t: 'n' as const, v, f: '1+1' })) },
);
const rows = fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 8 });

function sheetOf(cells: (CellObject | null)[][], gap: number): WorkSheet {
  const sheet: WorkSheet = {};
  cells.forEach((row, r) =>
    row.forEach((one, c) => {
      if (one) sheet[utils.encode_cell({ r: r * 2, c: c + gap })] = { ...one };
    }),
  );
  sheet['!ref'] = utils.encode_range({ s: { r: 0, c: 0 }, e: { r: cells.length * 2, c: gap + 6 } });
  return sheet;
}

describe('our reader and SheetJS', () => {
  it('TASK-16 TASK-33 find the same sheets, rows and texts in any XLSX', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(rows, { minLength: 1, maxLength: 3 }),
        fc.constantFrom(0, 1, 3, 30, 720),
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        async (sheets, gap, bookSST, compression, date1904) => {
          const bytes = written(sheets, gap, { bookType: 'xlsx', bookSST, compression }, date1904);
          expect(await rawSheets(bytes)).toEqual(bySheetJs(bytes));
        },
      ),
      { numRuns: 40 },
    );
  });
});

function written(sheets: (CellObject | null)[][][], gap: number, options: WritingOptions, date1904: boolean): Uint8Array {
  const book = utils.book_new();
  sheets.forEach((cells, i) => utils.book_append_sheet(book, sheetOf(cells, gap), `Sheet & ${i}`));
  book.Workbook = { WBProps: { date1904 } };
  return new Uint8Array(write(book, { ...options, type: 'array' }) as ArrayBuffer);
}
