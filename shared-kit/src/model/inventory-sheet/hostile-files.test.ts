/** @jest-environment node */
import fc from 'fast-check';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { cells, inline, parts, workbook, xlsx, type Parts } from '../workbook/workbook.test-data';
import { HEADER, read } from './inventory-sheet.test-data';
import type { IntakeLimits } from '../workbook/intake-limits';

const MIB = 1024 * 1024;
const TOO_LARGE = { code: 945, key: 'createInventoryTask.tooLarge' };

const stock = (more: Partial<Parts> = {}): Parts => ({ sheets: [{ name: 'S', data: cells(inline('x')) }], ...more });

/** The problem of the file, or of its first sheet. */
async function problemOf(bytes: Uint8Array, limits: Partial<IntakeLimits> = {}) {
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
  const bomb = (size: number, level: 0 | 6 = 6): Zippable => ({
    ...parts(stock()),
    'xl/worksheets/sheet1.xml': [strToU8('<x/>'.repeat(size / 4)), { level }],
  });

  it('TASK-14 is refused by the ratio it unpacks at, long before its end', async () => {
    const bytes = zipSync(bomb(100 * MIB));
    const done: number[] = [];
    const reading = await read(bytes, 'stock.xlsx', undefined, { onProgress: (progress) => done.push(progress.done) });
    expect(reading).toMatchObject({ sheets: [{ problem: TOO_LARGE }] });
    const inSheet = done.filter((n) => n < bytes.length);
    expect(Math.max(...inSheet)).toBeLessThan(bytes.length / 2);
  });

  it('TASK-14 is refused by its unpacked size, whatever its directory claims', async () => {
    const bytes = zipSync(bomb(3 * MIB));
    const entry = directoryEntry(bytes, 'xl/worksheets/sheet1.xml');
    u32(bytes, entry + 24, 10);
    expect(await problemOf(bytes, { ratio: 2000, unpackedBytes: 2 * MIB })).toMatchObject(TOO_LARGE);
  });

  it('TASK-14 is refused when it is only stored', async () => {
    expect(await problemOf(zipSync(bomb(3 * MIB, 0)), { unpackedBytes: 2 * MIB })).toMatchObject(TOO_LARGE);
  });

  it('TASK-14 is refused when it is spread over shared strings, styles and sheets', async () => {
    const filler = strToU8(`<x>${'<y/>'.repeat(MIB / 4)}</x>`);
    const bytes = zipSync({ ...parts(stock({ strings: '' })), 'xl/sharedStrings.xml': filler, 'xl/styles.xml': filler });
    expect(await problemOf(bytes, { unpackedBytes: 1.5 * MIB, ratio: 2000 })).toMatchObject(TOO_LARGE);
  });

  it('TASK-14 is refused by the text its cells repeat', async () => {
    const strings = `<si><t>${'x'.repeat(1000)}</t></si>`;
    const repeated = Array.from({ length: 200 }, () => '<c t="s"><v>0</v></c>');
    const bytes = xlsx({ sheets: [{ name: 'S', data: cells(...repeated) }], strings });
    expect(await problemOf(bytes, { textLength: 100_000 })).toMatchObject(TOO_LARGE);
  });

  it('TASK-34 is refused when packing would multiply its headers', async () => {
    const rows = Array.from({ length: 100 }, (_, i) => [`G01${String(i).padStart(6, '0')}`]);
    const bytes = workbook({ S: [[...HEADER, 'x'.repeat(10_000)], ...rows] });
    expect(await problemOf(bytes, { packedLength: 500_000 })).toMatchObject(TOO_LARGE);
  });
});

describe('a file over its limits', () => {
  const long = cells(...Array.from({ length: 50 }, (_, i) => inline(`row ${i}`)));
  it.each<[keyof IntakeLimits, number, Parts]>([
    ['fileBytes', 100, stock()],
    ['zipEntries', 3, stock()],
    ['sheets', 1, { sheets: [{ name: 'A', data: '' }, { name: 'B', data: '' }] }],
    ['rows', 20, { sheets: [{ name: 'S', data: long }] }],
    ['cells', 20, { sheets: [{ name: 'S', data: long }] }],
    ['cells', 3, stock({ strings: '<si/><si/><si/><si/>' })],
    ['columns', 16, { sheets: [{ name: 'S', data: '<row r="1"><c r="Q1"><v>1</v></c></row>' }] }],
    ['cellLength', 100, { sheets: [{ name: 'S', data: cells(inline('x'.repeat(101))) }] }],
    ['cellLength', 100, stock({ strings: `<si><t>${'x'.repeat(101)}</t></si>` })],
  ])('TASK-14 is refused by %s', async (limit, value, given) => {
    expect(await problemOf(xlsx(given), { [limit]: value })).toMatchObject(TOO_LARGE);
  });

  it('TASK-14 is refused by the bytes of a legacy XLS', async () => {
    const reading = await read(workbook({ S: [HEADER] }, 'biff8'), 'a.xls', undefined, { limits: { xlsBytes: 1000 } });
    expect(reading).toMatchObject({ ok: false, problem: TOO_LARGE });
  });
});

describe('XML that reaches beyond itself', () => {
  const sheet = '<worksheet><sheetData><row r="1"><c r="A1" t="str"><v>&a;</v></c></row></sheetData></worksheet>';
  it.each([
    ['entities that multiply', `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>${sheet}`],
    ['a file of the machine', `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>${sheet}`],
    ['another document type', `<!DOCTYPE x SYSTEM "http://example.test/x.dtd">${sheet}`],
    ['an entity outside a document type', sheet.replace('<sheetData>', '<!ENTITY a "x"><sheetData>')],
  ])('TASK-14 is refused: %s', async (_, worksheet) => {
    expect(await problemOf(xlsx({ ...stock(), worksheets: [worksheet] }))).toMatchObject({ code: 945 });
  });

  it('TASK-14 is refused when it never ends', async () => {
    const endless = `<worksheet><sheetData><row r="1"><c r="A1" t="str"><v>${'x'.repeat(2 * MIB)}`;
    expect(await problemOf(xlsx({ ...stock(), worksheets: [endless] }), { ratio: 2000 })).toMatchObject({ code: 945 });
  });
});

describe('a damaged archive', () => {
  const good = (): Uint8Array => workbook({ S: [HEADER, ['G01010101', 'A', 1]] });

  it('whose bytes do not fit their checksum is refused rather than read wrongly', async () => {
    const bytes = zipSync(parts(stock()), { level: 0 });
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
  ])('whose sheet %s is refused', async (_, harm) => {
    const bytes = good();
    harm(bytes, directoryEntry(bytes, 'xl/worksheets/sheet1.xml'));
    expect(await problemOf(bytes)).toMatchObject({ code: 945 });
  });

  it('TASK-14 with two parts of one name is refused', async () => {
    const more = { 'XL/worksheets/SHEET1.xml': strToU8('<worksheet/>') };
    expect(await problemOf(xlsx(stock({ more })))).toMatchObject({ code: 945 });
  });

  it('TASK-16 may have sizes in 64 bits, as some writers always do', async () => {
    const bytes = zip64(zipSync(parts(stock({ strings: '' }))));
    expect(await problemOf(bytes)).toMatchObject({ code: 943 });
  });

  it('of any kind ends in an answer, never in a failure', async () => {
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
