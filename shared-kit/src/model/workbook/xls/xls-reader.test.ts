/** @jest-environment node */
import { utils, type CellObject } from 'xlsx';
import { workbook, type BookType } from '../workbook.test-data';
import { ascii, BIFF, biff, compound, double, numberCell, readSheets, record, rowsOfRecords, u16, u32, xls } from './xls.test-data';

const style = (format: number): number[] => record(BIFF.cellStyle, ...u16(0, format, 0), ...new Array<number>(14).fill(0));

/** A sheet of these cells in one row. */
const row = (...cells: CellObject[]) => ({
  '!ref': utils.encode_range({ s: { r: 0, c: 0 }, e: { r: 0, c: cells.length - 1 } }),
  ...Object.fromEntries(cells.map((cell, c) => [utils.encode_cell({ r: 0, c }), cell])),
});

describe('the cells of a binary XLS', () => {
  it.each<BookType>(['biff2', 'biff3', 'biff4', 'biff5', 'biff8'])(
    'TASK-14 TASK-33 of the kind %s are texts, numbers with all digits, booleans and errors',
    (kind) => {
      const bytes = workbook(
        {
          S: row(
            { t: 's', v: '00123' },
            { t: 'n', v: 4006381333931 },
            { t: 'n', v: 0.1 + 0.2 },
            { t: 'b', v: true },
            { t: 'e', v: 42 },
            { t: 'n', v: -7 },
          ),
        },
        kind,
      );
      expect(readSheets(bytes)).toMatchObject([{ rows: [['00123', '4006381333931', '0.3', 'TRUE', '#N/A', '-7']] }]);
    },
  );

  it.each<BookType>(['biff5', 'biff8'])('TASK-37 of the kind %s are dates and leading zeros by their formats', (kind) => {
    const bytes = workbook(
      {
        S: row(
          { t: 'n', v: 1020304, z: '00000000' },
          { t: 'n', v: 45352.5, z: 'yyyy-mm-dd' },
          { t: 'n', v: 45352.5, z: 'm/d/yy' },
          { t: 'n', v: 1234, z: '#,##0' },
          { t: 'n', v: 1234, z: '0.00E+00' },
        ),
      },
      kind,
    );
    expect(readSheets(bytes)).toMatchObject([{ rows: [['01020304', '2024/03/01 12:00:00', '2024/03/01 12:00:00', '1234', '1234']] }]);
  });

  it.each([
    ['a date of East Asian editions', 27, '2024/03/01 12:00:00'],
    ['dollars', 5, '$45,353'],
    ['a date', 14, '2024/03/01 12:00:00'],
    ['a time of day', 20, '12:00'],
  ])('TASK-37 have the built-in format of %s, whose code the file does not name', (_what, format, text) => {
    expect(rowsOfRecords(numberCell(0, 0, format === 5 ? 45_353 : 45_352.5, 1), { globals: [...style(0), ...style(format)] })).toEqual([
      [text],
    ]);
  });

  it('TASK-37 count days from 1904 if the workbook says so', () => {
    const globals = [...style(0), ...style(14), ...record(BIFF.date1904, ...u16(1))];
    expect(rowsOfRecords(numberCell(0, 0, 43890.5, 1), { globals })).toEqual([['2024/03/01 12:00:00']]);
  });

  it('TASK-16 are never computed: a formula has its stored result', () => {
    const formula = (column: number, result: number[]): number[] =>
      record(BIFF.formula, ...u16(0, column, 0), ...result, ...u16(0), ...u32(0), ...u16(3), 0x1e, 1, 0);
    const special = (kind: number, value: number): number[] => [kind, 0, value, 0, 0, 0, 255, 255];
    expect(
      rowsOfRecords([
        ...formula(0, double(3)),
        ...formula(1, special(0, 0)),
        ...record(BIFF.string, ...u16(2), 0, ...ascii('ab')),
        ...formula(2, special(1, 1)),
        ...formula(3, special(2, 0x2a)),
        ...formula(4, special(3, 0)),
        ...record(BIFF.boolOrError, ...u16(0, 5, 0), 7, 1),
      ]),
    ).toEqual([['3', 'ab', 'TRUE', '#N/A', '', '#DIV/0!']]);
  });

  it('TASK-16 may come in any order, far apart, and in rows beyond the last one with text', () => {
    const cells = [...numberCell(65_535, 255, 4), ...numberCell(0, 2, 2), ...numberCell(65_535, 0, 3), ...numberCell(0, 0, 1)];
    const [sheet] = readSheets(xls({ sheets: [{ name: 'S', records: cells }] }));
    expect(sheet).toMatchObject({ rowNumbers: [1, 65_536], rows: [['1', '', '2'], { 0: '3', 255: '4', length: 256 }] });
  });

  it('TASK-29 that are not a valid number are reported with their position', () => {
    const [sheet] = readSheets(xls({ sheets: [{ name: 'S', records: [...numberCell(0, 0, 1), ...numberCell(0, 1, Infinity)] }] }));
    expect(sheet).toMatchObject({ rows: [['1']], unreadCells: [{ row: 1, column: 1, reason: 'value' }] });
  });

  it.each([
    [1252, [0x80, 0x96], '€–'],
    [1253, [0x80, 0xe1], '€α'],
    [1251, [0xe9, 0xcf], 'йП'],
    [1255, [0x80, 0xca], '€\u05ba'],
    [866, [0xe0, 0xf1], 'рё'],
    [874, [0x80, 0xa1], '€ก'],
    [932, [0x93, 0x8c, 0x8b, 0x9e], '東京'],
    [10007, [0x80, 0xdf], 'Ая'],
    [10000, [0x8e, 0xdb], 'é€'],
  ])('TASK-14 of version 5 are read in the code page %s of the computer that wrote them', (codePage, bytes, text) => {
    const globals = record(BIFF.codePage, ...u16(codePage));
    const records = record(BIFF.label, ...u16(0, 0, 0, bytes.length), ...bytes);
    expect(readSheets(compound(biff({ version: 0x500, globals, sheets: [{ name: 'S', records }] }), '/Book'))).toMatchObject([
      { rows: [[text]] },
    ]);
  });

  it('TASK-14 of version 8 contain any characters, whatever code page it names', () => {
    const wide = record(BIFF.label, ...u16(0, 0, 0, 2), 1, ...u16(0x6771, 0x20ac));
    expect(rowsOfRecords(wide, { globals: record(BIFF.codePage, ...u16(1252)) })).toEqual([['東€']]);
    expect(rowsOfRecords(wide)).toEqual([['東€']]);
  });
});

describe('the sheets of a binary XLS', () => {
  const sheet = (name: string, value: number, more = {}) => ({ name, records: numberCell(0, 0, value), ...more });

  it('TASK-30 are its worksheets in their order, also hidden ones, also with names such as __proto__', () => {
    const bytes = xls({
      sheets: [sheet('__proto__', 1), sheet('Hidden', 2, { hidden: true }), sheet('Chart', 3, { kind: 2 }), sheet('constructor', 4)],
    });
    expect(readSheets(bytes)).toMatchObject([
      { name: '__proto__', rows: [['1']] },
      { name: 'Hidden', isHidden: true, rows: [['2']] },
      { name: 'constructor', rows: [['4']] },
    ]);
    expect(({} as Record<string, unknown>)['!data']).toBeUndefined();
  });

  it('TASK-29 are rejected when the file ends within them, so that no rows are lost silently', () => {
    const bytes = xls({ sheets: [sheet('Whole', 1), sheet('Cut', 2, { isCut: true })] });
    expect(readSheets(bytes)).toMatchObject([{ rows: [['1']] }, { name: 'Cut', refusal: { problem: { code: 945 } } }]);
  });
});

describe('hidden content of a binary XLS', () => {
  it('TASK-20 is reported: hidden rows and columns, and merged cells', () => {
    const hiddenRow = record(0x208, ...u16(1, 0, 3, 255), ...u32(0), 0x20, 1, 0x0f, 0);
    const hiddenColumns = record(0x7d, ...u16(1, 2, 0, 0, 1, 0));
    const merged = record(0xe5, ...u16(1, 1, 2, 0, 1));
    const records = [...hiddenColumns, ...hiddenRow, ...numberCell(0, 0, 1), ...numberCell(1, 0, 2), ...numberCell(0, 2, 3), ...merged];
    expect(readSheets(xls({ sheets: [{ name: 'S', records }] }))).toMatchObject([
      { hiddenRows: [2], hiddenColumns: [1, 2], mergedCells: [{ firstRow: 2, lastRow: 3, firstColumn: 0, lastColumn: 1 }] },
    ]);
  });
});

describe('a binary XLS that cannot be read', () => {
  it.each([
    [
      'since it has a password',
      xls({ sheets: [], globals: record(BIFF.filePass, ...u16(1, 1, 1), ...new Array<number>(48).fill(7)) }),
      'createInventoryTask.passwordProtected',
    ],
    [
      'since it has an older password',
      compound(biff({ version: 0x500, sheets: [], globals: record(BIFF.filePass, ...u16(1, 2)) }), '/Book'),
      'createInventoryTask.passwordProtected',
    ],
    [
      'with a record that is too short for its text, of which SheetJS would look for the end without an end,',
      compound(biff({ version: 0x500, sheets: [{ name: 'S', records: record(4, 0) }] }), '/Book'),
      'err.invalidFormat',
    ],
    ['for it is another document', compound(biff({ sheets: [] }), '/WordDocument'), 'err.invalidFormat'],
  ])('TASK-29 %s is rejected with that reason', (_what, bytes, key) => {
    expect(() => readSheets(bytes)).toThrow(expect.objectContaining({ problem: expect.objectContaining({ code: 945, key }) }));
  });
});
