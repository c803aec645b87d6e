/** @jest-environment node */
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { tryFor } from 'tooling/fuzz';
import { readImageFacts } from '../images/image-facts';
import { workbook, type BookType } from '../workbook/workbook.test-data';
import { HEADER, read } from './inventory-sheet.test-data';
import { unpackAddresses } from './unpack-task';

const PARTS = 4;

const ROWS = [HEADER, ['G01010101', 'AB12', 5], ['G01010102', 'Ação 😀', 1.5], ['G01010103', '=A1', true], [null, '', 45_000.25]];
const BOOKS: BookType[] = [
  'xlsx',
  'xls',
  'biff5',
  'biff4',
  'biff3',
  'csv',
  'txt',
  'html',
  'xlml',
  'fods',
  'ods',
  'xlsb',
  'slk',
  'dif',
  'prn',
  'rtf',
];
const JPEG = [
  0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0, 0xff, 0xc0, 0, 17, 8, 0, 9, 0, 9, 3, 1, 34, 0, 2, 17,
  1,
];
const PNG = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 9, 0, 0, 0, 9, 8, 2, 0, 0, 0];

/** One file of each kind that users have, as a spreadsheet program writes it. */
const FILES = BOOKS.map((type) => ({
  name: `stock.${type === 'xlml' ? 'xls' : type.replace(/^biff\d/, 'xls')}`,
  bytes: workbook({ Stock: ROWS, More: ROWS }, type),
}));

/** Bytes with some of them changed, left out, repeated or put in. */
function damaged(bytes: Uint8Array): fc.Arbitrary<Uint8Array> {
  const change = fc.record({
    at: fc.nat(bytes.length - 1),
    length: fc.oneof(fc.constantFrom(0, 1, 2, 4), fc.nat(bytes.length)),
    put: fc.oneof(
      fc.uint8Array({ maxLength: 8 }),
      fc.constantFrom([0xff, 0xff, 0xff, 0xff], [0, 0, 0, 0], [0x7f, 0xff, 0xff, 0xff], [0x80]).map((some) => new Uint8Array(some)),
      fc
        .constantFrom(
          '&#x110000;',
          '<!DOCTYPE x [<!ENTITY a "b">]>',
          '<row r="1048577">',
          '"',
          '\u0000',
          ']]>',
          '<c r="ZZZZ9">',
          '9'.repeat(400),
        )
        .map((text) => new Uint8Array(Buffer.from(text))),
      fc.nat(bytes.length).map((from) => bytes.slice(from, from + 64)),
    ),
  });
  return fc.array(change, { minLength: 1, maxLength: 4 }).map((changes) => {
    const whole = changes.reduce((before, { at, length, put }) => {
      const place = Math.min(at, before.length);
      return new Uint8Array(Buffer.concat([before.subarray(0, place), put, before.subarray(place + length)]));
    }, bytes);
    // A failure names the changes, and not thousands of bytes.
    const text = JSON.stringify(changes.map(({ at, length, put }) => [at, length, Buffer.from(put).toString('latin1')]));
    return Object.assign(whole, { [fc.toStringMethod]: () => text });
  });
}

const anyFile = fc
  .constantFrom(...FILES)
  .chain(({ name, bytes }) =>
    fc.record({ name: fc.oneof(fc.constant(name), fc.constantFrom(...FILES.map((one) => one.name))), bytes: damaged(bytes) }),
  );

const LIMITS = { cells: 20_000, textLength: 2_000_000, unpackedBytes: 8 * 1024 * 1024 };

async function expectReading(bytes: Uint8Array, name: string): Promise<void> {
  const reading = await read(bytes, name, undefined, { limits: LIMITS });
  const problems = reading.ok ? reading.sheets.flatMap(({ problem }) => problem ?? []) : [reading.problem];
  for (const problem of problems) expect(problem.text).toMatch(/\S/);
  if (reading.ok) expect(reading.sheets.length).toBeGreaterThan(0);
}

// SheetJS names each record that it does not know.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));

it('ADD-52 TASK-14 a damaged file of any kind is read or refused, and breaks no reader', async () => {
  await tryFor({ runs: 2000, parts: PARTS }, (options) =>
    fc.assert(
      fc.asyncProperty(anyFile, ({ bytes, name }) => expectReading(bytes, name)),
      options,
    ),
  );
});

it('ADD-52 TASK-14 a text of any characters is read or refused as a table', async () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'Address',
      'SKU',
      ',',
      ';',
      '\t',
      '"',
      '""',
      '\r\n',
      '\n',
      '\r',
      ' ',
      'G01010101',
      '=1+1',
      '<table>',
      '<tr><td>',
      '</td>',
      '&nbsp;',
      'sep=;',
      '\ufeff',
      '1,5',
      '1.234,5',
      '-',
      '#N/A',
      '<?xml version="1.0"?>',
    ),
    fc.string({ unit: 'binary', maxLength: 6 }),
  );
  const text = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));
  const encoding = fc.constantFrom<BufferEncoding>('utf8', 'latin1', 'utf16le');
  await tryFor({ runs: 1000, parts: PARTS }, (options) =>
    fc.assert(
      fc.asyncProperty(text, encoding, fc.constantFrom('stock.csv', 'stock.txt', 'stock.xls', 'stock.xlsx'), (content, as, name) =>
        expectReading(new Uint8Array(Buffer.from(content, as)), name),
      ),
      options,
    ),
  );
});

it('ADD-52 PROFILE-07 the size of a damaged picture is read or refused', async () => {
  const picture = fc.constantFrom(JPEG, PNG).chain((bytes) => damaged(new Uint8Array(bytes)));
  await tryFor({ runs: 5000, parts: PARTS }, (options) =>
    fc.assert(
      fc.property(picture, (bytes) => {
        const facts = readImageFacts(bytes);
        if (facts.ok) expect(facts.value.width * facts.value.height).toBeGreaterThan(0);
        else expect([7, 317]).toContain(facts.problem.code);
      }),
      options,
    ),
  );
});

it('ADD-52 TASK-14 a damaged stored list gives addresses or nothing', async () => {
  const rows = [{ address: 'G01010101', SKU: 'AB12' }, { address: 'G01010102' }];
  const packed = new Uint8Array(gzipSync(JSON.stringify({ v: 1, orderedColumns: HEADER, rows })));
  const text = fc.oneof(
    damaged(packed).map((bytes) => Buffer.from(bytes).toString('base64')),
    fc.json().map((json) => gzipSync(json).toString('base64')),
    fc.string({ unit: 'binary' }),
  );
  await tryFor({ runs: 1000, parts: PARTS }, (options) =>
    fc.assert(
      fc.property(text, (list) => {
        expect(unpackAddresses(list)?.every((address) => typeof address === 'string') ?? true).toBe(true);
      }),
      options,
    ),
  );
});
