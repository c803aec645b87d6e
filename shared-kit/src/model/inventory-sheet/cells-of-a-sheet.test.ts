/** @jest-environment node */
import { csv, inline, workbook, xlsx } from '../workbook/workbook.test-data';
import type { RawTable } from '../workbook/table/raw-table';
import { visibleText } from '../workbook/table/visible-text';
import { HEADER, read, settings, sheet } from './inventory-sheet.test-data';

const cell = (reference: string, xml: string): string => xml.replace('<c', `<c r="${reference}"`);

/** A sheet of cells, each written as XML with its reference left out. */
const grid = (...rows: string[][]): Uint8Array =>
  xlsx({
    sheets: [
      {
        name: 'S',
        data: rows.map((row, r) => `<row r="${r + 1}">${row.map((xml, c) => cell(`${'ABCD'[c]}${r + 1}`, xml)).join('')}</row>`).join(''),
      },
    ],
  });

const NEEDED = HEADER.map(inline);
const IN_ORDER = ['G01020305', 'A', '1', 'n'].map(inline);

/** A sheet with these cells in row 2 below Address, SKU, Expected qty and Note, and a row 3 that is in order. */
const withCells = (...second: [address: string, sku: string, quantity: string, note: string]): Uint8Array =>
  grid([...NEEDED, inline('Note')], second, IN_ORDER);

const FORMULA = '<c><f>D9</f></c>';
const ERROR = '<c t="e"><v>#N/A</v></c>';
const [ADDRESS, SKU, QUANTITY, NOTE] = ['G01020304', 'B', '2', 'n'].map(inline) as [string, string, string, string];

describe('a sheet with other rows above its header', () => {
  it.each([
    ['a title', csv('Stock of March;;\n\nAddress;SKU;Expected qty\nG01020304;A;1'), 948, [1, 3]],
    [
      'a title with the name of the address column',
      csv('Address;of;stock\nMade on Monday;;\nAddress;SKU;Expected qty\nG01020304;A;1'),
      943,
      [1, 3],
    ],
    ['a formula without a stored result', grid([], ['<c><f>TODAY()</f></c>'], [], NEEDED, IN_ORDER), 948, [2, 4]],
  ])('TASK-18 TASK-19 is rejected with the row that names the columns: %s', async (_, bytes, code, args) => {
    expect((await sheet(bytes, bytes[0] === 0x50 ? 'stock.xlsx' : 'stock.csv')).problem).toMatchObject({
      code,
      key: 'createInventoryTask.headerBelow',
      args,
    });
  });

  it('TASK-19 is rejected with the usual problem when no row names all columns', async () => {
    expect((await sheet(csv('Stock\nAddress;SKU\nG01020304;A'), 'stock.csv')).problem).toMatchObject({
      code: 948,
      key: 'err.missingAddressColumn',
    });
  });
});

describe('a header with cells that cannot be read', () => {
  const headed = (...header: string[]) => grid(header, IN_ORDER);
  it.each([
    ['formulas', headed(FORMULA, FORMULA, FORMULA), 'createInventoryTask.formulaWithoutResult', 'A1'],
    ['one formula', headed(inline('Address'), FORMULA, inline('Expected qty')), 'createInventoryTask.formulaWithoutResult', 'B1'],
    ['values of no type', headed('<c t="d"><v>x</v></c>', '<c t="b"><v>x</v></c>'), 'createInventoryTask.unreadableCell', 'A1'],
    ['errors', headed(inline('Address'), inline('SKU'), ERROR), 'createInventoryTask.unreadableCell', 'C1'],
  ])('TASK-29 is rejected with the name of its first such cell when a needed column is missing: %s', async (_, bytes, key, name) => {
    expect(await sheet(bytes)).toMatchObject({ qualifies: true, problem: { code: 945, key, args: [name] } });
  });

  it('TASK-29 is accepted when no needed column is missing, with a notice of the cells', async () => {
    const { problem, notices } = await sheet(headed(...NEEDED, FORMULA));
    expect({ problem, notices }).toMatchObject({ problem: null, notices: [{ key: 'createInventoryTask.blankFormulas', args: [1, 'D1'] }] });
  });
});

describe('a formula whose result is not stored', () => {
  it.each([
    ['A2', withCells(FORMULA, SKU, QUANTITY, NOTE)],
    ['B2', withCells(ADDRESS, FORMULA, QUANTITY, NOTE)],
    ['C2', withCells(ADDRESS, SKU, FORMULA, NOTE)],
    ['A2', withCells(FORMULA, FORMULA, FORMULA, FORMULA)],
  ])('TASK-29 rejects the sheet with the name of the cell, %s, in a column that the task needs', async (name, bytes) => {
    const refusal = { code: 945, key: 'createInventoryTask.formulaWithoutResult', args: [name] };
    expect((await sheet(bytes)).problem).toMatchObject(refusal);
    expect(
      await read(bytes, 'stock.xlsx', settings, { prepare: (sheets) => Promise.resolve({ ok: true, value: [...sheets] }) }),
    ).toMatchObject({ ok: false, problem: refusal });
  });

  it('TASK-29 is blank with a notice in other columns, also when a script prepares the sheet', async () => {
    const bytes = withCells(ADDRESS, SKU, QUANTITY, FORMULA);
    const expected = {
      problem: null,
      rows: [{ inputData: { Note: '' } }, {}],
      notices: [{ key: 'createInventoryTask.blankFormulas', args: [1, 'D2'] }],
    };
    expect(await sheet(bytes)).toMatchObject(expected);
    expect(
      await sheet(bytes, 'stock.xlsx', settings, { prepare: (sheets) => Promise.resolve({ ok: true, value: [...sheets] }) }),
    ).toMatchObject(expected);
  });
});

describe('characters that cannot be seen', () => {
  const FAMILY = '👨\u200d👩';
  const PERSIAN = 'می\u200cخواهم';
  const inCells = (...texts: string[]) => grid([...NEEDED, inline('Note')], texts.map(inline), IN_ORDER);

  it('(D-61) inside of headers and needed cells are left out, with a notice of the cells', async () => {
    const bytes = grid(
      ['Address', 'S\u200bKU', 'Expected qty', `No${PERSIAN}te`].map(inline),
      ['G010\u200b20304', 'A\u00adB', '1\u20602', 'n'].map(inline),
    );
    const { problem, rows, notices } = await sheet(bytes);
    expect({ problem, rows }).toMatchObject({
      problem: null,
      rows: [{ address: 'G01020304', expectedBarcodeData: { SKU: 'AB' }, expectedMifData: { 'Expected qty': '12' } }],
    });
    expect(notices).toMatchObject([{ key: 'createInventoryTask.unseenCharacters', args: [5, 'B1, D1, A2, B2, C2'] }]);
  });

  it('(D-61) are told of a script’s sheets as they were read', async () => {
    const prepare = (sheets: readonly RawTable[]) =>
      Promise.resolve({ ok: true as const, value: sheets.map((one) => ({ ...one, rows: one.rows.map((row) => row.map(visibleText)) })) });
    expect(await sheet(inCells('G010\u200b20304', 'A', '1', 'n'), 'stock.xlsx', settings, { prepare })).toMatchObject({
      notices: [{ key: 'createInventoryTask.unseenCharacters', args: [1, 'A2'] }],
    });
  });

  it('(D-61) stay in other columns, and at the ends are left out without a word', async () => {
    const { rows, notices } = await sheet(inCells('\ufeffG01020304\u200e', '\u00a0\u200bB ', '2', `${FAMILY} ${PERSIAN}`));
    expect(rows[0]).toMatchObject({ address: 'G01020304', expectedBarcodeData: { SKU: 'B' }, inputData: { Note: `${FAMILY} ${PERSIAN}` } });
    expect(notices).toEqual([]);
  });
});

describe('hidden content of a sheet', () => {
  const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const rowXml = (number: number, hidden: string, ...texts: string[]) =>
    `<row r="${number}"${hidden}>${texts.map((text, c) => cell(`${'ABCD'[c]}${number}`, inline(text))).join('')}</row>`;
  const worksheet = (before: string, rows: string, after: string) =>
    xlsx({
      sheets: [{ name: 'S', data: '' }],
      worksheets: [`<worksheet xmlns="${MAIN}">${before}<sheetData>${rows}</sheetData>${after}</worksheet>`],
    });
  const HEAD = rowXml(1, '', 'Address', 'SKU', 'Expected qty', 'Note');
  const row = (number: number, hidden = '') => rowXml(number, hidden, `G0102030${number}`, 'A', '1', 'n');

  it('TASK-20 is used, with a notice of the numbers of hidden rows', async () => {
    const rows = HEAD + row(2) + row(3, ' hidden="1"') + row(4, ' hidden="0"') + row(5, ' hidden="true"') + '<row r="6" hidden="1"/>';
    expect(await sheet(worksheet('', rows, '<autoFilter ref="A1:D6"/>'))).toMatchObject({
      problem: null,
      rows: [{ address: 'G01020302' }, { address: 'G01020303' }, { address: 'G01020304' }, { address: 'G01020305' }],
      notices: [{ key: 'createInventoryTask.hiddenRows', args: [2, '#3, #5'] }],
    });
  });

  it('TASK-20 is used, with a notice of the letters of hidden columns that the task needs', async () => {
    const columns = '<cols><col min="1" max="1" width="9"/><col min="2" max="2" hidden="1"/><col min="4" max="16384" hidden="1"/></cols>';
    expect(await sheet(worksheet(columns, HEAD + row(2), ''))).toMatchObject({
      rows: [{ expectedBarcodeData: { SKU: 'A' } }],
      notices: [{ key: 'createInventoryTask.hiddenColumns', args: [1, 'B'] }],
    });
  });

  it('TASK-14 is read quickly when a file hides the same columns very often', async () => {
    const columns = `<cols>${'<col min="-1000000000" max="1000000000" hidden="1"/>'.repeat(1000)}</cols>`;
    const started = performance.now();
    expect(await sheet(worksheet(columns, HEAD + row(2), ''))).toMatchObject({
      notices: [{ key: 'createInventoryTask.hiddenColumns', args: [3, 'A, B, C'] }],
    });
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it('TASK-20 is reported for merged cells of needed columns, of which only the first has the value', async () => {
    const rows = HEAD + row(2) + `<row r="3">${cell('A3', inline('G01020303'))}</row>`;
    const merged =
      '<mergeCells count="4"><mergeCell ref="B2:B3"/><mergeCell ref="D2:D3"/><mergeCell ref="A1:D1"/><mergeCell ref="C2:D2"/></mergeCells>';
    expect(await sheet(worksheet('', rows, merged))).toMatchObject({
      rows: [{ expectedBarcodeData: { SKU: 'A' } }, { expectedBarcodeData: { SKU: '' } }],
      notices: [{ key: 'createInventoryTask.mergedCells', args: [2, 'B2:B3, C2:D2'] }],
    });
  });

  it('TASK-14 is rejected when a file has more merged cells than the limit of cells', async () => {
    const merged = `<mergeCells>${'<mergeCell ref="B2:B3"/>'.repeat(30)}</mergeCells>`;
    expect(await read(worksheet('', HEAD + row(2), merged), 'stock.xlsx', settings, { limits: { cells: 30 } })).toMatchObject({
      sheets: [{ problem: { key: 'createInventoryTask.tooManyCells' } }],
    });
  });
});

describe('a cell that cannot be read', () => {
  const BAD = '<c t="d"><v>12:30:00</v></c>';
  it('TASK-29 rejects the sheet only in a column that the task needs', async () => {
    expect((await sheet(withCells(ADDRESS, BAD, QUANTITY, NOTE))).problem).toMatchObject({
      code: 945,
      key: 'createInventoryTask.unreadableCell',
      args: ['B2'],
    });
    expect(await sheet(withCells(ADDRESS, SKU, QUANTITY, BAD))).toMatchObject({
      problem: null,
      notices: [{ key: 'createInventoryTask.blankValues', args: [1, 'D2'] }],
    });
  });
});

describe('a cell of a CSV with bytes that are invalid in its encoding', () => {
  const withByte = (text: string) => Uint8Array.from(csv(text), (byte) => (byte === 0x7e ? 0xe7 : byte));
  it('TASK-29 rejects the sheet only in a column that the task needs', async () => {
    const first = await sheet(withByte('Address;SKU;Expected qty;Ação\nG01020304;A~;1;Conferência\n'), 'stock.csv');
    expect(first).toMatchObject({ problem: { code: 945, key: 'createInventoryTask.unreadableCharacter', args: ['B2'] }, notices: [] });
    const second = await sheet(withByte('Address;SKU;Expected qty;Ação\nG01020304;A;1;Confer~ncia\n'), 'stock.csv');
    expect(second).toMatchObject({
      problem: null,
      rows: [{ inputData: { Ação: 'Confer\ufffdncia' } }],
      notices: [{ key: 'createInventoryTask.replacedCharacters', args: [1, 'D2'] }],
    });
  });
});

describe('a row with an error value', () => {
  const csvOf = (error: string): Uint8Array => csv(`Address;SKU;Expected qty;Note\nG01020304;${error};2;n\nG01020305;A;1;n`);
  it.each([
    ['stock.xlsx', 'A2', withCells(ERROR, SKU, QUANTITY, NOTE)],
    ['stock.xlsx', 'B2', withCells(ADDRESS, ERROR, QUANTITY, NOTE)],
    ['stock.xlsx', 'C2', withCells(ADDRESS, SKU, ERROR, NOTE)],
    ['stock.xlsx', 'B2', withCells(ADDRESS, '<c t="e"><v>#NEW_IN_2030!</v></c>', QUANTITY, NOTE)],
    [
      'stock.xls',
      'B2',
      workbook(
        {
          S: {
            '!ref': 'A1:C3',
            A1: { t: 's', v: 'Address' },
            B1: { t: 's', v: 'SKU' },
            C1: { t: 's', v: 'Expected qty' },
            A2: { t: 's', v: 'G01020304' },
            B2: { t: 'e', v: 42 },
            C2: { t: 'n', v: 2 },
            A3: { t: 's', v: 'G01020305' },
            B3: { t: 's', v: 'A' },
            C3: { t: 'n', v: 1 },
          },
        },
        'biff8',
      ),
    ],
    ['stock.csv', 'B2', csvOf('#N/A')],
    ['stock.csv', 'B2', csvOf('#N/D')],
    ['stock.csv', 'B2', csvOf('#DIV/0!')],
    ['stock.csv', 'B2', csvOf('#¿NOMBRE?')],
  ])('TASK-20 in a needed column of %s is left out, and listed with its cell %s', async (fileName, name, bytes) => {
    const checked = await sheet(bytes, fileName);
    expect(checked).toMatchObject({ problem: null, rowsInSheet: 2, rows: [{ address: 'G01020305' }] });
    expect(checked.problemRows).toMatchObject([{ row: 2, reason: 'error', cell: name }]);
    expect(checked.notices).toMatchObject([{ key: 'createInventoryTask.errorCells', args: [1, name] }]);
  });

  it('TASK-20 in any other column is used with the text that the cell shows', async () => {
    expect(await sheet(withCells(ADDRESS, SKU, QUANTITY, ERROR))).toMatchObject({
      problemRows: [],
      notices: [],
      rows: [{ inputData: { Note: '#N/A' } }, {}],
    });
  });
});
