/** @jest-environment node */
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { cells, inline, parts, utf8, workbook, xlsx, type Parts } from '../workbook/workbook.test-data';
import { zipOf, type Files } from '../workbook/zip/zip.test-data';
import { HEADER, read, sheetsOf } from './inventory-sheet.test-data';
import type { FileLimits } from '../workbook/accepted/file-limits';

const MIB = 1024 * 1024;
const UNREADABLE = { code: 945, text: 'Invalid data format!' };
const TOO_LARGE = { code: 945, key: 'createInventoryTask.tooLarge' };

const stock = (more: Partial<Parts> = {}): Parts => ({ sheets: [{ name: 'S', data: cells(inline('x')) }], ...more });

/** The problem of the file, or of its first sheet. */
async function problemOf(bytes: Uint8Array, limits: Partial<FileLimits> = {}) {
  const reading = await read(bytes, 'stock.xlsx', undefined, { limits });
  return reading.ok ? reading.sheets[0]?.problem : reading.problem;
}

const u16 = (bytes: Uint8Array, at: number, value: number): void => {
  new DataView(bytes.buffer).setUint16(at, value, true);
};
const u32 = (bytes: Uint8Array, at: number, value: number): void => {
  new DataView(bytes.buffer).setUint32(at, value, true);
};

/** Where the directory's entry of a part starts. */
function directoryEntry(bytes: Uint8Array, name: string): number {
  const text = Buffer.from(bytes).toString('latin1');
  return text.lastIndexOf(name) - 46;
}

describe('a zip bomb', () => {
  const bomb = (size: number): Files => ({ ...parts(stock()), 'xl/worksheets/sheet1.xml': utf8('<x/>'.repeat(size / 4)) });

  it('TASK-14 is rejected by its compression ratio, long before its end', async () => {
    const bytes = zipOf(bomb(100 * MIB), 'deflated', (unpacked) => new Uint8Array(deflateRawSync(unpacked)));
    const done: number[] = [];
    const reading = await read(bytes, 'stock.xlsx', undefined, { onProgress: (progress) => done.push(progress.done) });
    expect(reading).toMatchObject({ sheets: [{ problem: TOO_LARGE }] });
    const inSheet = done.filter((n) => n < bytes.length);
    expect(Math.max(...inSheet)).toBeLessThan(bytes.length / 2);
  });

  it('TASK-14 is rejected by its unpacked size, whatever its directory states', async () => {
    const bytes = zipOf(bomb(3 * MIB));
    const entry = directoryEntry(bytes, 'xl/worksheets/sheet1.xml');
    u32(bytes, entry + 24, 10);
    expect(await problemOf(bytes, { ratio: 2000, unpackedBytes: 2 * MIB })).toMatchObject(TOO_LARGE);
  });

  it('TASK-14 is rejected when it is stored without compression', async () => {
    expect(await problemOf(zipOf(bomb(3 * MIB), 'stored'), { unpackedBytes: 2 * MIB })).toMatchObject(TOO_LARGE);
  });

  it('TASK-14 is rejected when it is spread over shared strings, styles and sheets', async () => {
    const filler = utf8(`<x>${'<y/>'.repeat(MIB / 4)}</x>`);
    const bytes = zipOf({ ...parts(stock({ strings: '' })), 'xl/sharedStrings.xml': filler, 'xl/styles.xml': filler });
    expect(await problemOf(bytes, { unpackedBytes: 1.5 * MIB, ratio: 2000 })).toMatchObject(TOO_LARGE);
  });

  it('TASK-14 (D-128) is none if it only repeats a style, as programs do that make one for each cell', async () => {
    const styles = `<styleSheet><cellXfs>${'<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>'.repeat(64_000)}</cellXfs></styleSheet>`;
    const bytes = zipOf(
      { ...parts(stock()), 'xl/styles.xml': utf8(styles) },
      'deflated',
      (unpacked) => new Uint8Array(deflateRawSync(unpacked)),
    );
    expect(await problemOf(bytes)).toMatchObject({ code: 943 });
  });

  it('TASK-14 is rejected when its cells repeat a long text', async () => {
    const strings = `<si><t>${'x'.repeat(1000)}</t></si>`;
    const repeated = Array.from({ length: 200 }, () => '<c t="s"><v>0</v></c>');
    const bytes = xlsx({ sheets: [{ name: 'S', data: cells(...repeated) }], strings });
    expect(await problemOf(bytes, { textLength: 100_000 })).toMatchObject({
      key: 'createInventoryTask.tooMuchText',
      args: ['S', 'A101', 0],
    });
  });

  it('TASK-34 is rejected when packing would multiply its headers', async () => {
    const rows = Array.from({ length: 100 }, (_, i) => [`G01${String(i).padStart(6, '0')}`]);
    const bytes = workbook({ S: [[...HEADER, 'x'.repeat(10_000)], ...rows] });
    expect(await problemOf(bytes, { packedLength: 500_000 })).toMatchObject({
      key: 'createInventoryTask.listTooLong',
      args: ['S', 'A50', 0],
    });
  });
});

describe('a file over its limits', () => {
  const long = cells(...Array.from({ length: 50 }, (_, i) => inline(`row ${i}`)));
  it.each<[keyof FileLimits, number, Parts, string, (string | number)[]]>([
    ['fileBytes', 100, stock(), 'fileTooLarge', [0]],
    [
      'sheets',
      1,
      {
        sheets: [
          { name: 'A', data: '' },
          { name: 'B', data: '' },
        ],
      },
      'tooManySheets',
      [1],
    ],
    ['rows', 20, { sheets: [{ name: 'S', data: long }] }, 'tooManyRows', ['S', 20]],
    ['cells', 20, { sheets: [{ name: 'S', data: long }] }, 'tooManyCells', ['S', 'A21', 20]],
    ['columns', 16, { sheets: [{ name: 'S', data: '<row r="1"><c r="Q1"><v>1</v></c></row>' }] }, 'tooManyColumns', ['S', 'Q1', 16]],
    [
      'columns',
      1024,
      { sheets: [{ name: 'S', data: '<row r="1"><c r="A1"><v>1</v></c><c r="XFD1"><v>1</v></c></row>' }] },
      'tooManyColumns',
      ['S', 'XFD1', 1024],
    ],
    ['cellLength', 100, { sheets: [{ name: 'S', data: cells(inline('x'.repeat(101))) }] }, 'cellTooLong', ['A2', 'S', 100]],
    [
      'cellLength',
      100,
      { sheets: [{ name: 'S', data: cells('<c t="s"><v>0</v></c>') }], strings: `<si><t>${'x'.repeat(101)}</t></si>` },
      'cellTooLong',
      ['A2', 'S', 100],
    ],
  ])('TASK-14 (D-128) is rejected by %s, with the limit, the sheet and the place', async (limit, value, given, key, args) => {
    expect(await problemOf(xlsx(given), { [limit]: value })).toMatchObject({ code: 945, key: `createInventoryTask.${key}`, args });
  });

  it.each<[keyof FileLimits, number, Parts]>([
    ['zipEntries', 3, stock()],
    ['cells', 3, stock({ strings: '<si/><si/><si/><si/>' })],
  ])('TASK-14 is rejected by %s, which only hostile files exceed', async (limit, value, given) => {
    expect(await problemOf(xlsx(given), { [limit]: value })).toMatchObject(TOO_LARGE);
  });

  it('TASK-14 (D-128) does not count cells that belong to no column, far to the right or behind the first rows', async () => {
    const row = (number: number, ...texts: [string, string][]) =>
      `<row r="${number}">${texts.map(([column, text]) => `<c r="${column}${number}" t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;
    const header = row(1, ['A', 'Address'], ['B', 'SKU'], ['C', 'Expected qty']);
    const rows = Array.from({ length: 300 }, (_, i) =>
      row(
        i + 2,
        ['A', `G0${1000000 + i}`],
        ['B', 'A'],
        ['C', '1'],
        ...(i > 120
          ? ([
              ['D', 'x'],
              ['E', 'y'],
            ] as [string, string][])
          : []),
      ),
    );
    const stray = row(302, ['A', 'G01999999'], ['XFD', 'x']) + row(303, ['XFD', 'y']);
    const bytes = xlsx({ sheets: [{ name: 'S', data: header + rows.join('') + stray }] });
    const [sheet] = sheetsOf(await read(bytes, 'stock.xlsx', undefined, { limits: { cells: 904 } }));
    expect(sheet).toMatchObject({ problem: null, rowsInSheet: 301, problemRows: [] });
  });

  it('TASK-14 (D-128) of a CSV is rejected at the row in which its list becomes too long, not at its end', async () => {
    const text = `Address;${'x'.repeat(1000)}\n${Array.from({ length: 1000 }, (_, i) => `G0${1000000 + i};1\n`).join('')}"unclosed`;
    const reading = await read(utf8(text), 'stock.csv', undefined, { limits: { packedLength: 200_000 } });
    expect(reading).toMatchObject({ ok: false, problem: { key: 'createInventoryTask.listTooLong', args: ['stock', 'B181', 0] } });
  });

  it.each([
    ['an empty last row', `${cells(inline('x'))}<row r="1048576"/>`],
    [
      'a last row of styled cells',
      `${cells(inline('x'))}<row r="1048576" s="1" customFormat="1"><c r="A1048576" s="1"/><c r="XFD1048576" s="1"/></row>`,
    ],
    ['a last row of blanks', `${cells(inline('x'))}<row r="1048576"><c r="A1048576" t="inlineStr"><is><t> </t></is></c></row>`],
    ['empty rows between', `${cells(inline('x'))}${Array.from({ length: 60 }, (_, i) => `<row r="${i + 9}"/>`).join('')}`],
  ])('TASK-14 counts only rows with content, so that %s does not make a sheet too large', async (_, data) => {
    expect(await problemOf(xlsx({ sheets: [{ name: 'S', data }] }), { rows: 20 })).toMatchObject({ code: 943 });
  });

  it('TASK-14 ignores how many rows, columns and strings a sheet declares', async () => {
    const worksheet = `<worksheet><dimension ref="A1:XFD1048576"/><sheetData>${cells('<c t="s"><v>0</v></c>')}</sheetData></worksheet>`;
    const bytes = xlsx({
      sheets: [{ name: 'S', data: '' }],
      worksheets: [worksheet],
      more: { 'xl/sharedStrings.xml': utf8('<sst count="4000000000" uniqueCount="4000000000"><si><t>x</t></si></sst>') },
    });
    expect(await problemOf(bytes, { rows: 20, cells: 20, columns: 16 })).toMatchObject({ code: 943 });
  });

  it('TASK-14 is rejected by the bytes of a legacy XLS', async () => {
    const reading = await read(workbook({ S: [HEADER] }, 'biff8'), 'a.xls', undefined, { limits: { xlsBytes: 1000 } });
    expect(reading).toMatchObject({ ok: false, problem: { key: 'createInventoryTask.xlsTooLarge', args: [0] } });
  });
});

describe('XML with a document type or entities', () => {
  const sheet = '<worksheet><sheetData><row r="1"><c r="A1" t="str"><v>&a;</v></c></row></sheetData></worksheet>';
  it.each([
    ['entities that multiply', `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>${sheet}`],
    ['a file of the machine', `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>${sheet}`],
    ['another document type', `<!DOCTYPE x SYSTEM "http://example.test/x.dtd">${sheet}`],
    ['an entity outside a document type', sheet.replace('<sheetData>', '<!ENTITY a "x"><sheetData>')],
  ])('TASK-14 is rejected: %s', async (_, worksheet) => {
    expect(await problemOf(xlsx({ ...stock(), worksheets: [worksheet] }))).toMatchObject({ code: 945 });
  });

  it('TASK-14 is rejected when it never ends', async () => {
    const endless = `<worksheet><sheetData><row r="1"><c r="A1" t="str"><v>${'x'.repeat(2 * MIB)}`;
    expect(await problemOf(xlsx({ ...stock(), worksheets: [endless] }), { ratio: 2000 })).toMatchObject({ code: 945 });
  });
});

describe('a damaged archive', () => {
  const good = (): Uint8Array => workbook({ S: [HEADER, ['G01010101', 'A', 1]] });

  it('whose bytes do not fit their checksum is rejected instead of read wrongly', async () => {
    const bytes = zipOf(parts(stock()), 'stored');
    const at = Buffer.from(bytes).indexOf('Address');
    bytes[at] = 'B'.charCodeAt(0);
    expect(await problemOf(bytes)).toMatchObject({ code: 945 });
  });

  it.each([
    ['is encrypted', (bytes: Uint8Array, entry: number) => u16(bytes, entry + 8, 1)],
    ['is packed in another way', (bytes: Uint8Array, entry: number) => u16(bytes, entry + 10, 14)],
    ['lies outside the file', (bytes: Uint8Array, entry: number) => u32(bytes, entry + 42, 0x7fffffff)],
    ['is longer than the file', (bytes: Uint8Array, entry: number) => u32(bytes, entry + 20, 0x7fffffff)],
    ['is shorter than it was packed', (bytes: Uint8Array, entry: number) => u32(bytes, entry + 20, 20)],
    ['has a name beyond the file', (bytes: Uint8Array, entry: number) => u16(bytes, entry + 28, 0xffff)],
  ])('whose sheet %s is rejected', async (_, harm) => {
    const bytes = good();
    harm(bytes, directoryEntry(bytes, 'xl/worksheets/sheet1.xml'));
    expect(await problemOf(bytes)).toMatchObject({ code: 945 });
  });

  it('TASK-14 with two parts of the same name is rejected', async () => {
    const more = { 'XL/worksheets/SHEET1.xml': utf8('<worksheet/>') };
    expect(await problemOf(xlsx(stock({ more })))).toMatchObject({ code: 945 });
  });

  it('TASK-16 may have sizes in 64 bits, as some writers always do', async () => {
    const bytes = zip64(zipOf(parts(stock({ strings: '' }))));
    expect(await problemOf(bytes)).toMatchObject({ code: 943 });
  });

  it('TASK-16 may have its whole directory in 64 bits, also when it is small', async () => {
    const bytes = zip64End(zip64(zipOf(parts(stock({ strings: '' })))));
    expect(await problemOf(bytes)).toMatchObject({ code: 943 });
  });

  it('TASK-14 in 64 bits is rejected by its real number of parts, not the stated one', async () => {
    const bytes = zip64End(zipOf(parts(stock())));
    expect(await problemOf(bytes, { zipEntries: 3 })).toMatchObject(TOO_LARGE);
    const record = bytes.length - 22 - 20 - 56;
    new DataView(bytes.buffer).setBigUint64(record + 32, 2n ** 63n, true);
    expect(await problemOf(bytes)).toMatchObject(UNREADABLE);
  });

  it.each([
    ['record', 22 + 20 - 8],
    ['directory', 22 + 20 + 56 - 48],
  ])('TASK-14 in 64 bits is rejected when its %s lies outside of the file', async (_, fromEnd) => {
    const bytes = zip64End(zipOf(parts(stock())));
    new DataView(bytes.buffer).setBigUint64(bytes.length - fromEnd, 2n ** 60n, true);
    expect(await problemOf(bytes)).toMatchObject(UNREADABLE);
  });

  it('of any kind results in a problem, never in an exception', async () => {
    const original = good();
    const harm = fc.array(fc.tuple(fc.nat(original.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(harm, fc.nat(original.length), fc.boolean(), async (changes, end, cut) => {
        const bytes = cut ? original.slice(0, end) : original.slice();
        for (const [at, value] of changes) if (at < bytes.length) bytes[at] = value;
        const reading = await read(bytes, 'stock.xlsx');
        if (!reading.ok) expect(reading.problem.text).not.toBe('');
        else expect(reading.sheets.length).toBeGreaterThan(0);
      }),
      { numRuns: 300 },
    );
  });
});

/** The same archive with the count and the place of its directory in the records of ZIP64. */
function zip64End(bytes: Uint8Array): Uint8Array {
  const end = bytes.slice(-22);
  const endView = new DataView(end.buffer);
  const tail = new DataView(new ArrayBuffer(56 + 20));
  tail.setUint32(0, 0x06064b50, true);
  tail.setBigUint64(4, 44n, true);
  for (const at of [24, 32]) tail.setBigUint64(at, BigInt(endView.getUint16(10, true)), true);
  tail.setBigUint64(40, BigInt(endView.getUint32(12, true)), true);
  tail.setBigUint64(48, BigInt(endView.getUint32(16, true)), true);
  tail.setUint32(56, 0x07064b50, true);
  tail.setBigUint64(56 + 8, BigInt(bytes.length - 22), true);
  tail.setUint32(56 + 16, 1, true);
  end.fill(0xff, 8, 20);
  return Uint8Array.from([...bytes.slice(0, -22), ...new Uint8Array(tail.buffer), ...end]);
}

/** The same archive with the sizes of its sheet in the directory's ZIP64 field. */
function zip64(bytes: Uint8Array): Uint8Array {
  const at = directoryEntry(bytes, 'xl/worksheets/sheet1.xml');
  const nameEnd = at + 46 + 'xl/worksheets/sheet1.xml'.length;
  const view = new DataView(bytes.buffer);
  const field = new Uint8Array(4 + 24);
  const fieldView = new DataView(field.buffer);
  fieldView.setUint16(0, 1, true);
  fieldView.setUint16(2, 24, true);
  [24, 20, 42].forEach((offset, i) => {
    fieldView.setBigUint64(4 + i * 8, BigInt(view.getUint32(at + offset, true)), true);
    view.setUint32(at + offset, 0xffffffff, true);
  });
  view.setUint16(at + 30, field.length, true);
  return Uint8Array.from([...bytes.slice(0, nameEnd), ...field, ...bytes.slice(nameEnd)]);
}
