import fc from 'fast-check';
import { aTable } from './session-export.test-data';
import { cellText } from '../text/control-characters';
import { SHEET_LIMITS } from '../workbook/table/write-problem';
import { columnName } from '../workbook/table/cell-name';
import type { Cell, Table } from '../workbook/table/table';
import { tableToXlsx } from '../workbook/files/table-files';
import { cellsOf, partsOf, readBook, textsOf } from './xlsx-reading.test-data';

const options = { name: 'Users', now: new Date(2024, 2, 5, 7, 8, 9).getTime() };

async function written(table: Table): Promise<Uint8Array> {
  const file = await tableToXlsx(table, options);
  if (!file.ok) throw new Error(file.problem.text);
  return file.value.bytes;
}

/** The cells below the header as SheetJS reads them. */
async function readBack(table: Table): Promise<unknown[][]> {
  return cellsOf(readBook(await written(table)), 'Users').slice(1);
}

describe('XLSX files', () => {
  it('TABLE-06 contain texts as text and numbers as numbers', async () => {
    const table: Table = {
      head: ['Name', 'Total'],
      rows: [
        ['007', 7],
        ['', -1.5],
        ['é', null],
      ],
      dateColumns: [],
    };
    expect(cellsOf(readBook(await written(table)), 'Users')).toEqual([
      ['Name', 'Total'],
      ['007', 7],
      [null, -1.5],
      ['é', null],
    ]);
  });

  it('TABLE-06 have filters in the header row', async () => {
    const table: Table = {
      head: ['Name', 'Total'],
      rows: [
        ['a', 1],
        ['b', 2],
      ],
      dateColumns: [],
    };
    expect(readBook(await written(table)).Sheets['Users']!['!autofilter']).toEqual({ ref: 'A1:B3' });
  });

  it('TABLE-06 are named after the table and the time', async () => {
    const file = await tableToXlsx(aTable([]), options);
    expect(file).toMatchObject({
      ok: true,
      value: { fileName: 'Users_20240305_070809.xlsx', mimeType: expect.stringContaining('spreadsheetml') },
    });
  });

  it('EXPORT-01 write a number stored as text as a number in a column of numbers', async () => {
    const table = aTable(
      [
        ['8', '8'],
        ['-0.5', '-0.5'],
        ['007', '007'],
        ['1 | 2', '1 | 2'],
      ],
      { numberColumns: [1] },
    );
    expect(await readBack(table)).toEqual([
      ['8', 8],
      ['-0.5', -0.5],
      ['007', '007'],
      ['1 | 2', '1 | 2'],
    ]);
  });

  it('EXPORT-15 DASH-17 show dates as year/month/day hours:minutes:seconds', async () => {
    const table = aTable([[new Date(2024, 2, 1, 9, 5, 7).getTime()], [Number.NaN], [null]], { dateColumns: [0] });
    const book = readBook(await written(table));
    expect(textsOf(book, 'Users').slice(1)).toEqual([['2024/03/01 09:05:07'], [''], ['']]);
    expect(book.Sheets['Users']?.['A2']).toMatchObject({ t: 'n', z: 'yyyy/mm/dd hh:mm:ss' });
  });

  it('EXPORT-01 never contain a formula', async () => {
    const book = readBook(await written(aTable([['=1+1', '@SUM(A1)', '+1', '-1']])));
    const cells = Object.values(book.Sheets['Users']!).filter((cell) => typeof cell === 'object' && 'v' in cell);
    expect(cells.every((cell) => cell.f === undefined && cell.t === 's')).toBe(true);
    expect(cellsOf(book, 'Users')[1]).toEqual(['=1+1', '@SUM(A1)', '+1', '-1']);
  });

  it('EXPORT-01 keep spaces at the ends, line ends and markup of barcodes', async () => {
    const rows = [[' edge ', 'a\rb\nc\td', '<b>&"\'</b>', '_x0041_ ]]>', '<GS>', 'é😀\u0085']];
    expect(await readBack(aTable(rows))).toEqual(rows);
  });

  it('EXPORT-01 (D-74) show characters that no cell may hold by name, also in headers', async () => {
    const rows = [['01\u001d21ABC\u0000', '\u0000=1+1', '\u007f\ufffe\uffff']];
    const parts = await partsOf(await written(aTable(rows, { head: ['a\u000b', 'b', 'c'] })));
    expect(parts['xl/worksheets/sheet1.xml']).toContain('>a&lt;VT&gt;<');
    expect(await readBack(aTable(rows))).toEqual([['01<GS>21ABC<NUL>', '<NUL>=1+1', '<DEL><U+FFFE><U+FFFF>']]);
  });

  it('EXPORT-01 open with the header row frozen and its text bold', async () => {
    const parts = await partsOf(await written(aTable([['a']])));
    expect(parts['xl/worksheets/sheet1.xml']).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    expect(parts['xl/worksheets/sheet1.xml']).toContain('<c r="A1" s="2"');
  });

  it('EXPORT-01 are rejected with what exceeds the limits of a sheet', async () => {
    const long = aTable([['ok'], ['x'.repeat(SHEET_LIMITS.cellLength + 1)]]);
    expect(await tableToXlsx(long, options)).toMatchObject({
      ok: false,
      problem: { key: 'export.textTooLong', args: ['A3', 'Users', 32767] },
    });
    const wide = aTable([Array.from({ length: SHEET_LIMITS.columns + 1 }, () => 'x')]);
    expect(await tableToXlsx(wide, options)).toMatchObject({ ok: false, problem: { key: 'export.tooManyColumns' } });
    const tall = aTable(new Array<string[]>(SHEET_LIMITS.rows).fill(['x']));
    expect(await tableToXlsx(tall, options)).toMatchObject({
      ok: false,
      problem: { key: 'export.tooManyRows', args: ['Users', 1048577, 1048576] },
    });
  });

  it('EXPORT-01 contain a text of the maximum length of a cell', async () => {
    const rows = [['&'.repeat(SHEET_LIMITS.cellLength)]];
    expect(await readBack(aTable(rows))).toEqual(rows);
  });

  it('EXPORT-01 have the same content on a host without compression', async () => {
    const { CompressionStream: native } = globalThis;
    try {
      Reflect.deleteProperty(globalThis, 'CompressionStream');
      const rows = Array.from({ length: 3000 }, (_, i) => [`row ${i}`, i]);
      expect(await readBack(aTable(rows))).toEqual(rows);
    } finally {
      globalThis.CompressionStream = native;
    }
  });

  it.each([
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [701, 'ZZ'],
    [702, 'AAA'],
    [16383, 'XFD'],
  ])('EXPORT-01 name column %i %s', (column, name) => {
    expect(columnName(column)).toBe(name);
  });

  it('EXPORT-01 TABLE-06 are read back unchanged', async () => {
    const cell = fc.oneof(fc.string({ unit: 'binary' }), fc.double({ noDefaultInfinity: true, noNaN: true }), fc.constant(null));
    const anyTable = fc.integer({ min: 1, max: 5 }).chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width })));
    await fc.assert(
      fc.asyncProperty(anyTable, async (rows) => {
        const read = await readBack(aTable(rows, { head: (rows[0] ?? ['']).map((_, i) => `H${i}`) }));
        // SheetJS reads no blank text, no negative zero and one character for a line end.
        const asRead = (value: Cell): Cell =>
          typeof value === 'string' ? cellText(value.replaceAll('\r\n', '\n')) || null : value === 0 ? 0 : value;
        const expected = rows.map((row) => row.map(asRead));
        expect(read).toEqual(expected);
      }),
    );
  });
});

describe('the parts of an XLSX file', () => {
  const parse = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml');

  it('EXPORT-01 are all well-formed, declared and referenced', async () => {
    const parts = await partsOf(
      await written(
        aTable(
          [
            ['<&>"\u0001', 'é😀'],
            [1, null],
          ],
          { head: ['A & B', '"C"'] },
        ),
      ),
    );
    expect(Object.keys(parts)).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'docProps/app.xml',
      'docProps/core.xml',
      'xl/workbook.xml',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/worksheets/sheet1.xml',
    ]);
    for (const xml of Object.values(parts)) expect(parse(xml).querySelector('parsererror')).toBeNull();

    const attributes = (part: string, tag: string, attribute: string) =>
      [...parse(parts[part]!).getElementsByTagName(tag)].map((element) => element.getAttribute(attribute));
    const declared = attributes('[Content_Types].xml', 'Override', 'PartName');
    expect(declared.sort()).toEqual(
      Object.keys(parts)
        .filter((name) => !/rels$|^\[/.test(name))
        .map((name) => `/${name}`)
        .sort(),
    );
    const related = [
      ...attributes('_rels/.rels', 'Relationship', 'Target'),
      ...attributes('xl/_rels/workbook.xml.rels', 'Relationship', 'Target').map((target) => `xl/${target}`),
    ];
    expect(related.map((target) => `/${target}`).sort()).toEqual(declared);
  });
});
