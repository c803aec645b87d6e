/** @jest-environment node */
import { gunzipSync } from 'node:zlib';
import { utils, write } from 'xlsx';
import type { Progress } from '../pacing/progress';
import { exampleAddresses } from '../sessions/tasks';
import { cells, csv, inline, utf16, workbook, xlsx, type Rows } from '../workbook/workbook.test-data';
import { BIFF, compound, record, u16, xls } from '../workbook/xls/xls.test-data';
import { zipOf } from '../workbook/zip/zip.test-data';
import { HEADER, onlyAddress, read, settings, sheet, sheetsOf } from './inventory-sheet.test-data';
import { packTask } from './pack-task';
import { readTables } from './read-inventory-file';

const ROWS: Rows = [HEADER, ['G01010101', 'A1', 5], ['G01010102', 'A2', null], ['G01010103', '', 0]];

/** Characters beyond Latin-1 are not used here. */
const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0));
const lines = (separator: string, end = '\n'): string => ROWS.map((row) => row.join(separator)).join(end);

describe('the kinds of files', () => {
  it('TASK-14 TASK-16 reads an XLSX, in Node as in a browser', async () => {
    const reading = await read(workbook({ Stock: ROWS }));
    expect(reading).toMatchObject({ ok: true, kind: 'xlsx' });
    expect(sheetsOf(reading)).toMatchObject([{ name: 'Stock', rowsInSheet: 3, orderedColumns: HEADER, problem: null }]);
  });

  it('TASK-14 reads a legacy XLS to the same rows', async () => {
    const reading = await read(workbook({ Stock: ROWS }, 'biff8'), 'stock.XLS');
    expect(reading).toMatchObject({ ok: true, kind: 'xls' });
    expect(sheetsOf(reading)).toEqual(sheetsOf(await read(workbook({ Stock: ROWS }))));
  });

  it.each<[string, Uint8Array]>([
    ['BIFF2', workbook({ Stock: ROWS }, 'biff2')],
    ['BIFF3', workbook({ Stock: ROWS }, 'biff3')],
    ['BIFF4', workbook({ Stock: ROWS }, 'biff4')],
    ['BIFF5', workbook({ Stock: ROWS }, 'biff5')],
    ['SpreadsheetML 2003', workbook({ Stock: ROWS }, 'xlml')],
    ['an HTML table', workbook({ Stock: ROWS }, 'html')],
    ['tab-separated text', csv(lines('\t', '\r\n'))],
    ['tab-separated text in UTF-16', Uint8Array.from(Buffer.from(`\ufeff${lines('\t', '\r\n')}`, 'utf16le'))],
  ])('TASK-14 reads %s under the name XLS to the same rows', async (_, bytes) => {
    const { rows, problem } = await sheet(bytes, 'stock.xls');
    expect(problem).toBeNull();
    expect(rows).toEqual((await sheet(workbook({ Stock: ROWS }))).rows);
  });

  it('TASK-29 rejects a binary XLS when its reading cannot be terminated, and names it', async () => {
    const refusal = { ok: false, problem: { code: 945, key: 'createInventoryTask.readingEnded', args: ['stock.xls'] } };
    expect(await read(workbook({ Stock: ROWS }, 'biff8'), 'stock.xls', settings, { readXls: undefined })).toMatchObject(refusal);
  });

  it.each([
    ['UTF-8', csv(lines(','))],
    ['UTF-8 with BOM', csv(`\ufeff${lines(',')}`)],
    ['semicolons', csv(lines(';'))],
    ['tabs', csv(lines('\t'))],
    ['Windows line ends', csv(lines(',', '\r\n'))],
    ['a declared separator', csv(`sep=|\n${lines('|')}`)],
  ])('TASK-14 reads a CSV with %s to the same rows', async (_, bytes) => {
    const { rows, problem } = await sheet(bytes, 'stock.csv');
    expect(problem).toBeNull();
    expect(rows).toEqual((await sheet(workbook({ Stock: ROWS }))).rows);
  });

  it('TASK-14 reads a CSV in windows-1252', async () => {
    const text = 'Endere\u00e7o;Observa\u00e7\u00e3o\nG01010101;A\u00e9reo';
    const portuguese = { ...onlyAddress(), baseFields: { ...settings.baseFields, address: 'Endereço' } };
    const { rows } = await sheet(latin1(text), 'stock.csv', portuguese);
    expect(rows[0]?.inputData).toEqual({ Endereço: 'G01010101', Observação: 'Aéreo' });
  });

  it.each(['utf-16le', 'utf-16be'] as const)(
    'TASK-14 reads a CSV in %s to the same rows, with and without a byte order mark',
    async (encoding) => {
      const { rows } = await sheet(workbook({ Stock: ROWS }));
      for (const mark of ['\ufeff', '']) {
        expect((await sheet(utf16(`${mark}${lines('\t')}`, encoding), 'stock.csv')).rows).toEqual(rows);
      }
    },
  );

  it('TASK-14 returns the encoding of a CSV and why, also when its sheet is rejected, and reads it in a chosen one', async () => {
    const bytes = latin1('Address\nG01010101\xe9');
    const guessed = await read(bytes, 'stock.csv', onlyAddress());
    expect(guessed).toMatchObject({
      encoding: { name: 'windows-1252', reason: 'guess', line: 2 },
      sheets: [{ problemRows: [{ cells: ['G01010101é'] }] }],
    });
    const chosen = await read(bytes, 'stock.csv', onlyAddress(), { encoding: 'windows-1251' });
    expect(chosen).toMatchObject({
      encoding: { name: 'windows-1251', reason: 'chosen' },
      sheets: [{ problemRows: [{ cells: ['G01010101й'] }] }],
    });
    expect(await read(csv('A\n"open'), 'stock.csv')).toMatchObject({ ok: false, encoding: { name: 'utf-8' } });
  });

  it.each(['latin1', 'utf-7', 'x-user-defined', ''])(
    'TASK-14 rejects the encoding %j for a CSV, and names the supported ones',
    async (encoding) => {
      const problem = { code: 945, key: 'createInventoryTask.unknownEncoding', args: [encoding, expect.stringContaining('windows-1252')] };
      expect(await read(csv(lines(',')), 'stock.csv', settings, { encoding })).toMatchObject({ ok: false, problem });
    },
  );

  const PDF = csv('%PDF-1.7\n');
  const utf32 = (text: string, ...mark: number[]) =>
    Uint8Array.of(...mark, ...Array.from(text, (char) => [char.charCodeAt(0), 0, 0, 0]).flat());
  it.each<[string, Uint8Array, string, string]>([
    ['a PDF', PDF, 'stock.xlsx', 'invalidDocument'],
    ['a PDF', Uint8Array.of(...PDF, 0, 1, 2), 'stock.xls', 'invalidDocument'],
    ['a PDF', PDF, 'stock.pdf', 'invalidDocument'],
    [
      'a text document',
      zipOf({ '[Content_Types].xml': csv('<Types/>'), 'word/document.xml': csv('<w/>') }),
      'stock.docx',
      'invalidDocument',
    ],
    ['a Numbers spreadsheet', zipOf({ 'Index/Document.iwa': csv('x') }), 'stock.numbers', 'invalidNumbers'],
    ['a Numbers spreadsheet', zipOf({ 'Index/Document.iwa': csv('x') }), 'stock.xlsx', 'invalidNumbers'],
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10), 'stock.csv', 'invalidPicture'],
    ['a GZIP', Uint8Array.of(0x1f, 0x8b, 8, 0), 'stock.csv', 'invalidArchive'],
    ['a text in UTF-32', utf32(lines(','), 0xff, 0xfe, 0, 0), 'stock.csv', 'invalidUtf32'],
    ['a text in UTF-32 without a mark', utf32(lines(',')), 'stock.csv', 'invalidUtf32'],
    ['a macro workbook', workbook({ S: ROWS }), 'stock.xlsm', 'invalidMacro'],
    ['a template', workbook({ S: ROWS }), 'stock.xltx', 'invalidTemplate'],
    ['a database table', Uint8Array.of(3, 126, 1, 1, 0, 0), 'stock.dbf', 'invalidDatabase'],
    ['a text with tabs', csv(lines('\t')), 'stock.tsv', 'invalidText'],
    ['Unicode text', utf16(`\ufeff${lines('\t')}`, 'utf-16le'), 'stock.txt', 'invalidText'],
    ['a text', csv(lines(',')), 'stock.txt', 'invalidText'],
    ['a text', csv(lines(',')), 'stock.xlsx', 'invalidText'],
    ['a text without an extension', csv(lines(',')), 'csv', 'invalidText'],
    ['XML', csv('<?xml version="1.0"?><stock/>'), 'stock.xml', 'invalidXml'],
    ['SpreadsheetML', workbook({ S: ROWS }, 'xlml'), 'stock.xml', 'invalidXml'],
    ['an XLSX', workbook({ S: ROWS }), 'stock.bak', 'invalidName'],
    ['an XLS', workbook({ S: ROWS }, 'biff8'), 'stock', 'invalidName'],
    ['an empty XLSX', new Uint8Array(), 'stock.xlsx', 'invalidEmpty'],
    ['an empty XLS', new Uint8Array(), 'stock.xls', 'invalidEmpty'],
    ['a web archive', csv('MIME-Version: 1.0\n'), 'stock.xls', 'invalidOther'],
    ['a web archive', csv('MIME-Version: 1.0\n'), 'stock.mht', 'invalidOther'],
    ['SYLK', csv('ID;PWXL;N;E\r\nC;Y1;X1;K"Address"\r\nE\r\n'), 'stock.slk', 'invalidOther'],
    ['SYLK', csv('ID;PSCALC3\nB;Y2;X3\nE\n'), 'stock.csv', 'invalidOther'],
    ['a database', csv('SQLite format 3\0'), 'stock.db', 'invalidDatabase'],
    ['XML', csv('<?xml version="1.0"?>\n<stock/>'), 'stock.csv', 'invalidXml'],
    ['bytes with NUL', Uint8Array.of(65, 0, 66), 'stock.csv', 'invalidFile'],
  ])('TASK-14 (D-6B) refuses %s that is called %s, and says what it is behind the usual sentence', async (_, bytes, name, key) => {
    const reading = await read(bytes, name);
    expect(reading).toMatchObject({ ok: false, problem: { key: `createInventoryTask.${key}` } });
    expect(!reading.ok && reading.problem.text).toMatch(/^File not valid XLS, XLSX or CSV(\. [A-Z].*\.)?$/);
  });

  it.each<[string, Uint8Array, string, string]>([
    ['an XLSX', workbook({ S: ROWS }), 'stock.xls', 'xlsx'],
    ['an XLSX', workbook({ S: ROWS }), 'stock.csv', 'xlsx'],
    ['an XLS', workbook({ S: ROWS }, 'biff8'), 'stock.xlsx', 'xls'],
    ['an XLS', workbook({ S: ROWS }, 'biff5'), 'stock.csv', 'xls'],
    ['HTML', workbook({ S: ROWS }, 'html'), 'stock.csv', 'xls'],
    ['SpreadsheetML', workbook({ S: ROWS }, 'xlml'), 'stock.csv', 'xls'],
    [
      'a CSV that begins like SYLK',
      csv(
        lines(';')
          .replace(/^/, 'ID;Product;')
          .replaceAll(/\n(?=.)/g, '\n7;P;'),
      ),
      'stock.csv',
      'csv',
    ],
    ['SpreadsheetML', workbook({ S: ROWS }, 'xlml'), 'stock.xlsx', 'xls'],
    ['a text with tabs', csv(lines('\t')), 'stock.xls', 'xls'],
  ])('TASK-14 (D-6B) reads %s that is called %s by its content', async (_, bytes, name, kind) => {
    expect(await read(bytes, name)).toMatchObject({ ok: true, kind, sheets: [{ problem: null }] });
  });

  const ods = workbook({ Stock: ROWS }, 'ods');
  const encrypted = compound(new Uint8Array(5000), '/EncryptedPackage');
  it.each<[string, Uint8Array, string, string]>([
    ['an OpenDocument spreadsheet', ods, 'stock.ods', 'openDocument'],
    ['an OpenDocument spreadsheet', ods, 'stock.xlsx', 'openDocument'],
    ['an OpenDocument spreadsheet', ods, 'stock.xls', 'openDocument'],
    ['an OpenDocument spreadsheet', ods, 'stock.csv', 'openDocument'],
    ['a flat OpenDocument spreadsheet', workbook({ Stock: ROWS }, 'fods'), 'stock.xls', 'openDocument'],
    ['a binary workbook', workbook({ Stock: ROWS }, 'xlsb'), 'stock.xlsb', 'binaryWorkbook'],
    ['a binary workbook', workbook({ Stock: ROWS }, 'xlsb'), 'stock.xlsx', 'binaryWorkbook'],
    ['an encrypted XLSX', encrypted, 'stock.xlsx', 'passwordProtected'],
    ['an encrypted XLSX', encrypted, 'stock.xls', 'passwordProtected'],
    [
      'an encrypted XLS',
      xls({ sheets: [], globals: record(BIFF.filePass, ...u16(1, 1, 1), ...new Array<number>(48).fill(7)) }),
      'stock.xls',
      'passwordProtected',
    ],
  ])('TASK-29 names the kind of %s that is called %s', async (_, bytes, name, key) => {
    expect(await read(bytes, name)).toMatchObject({ ok: false, problem: { code: 945, key: `createInventoryTask.${key}` } });
  });

  it.each([
    ['an empty CSV', csv(''), 'stock.csv'],
    ['a CSV of blank lines', csv('\n ,\n\n'), 'stock.csv'],
    ['a ZIP that is no workbook', Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0), 'stock.xlsx'],
    ['an XLS that ends early', workbook({ S: ROWS }, 'biff8').slice(0, 600), 'stock.xls'],
    ['a workbook of empty sheets', workbook({ A: [], B: [[' ']] }), 'stock.xlsx'],
  ])('TASK-29 reports 945 for %s', async (_, bytes, name) => {
    expect(await read(bytes, name)).toMatchObject({ ok: false, problem: { code: 945 } });
  });
});

describe('the sheets of a workbook', () => {
  it('TASK-30 come in workbook order, without empty ones', async () => {
    const book = workbook({ Zero: ROWS, Empty: [], Second: ROWS, Blank: [[' ', '']], First: [['Nothing']] });
    expect(sheetsOf(await read(book)).map(({ name }) => name)).toEqual(['Zero', 'Second', 'First']);
  });

  it.each(['xlsx', 'xls'] as const)('TASK-30 are read also when an %s hides them, with a notice of their number', async (kind) => {
    const sheetOf = () => utils.aoa_to_sheet(ROWS);
    const book = {
      SheetNames: ['Seen', 'Hidden', 'Very hidden', 'Empty and hidden'],
      Sheets: { Seen: sheetOf(), Hidden: sheetOf(), 'Very hidden': sheetOf(), 'Empty and hidden': utils.aoa_to_sheet([]) },
      Workbook: { Sheets: [{ Hidden: 0 as const }, { Hidden: 1 as const }, { Hidden: 2 as const }, { Hidden: 1 as const }] },
    };
    const bytes = new Uint8Array(write(book, { type: 'array', bookType: kind === 'xls' ? 'biff8' : 'xlsx' }) as ArrayBuffer);
    const reading = await read(bytes, `stock.${kind}`);
    expect(sheetsOf(reading).map(({ name, isHidden }) => [name, isHidden])).toEqual([
      ['Seen', false],
      ['Hidden', true],
      ['Very hidden', true],
    ]);
    expect(reading).toMatchObject({ notices: [{ key: 'createInventoryTask.hiddenSheets', args: [2, 'Hidden, Very hidden'] }] });
    expect(await read(workbook({ Seen: ROWS }))).toMatchObject({ notices: [] });
  });

  it('TASK-30 are reported as hidden also when a script prepares them', async () => {
    const bytes = xlsx({ sheets: [{ name: 'S', state: 'hidden', data: cells(inline('G01010101')) }] });
    const reading = await read(bytes, 'stock.xlsx', onlyAddress(), {
      prepare: (sheets) => Promise.resolve({ ok: true, value: [...sheets] }),
    });
    expect(reading).toMatchObject({ notices: [{ key: 'createInventoryTask.hiddenSheets', args: [1, 'S'] }] });
  });

  it('TASK-29 are checked one by one', async () => {
    const sheets = sheetsOf(await read(workbook({ Good: ROWS, Bad: [['Nothing'], ['x']], Empty: [HEADER] })));
    expect(sheets.map(({ problem }) => problem?.code)).toEqual([undefined, 948, 945]);
  });

  it.each([
    ['has no rows below its header', workbook({ Good: ROWS, 'Aisle 3': [HEADER] })],
    ['is damaged', xlsx({ sheets: [{ name: 'Aisle 3', data: '<row r="2"/><row r="1"/>' }] })],
  ])('ERR-38 TASK-29 are named when parsing one of them fails: it %s', async (_, bytes) => {
    expect(sheetsOf(await read(bytes)).at(-1)?.problem).toEqual({
      code: 945,
      key: 'createInventoryTask.failedParsingSheet',
      text: 'Failed to parse the sheet %s: it is damaged, or has no rows below its header.',
      args: ['Aisle 3'],
    });
  });

  it.each([
    [true, 'that becomes a task', ROWS],
    [true, 'with a title above the columns of a task', [['Stock of March'], ...ROWS]],
    [true, 'with the columns of a task but repeated addresses', [HEADER, ['G01010101', 'A', 1], ['G01010101', 'B', 2]]],
    [true, 'with the columns of a task but no valid address', [HEADER, ['Total', '', 12]]],
    [false, 'without the address column', [['Export Summary'], ['Numbers']]],
    [
      false,
      'without a check column',
      [
        ['Address', 'Zone'],
        ['G01010101', 'A'],
      ],
    ],
    [false, 'without rows below the columns of a task', [HEADER]],
  ])('TASK-30 qualify (%s) by their columns and rows: a sheet %s', async (qualifies, _, rows) => {
    expect(sheetsOf(await read(workbook({ Other: ROWS, S: rows })))[1]).toMatchObject({ qualifies });
  });

  it('TASK-30 also qualify when they cannot be read, so that the user decides about their rows', async () => {
    const damaged = xlsx({
      sheets: [
        { name: 'Good', data: '' },
        { name: 'Damaged', data: '<row r="2"/><row r="1"/>' },
      ],
    });
    expect(sheetsOf(await read(damaged))).toMatchObject([{ name: 'Damaged', qualifies: true, problem: { code: 945 } }]);
  });
});

describe('the rows of a sheet', () => {
  it('TASK-33 contain the address, the expected values and all input, as text', async () => {
    const { rows } = await sheet(
      workbook({
        S: [
          ['SKU', ' address ', 'Owner', 'expected QTY'],
          ['007', ' G01010101 ', true, 12],
          ['', 'G01010102'],
        ],
      }),
    );
    expect(rows).toEqual([
      {
        address: 'G01010101',
        expectedBarcodeData: { SKU: '007' },
        expectedMifData: { 'Expected qty': '12' },
        inputData: { SKU: '007', address: ' G01010101 ', Owner: 'TRUE', 'expected QTY': '12' },
      },
      {
        address: 'G01010102',
        expectedBarcodeData: { SKU: '' },
        expectedMifData: { 'Expected qty': '' },
        inputData: { SKU: '', address: 'G01010102', Owner: '', 'expected QTY': '' },
      },
    ]);
  });

  it('TASK-36 keep the order of columns and rows for the task', async () => {
    const { orderedColumns, rows } = await sheet(
      workbook({
        S: [
          ['Zone', 'Address', '', 'Area'],
          ['z', 'G02010101'],
          ['y', 'G02010100'],
        ],
      }),
      'a.xlsx',
      onlyAddress(),
    );
    expect(orderedColumns).toEqual(['Zone', 'Address', 'Area']);
    expect(exampleAddresses(rows.map(({ address }) => address))).toEqual({
      start: ['G02010101'],
      end: ['G02010100'],
      count: 2,
    });
  });

  it('TASK-18 start below the first row that is not empty', async () => {
    const { rows, rowsInSheet } = await sheet(
      workbook({ S: [[], [' ', null], HEADER, [], ['G01010101', 'A', 1], [null, ' '], ['G01010102', 'B', 2]] }),
    );
    expect(rowsInSheet).toBe(2);
    expect(rows.map(({ address }) => address)).toEqual(['G01010101', 'G01010102']);
  });

  it('TASK-20 are valid only when the address is as long as the pattern', async () => {
    const { rows, rowsInSheet } = await sheet(csv('Address\nG01010101\nG0101010\nG010101011\n\nG01010102\n,x\n'), 'a.csv', onlyAddress());
    expect(rowsInSheet).toBe(5);
    expect(rows.map(({ address }) => address)).toEqual(['G01010101', 'G01010102']);
  });

  it('TASK-33 are read correctly with headers such as __proto__', async () => {
    const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
    const hostile = {
      ...onlyAddress(),
      labelDesigns: settings.labelDesigns.map((design) => ({
        ...design,
        barcodePatterns: design.barcodePatterns.map((pattern) => ({
          ...pattern,
          dataFields: names.map((name) => ({ ...pattern.dataFields[0]!, name, checkField: name })),
        })),
      })),
    };
    const checked = await sheet(csv(`Address,${names.join()}\nG01010101,a,b,c,d`), 'a.csv', hostile);
    const row = checked.rows[0]!;
    expect(Object.entries(row.expectedBarcodeData)).toEqual(names.map((name, i) => [name, 'abcd'[i]]));
    expect(Object.getPrototypeOf(row.inputData)).toBe(Object.prototype);

    const unpacked = JSON.parse(gunzipSync(Buffer.from(packTask(checked), 'base64')).toString());
    expect(Object.entries(unpacked.rows[0].inputData)).toEqual(Object.entries(row.inputData));
    expect(Object.entries(structuredClone(row.inputData))).toEqual(Object.entries(row.inputData));
  });

  it('TASK-19 do not have a column for an inherited property name', async () => {
    const given = { ...onlyAddress(), baseFields: { ...settings.baseFields, address: 'constructor' } };
    expect((await sheet(csv('Address\nG01010101'), 'a.csv', given)).problem).toMatchObject({ code: 948 });
  });
});

describe('the problems of a sheet, in their order', () => {
  const problemOf = async (text: string, given = settings) => (await sheet(csv(text), 'a.csv', given)).problem;

  it('no rows below the header: 945 before a missing address column', async () => {
    expect(await problemOf('Owner,SKU,SKU')).toMatchObject({ code: 945 });
  });

  it('TASK-18 a missing address column: 948 before missing check columns', async () => {
    expect(await problemOf('Owner\nx')).toMatchObject({ code: 948, args: ['Address'] });
  });

  it('TASK-19 missing check columns: 943 names them, before repeated headers', async () => {
    expect(await problemOf('Address,Owner,owner\nx')).toMatchObject({ code: 943, args: ['SKU, Expected qty'] });
  });

  it('TASK-19 a repeated header: 216 before invalid addresses', async () => {
    expect(await problemOf('Address,SKU,sku ,Expected qty\nx')).toMatchObject({ code: 216, args: ['SKU'] });
  });

  it('TASK-21 no valid address: 941', async () => {
    const checked = await sheet(csv('Address,SKU,Expected qty\nx\ny'), 'a.csv');
    expect(checked).toMatchObject({ rowsInSheet: 2, rows: [], problem: { code: 941 } });
  });

  it('TASK-21 a domain without a pattern has no valid addresses', async () => {
    expect(await problemOf('Address,SKU,Expected qty\n,A,1', { ...settings, addrPattern: '' })).toMatchObject({ code: 941 });
  });

  it('TASK-22 repeated addresses: 946 says which and where, before several streets', async () => {
    const checked = await sheet(csv('Address\nG01010101\nG02010101\nG01010101\n\nG02010101\nG01010101\nG03010101'), 'a.csv', onlyAddress());
    expect(checked.problem).toMatchObject({
      code: 946,
      key: 'err.repeatedAddresses',
      args: ['G01010101 (#2, #4, #7), G02010101 (#3, #6)'],
    });
    expect(checked.offences).toEqual([
      { value: 'G01010101', rows: [2, 4, 7], count: 3 },
      { value: 'G02010101', rows: [3, 6], count: 2 },
    ]);
  });

  it('TASK-22 thousands of repeated addresses: the message stays short', async () => {
    const many = Array.from({ length: 3000 }, (_, i) => `G01${String(i % 1000).padStart(6, '0')}`);
    const checked = await sheet(csv(['Address', ...many, ...many].join('\n')), 'a.csv', onlyAddress());
    const listed = String(checked.problem?.args?.[0]);
    expect(listed).toMatch(/^G01000000 \(#2, #1002, #2002, #3002, #4002, …\), .*, … \(\+990\)$/);
    expect(checked.offenceCount).toBe(1000);
    expect(checked.offences).toHaveLength(100);
  });

  it('TASK-23 several streets: 947 comes last and keeps the rows', async () => {
    const checked = await sheet(csv('Address\nG01010101\nG02010101\nG01010102'), 'a.csv', onlyAddress());
    expect(checked.problem).toMatchObject({ code: 947, args: ['01 (#2, #4), 02 (#3)'] });
    expect(checked.rows).toHaveLength(3);
  });

  it('TASK-23 a pattern without streets: never 947', async () => {
    expect(await problemOf('Address\n0101\n0202', onlyAddress('CCNN'))).toBeNull();
  });
});

describe('reading a long sheet', () => {
  const ROWS = 8000;
  const long = workbook({ S: [HEADER, ...Array.from({ length: ROWS }, (_, i) => [`G01${String(i).padStart(6, '0')}`, `S${i}`, i])] });

  it('TASK-16 reports progress that never decreases', async () => {
    const seen: Progress[] = [];
    await read(long, 'a.xlsx', settings, { onProgress: (progress) => seen.push({ ...progress }) });
    for (const step of ['reading', 'checking']) {
      const done = seen.filter((progress) => progress.step === step).map((progress) => progress.done);
      expect(done.length).toBeGreaterThan(2);
      expect(done).toEqual([...done].sort((a, b) => a - b));
    }
    for (const { done, total } of seen) expect(done).toBeLessThanOrEqual(total);
    expect(seen.at(-1)).toMatchObject({ step: 'checking', done: ROWS + 1, total: ROWS + 1 });
  });

  it.each(['reading', 'checking'])('TASK-15 stops soon after it is aborted while %s', async (step) => {
    const controller = new AbortController();
    let after = 0;
    const reading = read(long, 'a.xlsx', settings, {
      signal: controller.signal,
      onProgress: (progress) => {
        if (controller.signal.aborted) after++;
        if (progress.step === step && progress.done > 0) controller.abort(new Error('cancelled'));
      },
    });
    await expect(reading).rejects.toThrow('cancelled');
    expect(after).toBe(0);
  });

  it('TASK-15 does not start when it is already aborted', async () => {
    await expect(read(long, 'a.xlsx', settings, { signal: AbortSignal.abort(new Error('early')) })).rejects.toThrow('early');
  });

  it('TASK-16 lets other work run in between', async () => {
    let ticks = 0;
    const timer = setInterval(() => ticks++, 5);
    await read(long);
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(0);
  });
});

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe('plain tables of a file', () => {
  it('contain its rows as texts, with their row numbers', async () => {
    expect(await readTables(bytesOf('Name;Number\n\nAna;7\n'), 'people.csv')).toEqual({
      ok: true,
      value: [
        {
          name: 'people',
          rows: [
            ['Name', 'Number'],
            ['Ana', '7'],
          ],
          rowNumbers: [1, 3],
          separator: ';',
        },
      ],
      encoding: { name: 'utf-8', reason: 'valid' },
    });
  });

  it('TASK-14 are rejected like tasks when the file is of another kind, empty or too large', async () => {
    expect(await readTables(bytesOf('a'), 'people.pdf')).toMatchObject({ ok: false, problem: { key: 'createInventoryTask.invalidText' } });
    expect(await readTables(bytesOf('\n \n'), 'people.csv')).toMatchObject({ ok: false, problem: { code: 945 } });
    expect(await readTables(bytesOf('a\nb\nc'), 'people.csv', { limits: { rows: 2 } })).toMatchObject({
      ok: false,
      problem: { key: 'createInventoryTask.tooManyRows', args: ['people', 2] },
    });
  });
});

describe('the rows of a CSV with more or fewer cells than the header', () => {
  it('TASK-20 are reported also for a sheet that a script prepares', async () => {
    const bytes = csv('Address;Note\nG01020304\n');
    const prepared = await sheet(bytes, 'stock.csv', onlyAddress(), {
      prepare: (sheets) =>
        Promise.resolve({ ok: true, value: sheets.map(({ rows, rowNumbers }) => ({ name: 'Renamed', rows, rowNumbers })) }),
    });
    expect(prepared).toMatchObject({ problem: null, notices: [{ key: 'createInventoryTask.unevenRows', args: [1, '#2'] }] });
  });
});
