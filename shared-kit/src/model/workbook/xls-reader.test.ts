/** @jest-environment node */
import fc from 'fast-check';
import { BIFF } from './biff-records';
import {
  ascii,
  biff,
  compound,
  double,
  labelCell,
  numberCell,
  readSheets,
  record,
  rowsOfRecords,
  u16,
  u32,
  xls,
} from './xls.test-data';

const style = (format: number): number[] => record(BIFF.cellStyle, ...u16(0, format, 0), ...new Array<number>(14).fill(0));
const formula = (column: number, result: number[]): number[] =>
  record(BIFF.formula, ...u16(0, column, 0), ...result, ...u16(0), ...u32(0), ...u16(3), 1, 2, 3);

describe('the cells of a legacy XLS', () => {
  it('TASK-33 hold numbers in each of their forms', async () => {
    const half = (value: number): number => new DataView(Uint8Array.from(double(value)).buffer).getUint32(4, true);
    const rk = (column: number, bits: number): number[] => record(BIFF.rk, ...u16(0, column, 0), ...u32(bits));
    expect(
      await rowsOfRecords([
        ...numberCell(0, 0, 0.1),
        ...rk(1, (7 << 2) | 2),
        ...rk(2, (-7 << 2) | 2),
        ...rk(3, (12345 << 2) | 3),
        ...rk(4, half(1.5)),
        ...rk(5, half(250) | 1),
        ...record(BIFF.multipleRk, ...u16(0, 6, 0), ...u32((8 << 2) | 2), ...u16(0), ...u32((9 << 2) | 2), ...u16(7)),
      ]),
    ).toEqual([['0.1', '7', '-7', '123.45', '1.5', '2.5', '8', '9']]);
  });

  it('TASK-37 hold dates and leading zeros by their cell style', async () => {
    const format = record(BIFF.format, ...u16(164, 8), 0, ...ascii('00000000'));
    const globals = [...format, ...style(0), ...style(164), ...style(14)];
    const cells = [...numberCell(0, 0, 1020304, 1), ...numberCell(0, 1, 45352.5, 2)];
    expect(await rowsOfRecords(cells, { globals })).toEqual([['01020304', '2024/03/01 12:00:00']]);
    const since1904 = [...globals, ...record(BIFF.date1904, ...u16(1))];
    expect(await rowsOfRecords(numberCell(0, 0, 43890.5, 2), { globals: since1904 })).toEqual([['2024/03/01 12:00:00']]);
  });

  it('TASK-16 are never computed: a formula counts by the value it had last', async () => {
    const special = (kind: number, value: number): number[] => [kind, 0, value, 0, 0, 0, 255, 255];
    expect(
      await rowsOfRecords([
        ...formula(0, double(3)),
        ...formula(1, special(0, 0)),
        ...record(0x4bc, 1, 2, 3),
        ...record(BIFF.string, ...u16(2), 0, ...ascii('ab')),
        ...formula(2, special(1, 1)),
        ...formula(3, special(2, 0x2a)),
        ...formula(4, special(3, 0)),
        ...record(BIFF.boolOrError, ...u16(0, 5, 0), 0, 0),
        ...record(BIFF.boolOrError, ...u16(0, 6, 0), 7, 1),
      ]),
    ).toEqual([['3', 'ab', 'TRUE', '#N/A', '', 'FALSE', '#DIV/0!']]);
  });

  it('TASK-16 may come in any order', async () => {
    const cells = [...numberCell(5, 1, 4), ...numberCell(0, 2, 2), ...numberCell(5, 0, 3), ...numberCell(0, 0, 1)];
    expect(await rowsOfRecords(cells)).toEqual([['1', '', '2'], ['3', '4']]);
  });

  it('TASK-14 are read in the code page of the machine that wrote an older file', async () => {
    const stream = (codePage: number): Uint8Array =>
      biff({
        version: 0x500,
        globals: record(BIFF.codePage, ...u16(codePage)),
        sheets: [{ name: 'S', records: record(BIFF.label, ...u16(0, 0, 0, 2), 0xe9, 0xcf) }],
      });
    expect(await readSheets(compound(stream(1252), '/Book'))).toMatchObject([{ rows: [['éÏ']] }]);
    expect(await readSheets(compound(stream(1251), '/Book'))).toMatchObject([{ rows: [['йП']] }]);
  });

  it('TASK-16 of charts inside a sheet are not its own', async () => {
    const chart = [...record(BIFF.startOfPart, ...u16(0x600, 0x20)), ...numberCell(0, 0, 99), ...record(BIFF.endOfPart)];
    expect(await rowsOfRecords([...numberCell(0, 0, 1), ...chart, ...numberCell(1, 0, 2)])).toEqual([['1'], ['2']]);
  });

  const text = fc.string({ unit: fc.constantFrom('a', 'B', ' ', 'é', '東', '😀'), maxLength: 12 });
  const entry = fc.record({ text, wide: fc.boolean(), runs: fc.nat(2), extension: fc.nat(5) });
  it('TASK-16 name strings of a table that may be cut anywhere', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { minLength: 1 }), fc.array(fc.nat(200)), async (entries, cuts) => {
        const globals = sharedStrings(entries, new Set(cuts));
        const cells = entries.flatMap((_, i) => record(BIFF.labelShared, ...u16(i, 0, 0), ...u32(i)));
        const rows = await rowsOfRecords(cells, { globals });
        expect(rows).toEqual(entries.filter((one) => one.text.trim() !== '').map((one) => [one.text]));
      }),
    );
  });
});

interface TableEntry {
  text: string;
  wide: boolean;
  runs: number;
  extension: number;
}

/** The string table, continued in a new record at each of the cuts; inside a string that brings new flags. */
function sharedStrings(entries: readonly TableEntry[], cuts: ReadonlySet<number>): number[] {
  const bytes: number[] = [];
  const pieces: number[][] = [[...u32(0), ...u32(entries.length)]];
  const add = (more: number[], flags?: number): void => {
    if (cuts.has(bytes.length)) pieces.push(flags === undefined ? [] : [flags]);
    bytes.push(...more);
    pieces.at(-1)!.push(...more);
  };
  for (const { text, wide, runs, extension } of entries) {
    const isWide = wide || /[^\u0000-\u00ff]/.test(text) ? 1 : 0;
    // The head of a string stays in one record.
    add([...u16(text.length), isWide | (runs ? 8 : 0) | (extension ? 4 : 0), ...(runs ? u16(runs) : []), ...(extension ? u32(extension) : [])]);
    Array.from({ length: text.length }, (_, i) => text.charCodeAt(i)).forEach((code) =>
      add(isWide ? u16(code) : [code], isWide),
    );
    for (let i = 0; i < runs * 4 + extension; i++) add([i]);
  }
  return pieces.flatMap((piece, i) => record(i === 0 ? BIFF.sharedStrings : BIFF.continued, ...piece));
}

describe('the sheets of a legacy XLS', () => {
  it('TASK-30 come in workbook order, wherever they lie, with hidden ones and without charts', async () => {
    const sheet = (name: string, value: number, more = {}) => ({ name, records: numberCell(0, 0, value), ...more });
    const bytes = xls({
      sheets: [sheet('A', 1), sheet('Hidden', 2, { hidden: true }), sheet('Chart', 3, { kind: 2 }), sheet('B', 4)],
      order: [3, 0, 1, 2],
    });
    expect(await readSheets(bytes)).toMatchObject([
      { name: 'A', rows: [['1']] },
      { name: 'Hidden', isHidden: true, rows: [['2']] },
      { name: 'B', rows: [['4']] },
    ]);
  });

  it('TASK-29 fail one by one', async () => {
    const bytes = xls({
      sheets: [
        { name: 'Bad', records: record(BIFF.labelShared, ...u16(0, 0, 0), ...u32(7)) },
        { name: 'Good', records: numberCell(0, 0, 1) },
      ],
    });
    expect(await readSheets(bytes)).toMatchObject([{ refusal: { problem: { code: 945 } } }, { rows: [['1']] }]);
  });

  it('TASK-16 are found in a file large enough for whole sectors', async () => {
    const records = Array.from({ length: 3000 }, (_, i) => labelCell(i, 0, `row ${i}`)).flat();
    const [sheet] = await readSheets(xls({ sheets: [{ name: 'S', records }] }));
    expect(sheet).toMatchObject({ rows: { length: 3000, 2999: ['row 2999'] } });
  });
});

describe('a hostile legacy XLS', () => {
  const good = (): Uint8Array => xls({ sheets: [{ name: 'S', records: numberCell(0, 0, 1) }] });
  const set = (...places: [at: number, value: number][]): Uint8Array => {
    const bytes = good();
    for (const [at, value] of places) new DataView(bytes.buffer).setUint32(at, value, true);
    return bytes;
  };
  const refused = (bytes: Uint8Array) => expect(readSheets(bytes)).rejects.toMatchObject({ problem: { code: 945 } });

  it('whose sectors run in a circle is refused', async () => {
    const bytes = good();
    const view = new DataView(bytes.buffer);
    const table = (view.getUint32(76, true) + 1) * 512;
    const directory = view.getUint32(48, true);
    view.setUint32(table + directory * 4, directory, true);
    await refused(bytes);
  });

  it.each([
    ['sectors of an unknown size', set([30, 0x00060003])],
    ['a directory outside the file', set([48, 0x00ffffff])],
    ['tables that list themselves', set([68, 0], [512 + 508, 0])],
    ['only a header', good().slice(0, 512)],
    ['less than a header', good().slice(0, 100)],
    ['no workbook, as an encrypted new one', compound(biff({ sheets: [] }), '/EncryptedPackage')],
    ['a workbook inside an embedded object only', compound(biff({ sheets: [] }), '/MBD1/Workbook')],
    ['another version', compound(biff({ sheets: [], version: 0x300 }))],
    ['encryption', compound(biff({ sheets: [], globals: record(BIFF.filePass, ...u16(1)) }))],
    ['a record that ends outside', compound(Uint8Array.from([...u16(BIFF.startOfPart, 4, 0x600, 5, BIFF.format, 9999)]))],
    ['a string that ends outside', xls({ sheets: [], globals: record(BIFF.sharedStrings, ...u32(1), ...u32(1), ...u16(9), 0) })],
    ['a format of no length', xls({ sheets: [], globals: record(BIFF.format) })],
  ])('TASK-29 with %s is refused', async (_, bytes) => {
    await refused(bytes);
  });

  it.each([
    ['a place outside the file', record(BIFF.boundSheet, ...u32(0x7fffffff), 0, 0, 1, 0, 65)],
    ['a place that is no sheet', record(BIFF.boundSheet, ...u32(20), 0, 0, 1, 0, 65)],
  ])('TASK-29 with a sheet at %s says so of the sheet', async (_, globals) => {
    expect(await readSheets(xls({ sheets: [], globals }))).toMatchObject([{ refusal: { problem: { code: 945 } } }]);
  });

  it('with a cell beyond the last column says so of the sheet', async () => {
    const bytes = xls({ sheets: [{ name: 'S', records: numberCell(0, 256, 1) }] });
    expect(await readSheets(bytes)).toMatchObject([{ refusal: { problem: { code: 945 } } }]);
  });
});
