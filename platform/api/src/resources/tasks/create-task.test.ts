import { gunzipSync } from 'node:zlib';
import { docPaths, MAX_UPLOAD_BYTES, type TaskRow } from 'shared-kit/model';
import { packTask, readInventoryFile, type CheckedSheet } from 'shared-kit/model/inventory-sheet';
import { utils, write, type BookType } from 'xlsx';
import { csv, HEADER, pack, packedList, row } from '../../testing/sheets';
import { TEST_SETTINGS, writeDomain } from '../../testing/test-domain';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform';

const NORTH = { company: 'acme', domain: 'North Hall' };
const CSV = 'text/csv';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const XLS = 'application/vnd.ms-excel';
const PACKED = 'text/plain; charset=utf-8';

/** A workbook of one sheet, in any format that programs save. */
const workbook = (bookType: BookType, rows = [HEADER, row('G01010101', '00123')]): Buffer => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Stock');
  return write(book, { type: 'buffer', bookType }) as Buffer;
};

let platform: TestPlatform;
let token: string;

beforeAll(async () => {
  platform = await startTestPlatform();
  await writeDomain(platform.firebase, NORTH);
  await writeDomain(platform.firebase, { company: 'acme', domain: 'Bare' }, null);
  token = await platform.signUp({ uid: 'key', keyUser: true });
});

afterAll(() => platform.stop());

interface Call {
  query?: Record<string, string>;
  body?: Buffer | string;
  type?: string;
  headers?: Record<string, string>;
}

let names = 0;
const newName = () => `Task ${++names}`;

async function create({ query = {}, body = csv(HEADER, row('G01010101')), type = CSV, headers = {} }: Call = {}) {
  const response = await platform.app.inject({
    method: 'POST',
    url: '/api/tasks',
    query: { domain: NORTH.domain, name: newName(), ...query },
    headers: { authorization: `Bearer ${token}`, company: 'acme', 'content-type': type, ...headers },
    payload: body,
  });
  const { status, message } = response.json<{ status: number; message: { code?: number; key: string; args?: string[] } }>();
  expect(status).toBe(response.statusCode);
  return { http: status, ...message };
}

async function stored(name: string) {
  const { firestore } = platform.firebase;
  const task = (await firestore.doc(docPaths.task(NORTH, name)).get()).data();
  const parts = await firestore.collection(`${docPaths.task(NORTH, name)}/payload`).get();
  const packed = parts.docs.sort((a, b) => Number(a.id) - Number(b.id)).map((part) => part.get('data') as string);
  const read = () =>
    JSON.parse(gunzipSync(Buffer.from(packed.join(''), 'base64')).toString()) as {
      v: number;
      orderedColumns: string[];
      rows: TaskRow[];
    };
  return { task, packed, read };
}

describe('creating a task', () => {
  it('API-26 TASK-35 answers 200 with a text and no code', async () => {
    expect(await create()).toEqual({
      http: 200,
      key: 'createInventoryTask.created',
      text: 'Inventory task created!',
    });
  });

  it('TASK-36 stores count, examples and columns beside the list', async () => {
    const name = newName();
    const rows = ['G01010101', 'G01010102', 'G01010103', 'G01010104', 'G01010105'].map((address) => row(address));
    await create({ query: { name }, body: csv(HEADER, ...rows) });
    const { task, read } = await stored(name);
    const records = platform.firebase.firestore.collection('companies/acme/audit');
    const { docs } = await records.where('target', '==', docPaths.task(NORTH, name)).get();
    expect(docs.map((doc) => doc.data())).toMatchObject([{ action: 'tasks.create', by: 'key' }]);
    expect(task).toMatchObject({
      name,
      state: 'PENDING',
      createdBy: 'key',
      addressesCount: 5,
      exampleAddresses: { start: ['G01010101', 'G01010102'], end: ['G01010104', 'G01010105'], count: 4 },
      orderedColumns: HEADER,
      payloadParts: 1,
    });
    expect(task?.['createdDate']).toBeDefined();
    expect(read()).toMatchObject({ v: 1, orderedColumns: HEADER });
    expect(read().rows[0]).toEqual({
      address: 'G01010101',
      expectedBarcodeData: { SKU: 'A1' },
      expectedMifData: { 'Expected boxes': '2' },
      inputData: { Address: 'G01010101', Owner: 'Northwind', SKU: 'A1', 'Expected boxes': '2' },
    });
  });

  it('TASK-14 TASK-36 stores the characters of a CSV in windows-1252 as a browser reads them', async () => {
    const name = newName();
    const body = Buffer.from(csv(HEADER, row('G01010101', 'A1 – €5')).toString().replace('–', '\x96').replace('€', '\x80'), 'latin1');
    await create({ query: { name }, body });
    expect((await stored(name)).read().rows[0]?.inputData).toMatchObject({ SKU: 'A1 – €5' });
  });

  it('TASK-14 TASK-35 stores the characters of a CSV by the encoding that is sent along', async () => {
    const name = newName();
    const body = Buffer.from(csv(HEADER, row('G01010101', '\xcf1')).toString(), 'latin1');
    expect(await create({ query: { name }, body, type: 'text/csv; charset=Windows-1251' })).toMatchObject({ http: 200 });
    expect((await stored(name)).read().rows[0]?.inputData).toMatchObject({ SKU: 'П1' });
  });

  it('TASK-14 accepts a CSV in UTF-16', async () => {
    const name = newName();
    const body = Buffer.from(`\ufeff${csv(HEADER, row('G01010101', 'Ação')).toString()}`, 'utf16le');
    expect(await create({ query: { name }, body })).toMatchObject({ http: 200 });
    expect((await stored(name)).read().rows[0]?.inputData).toMatchObject({ SKU: 'Ação' });
  });

  it.each<[string, Buffer]>([
    ['BIFF2', workbook('biff2')],
    ['BIFF5', workbook('biff5')],
    ['BIFF8', workbook('biff8')],
    ['SpreadsheetML 2003', workbook('xlml')],
    ['HTML', workbook('html')],
    ['tab-separated text', Buffer.from([HEADER, row('G01010101', '00123')].map((cells) => cells.join('\t')).join('\r\n'))],
  ])('TASK-14 TASK-36 comes from %s that is called XLS', async (_what, body) => {
    const name = newName();
    expect(await create({ query: { name }, type: XLS, body })).toMatchObject({ http: 200 });
    const inputData = Object.fromEntries(HEADER.map((column, i) => [column, row('G01010101', '00123')[i]]));
    expect((await stored(name)).read().rows).toMatchObject([{ address: 'G01010101', inputData }]);
  });

  it('ADD-FIND-06 TASK-36 stores its name for searches too', async () => {
    const name = `Contagem às CEGAS ${newName()}`;
    await create({ query: { name } });
    expect((await stored(name)).task).toMatchObject({ name, searchName: name.toLowerCase().replace('à', 'a') });
  });

  it('TASK-34 stores the same from a packed list as from its sheet', async () => {
    const name = newName();
    expect(await create({ query: { name }, type: PACKED, body: packedList([row('G01010101')]) })).toMatchObject({ http: 200 });
    const { task } = await stored(name);
    expect(task).toMatchObject({ addressesCount: 1, orderedColumns: HEADER });
  });

  it('TASK-34 computes expected values again instead of using those of a packed list', async () => {
    const name = newName();
    const body = packedList([row('G01010101', 'A1', '2')], HEADER, { SKU: 'forged', 'Expected boxes': '99', Extra: 'x' });
    await create({ query: { name }, type: PACKED, body });
    const [first] = (await stored(name)).read().rows;
    expect(first?.expectedBarcodeData).toEqual({ SKU: 'A1' });
    expect(first?.expectedMifData).toEqual({ 'Expected boxes': '2' });
  });

  it.each([
    [';', '1,234', '1.234'],
    ['\t', '1,234', '1,234'],
    [',', '"1,234"', '1,234'],
  ])('TASK-34 (D-61) reads the numbers of a list from a CSV with %j as the page did: %s is %s', async (separator, boxes, expected) => {
    const text = [HEADER, row('G01010101', 'A1', boxes)].map((cells) => cells.join(separator)).join('\n');
    const reading = await readInventoryFile(Buffer.from(text), 'stock.csv', TEST_SETTINGS);
    const name = newName();
    await create({ query: { name }, type: PACKED, body: packTask((reading as { sheets: CheckedSheet[] }).sheets[0]!) });
    const list = (await stored(name)).read();
    expect(list.rows[0]).toMatchObject({
      expectedMifData: { 'Expected boxes': expected },
      inputData: { 'Expected boxes': '1,234' },
    });
    expect(list).not.toHaveProperty('comma');
  });

  it('TASK-34 stores a long list in parts that fit into a document', async () => {
    const name = newName();
    const rows = Array.from({ length: 60_000 }, (_, i) => {
      const digits = String(1_000_000 + i).slice(1);
      // Nothing that compression could shorten.
      const noise = Array.from({ length: 2 }, () => Math.random().toString(36).slice(2)).join('');
      return row(`G01${digits}`, noise);
    });
    expect(await create({ query: { name }, body: csv(HEADER, ...rows) })).toMatchObject({ http: 200 });
    const { task, packed, read } = await stored(name);
    expect(packed.length).toBeGreaterThan(1);
    expect(task?.['payloadParts']).toBe(packed.length);
    expect(Math.max(...packed.map((part) => part.length))).toBeLessThanOrEqual(900_000);
    expect(read().rows).toHaveLength(60_000);
  });
});

describe('problems of a sheet', () => {
  it('TASK-18 948 names the missing address column', async () => {
    expect(await create({ body: csv(['Place', 'SKU', 'Expected boxes'], ['G01010101', 'A1', '2']) })).toMatchObject({
      http: 400,
      code: 948,
      args: ['Address'],
    });
  });

  it('TASK-19 943 names the missing check columns', async () => {
    expect(await create({ body: csv(['Address', 'Owner'], ['G01010101', 'N']) })).toMatchObject({
      http: 400,
      code: 943,
      args: ['SKU, Expected boxes'],
    });
  });

  it('TASK-20 drops rows whose address is shorter or longer than the pattern', async () => {
    const name = newName();
    await create({ query: { name }, body: csv(HEADER, row('G01010101'), row('G0101010'), row('G010101011'), row('Total')) });
    expect((await stored(name)).task).toMatchObject({ addressesCount: 1 });
  });

  it('TASK-21 941 when no row has a valid address', async () => {
    expect(await create({ body: csv(HEADER, row('01010101')) })).toMatchObject({ http: 400, code: 941 });
  });

  it('TASK-22 946 names the repeated addresses', async () => {
    const reply = await create({ body: csv(HEADER, row('G01010101'), row('G01010102'), row('G01010101')) });
    expect(reply).toMatchObject({ http: 400, code: 946 });
    expect(reply.args?.[0]).toContain('G01010101');
  });

  it('TASK-23 947 refuses several streets until they are accepted', async () => {
    const body = csv(HEADER, row('G01010101'), row('G02010101'));
    expect(await create({ body })).toMatchObject({ http: 400, code: 947 });
    expect(await create({ body, query: { acceptStreets: 'false' } })).toMatchObject({ code: 947 });
    expect(await create({ body, query: { acceptStreets: 'true' } })).toMatchObject({ http: 200 });
  });

  it('TASK-23 accepting streets accepts nothing else', async () => {
    const body = csv(HEADER, row('G01010101'), row('G02010101'), row('G01010101'));
    expect(await create({ body, query: { acceptStreets: 'true' } })).toMatchObject({ code: 946 });
  });

  it('ERR-17 216 names a repeated column', async () => {
    const reply = await create({ body: csv([...HEADER, 'owner'], [...row('G01010101'), 'N']) });
    expect(reply).toMatchObject({ http: 409, code: 216 });
  });

  it.each([
    ['a PDF that calls itself a workbook', XLSX, Buffer.from('%PDF-1.4 nothing')],
    ['a workbook that ends too early', XLSX, Buffer.from([0x50, 0x4b, 0x03, 0x04, 1, 2, 3])],
    ['a CSV with binary content', CSV, Buffer.from([65, 0, 66])],
    ['an empty file', CSV, Buffer.alloc(0)],
    ['a header without rows', CSV, csv(HEADER)],
    ['a body of another kind', 'application/json', Buffer.from('{}')],
    ['a list that is no base64', PACKED, Buffer.from('!!!')],
    ['a list that is no gzip', PACKED, Buffer.from('AAAA')],
    ['a list that is no JSON', PACKED, Buffer.from(pack('{'))],
    ['a list of another version', PACKED, Buffer.from(pack({ v: 2, orderedColumns: [], rows: [] }))],
    ['a list without rows', PACKED, Buffer.from(pack({ v: 1, orderedColumns: HEADER }))],
    ['a list with a row that is no row', PACKED, Buffer.from(pack({ v: 1, orderedColumns: HEADER, rows: [7] }))],
    ['a list with a number for a text', PACKED, Buffer.from(pack({ v: 1, orderedColumns: ['A'], rows: [{ inputData: { A: 1 } }] }))],
    ['a list that inflates without end', PACKED, Buffer.from(pack(' '.repeat(140 * 1024 * 1024)))],
  ])('TASK-14 945 for %s', async (_what, type, body) => {
    expect(await create({ type, body })).toMatchObject({ http: 400, code: 945 });
  });

  it.each([
    ['an OpenDocument spreadsheet', XLSX, workbook('ods'), 'openDocument'],
    ['a binary workbook', XLS, workbook('xlsb'), 'binaryWorkbook'],
  ])('TASK-29 945 names the kind of %s', async (_what, type, body, key) => {
    expect(await create({ type, body })).toMatchObject({ http: 400, code: 945, key: `createInventoryTask.${key}` });
  });

  it.each(['utf-7', 'latin1', ''])('TASK-14 945 for a CSV in the encoding %j, with the names of those that are read', async (charset) => {
    expect(await create({ type: `text/csv; charset=${charset}` })).toMatchObject({
      http: 400,
      code: 945,
      key: 'createInventoryTask.unknownEncoding',
      args: [charset, expect.stringContaining('utf-16le, utf-16be, windows-1252')],
    });
  });

  it.each([
    ['several sheets', {}],
    ['a sheet that is hidden beside the one', { Sheets: [{}, { Hidden: 1 as const }] }],
  ])('TASK-30 945 names the sheets of a file with %s, which are several tasks', async (_what, workbookFacts) => {
    const book = { ...utils.book_new(), Workbook: workbookFacts };
    for (const name of ['One', 'Two']) utils.book_append_sheet(book, utils.aoa_to_sheet([HEADER, row('G01010101')]), name);
    const refusal = { http: 400, code: 945, key: 'createInventoryTask.severalSheets', args: ['One, Two'] };
    expect(await create({ type: XLSX, body: write(book, { type: 'buffer' }) as Buffer })).toMatchObject(refusal);
  });
});

describe('problems of a call', () => {
  it('TASK-25 942 for a name that is taken', async () => {
    const name = newName();
    await create({ query: { name } });
    expect(await create({ query: { name } })).toMatchObject({ http: 409, code: 942, args: [name] });
  });

  it('TASK-25 942 for a name that differs from one that is taken only in case and form', async () => {
    const name = `Contagem às cegas ${newName()}`;
    await create({ query: { name } });
    for (const alike of [name.toUpperCase(), name.normalize('NFD').replace(' ', '\u00a0  ')]) {
      expect(await create({ query: { name: alike } })).toMatchObject({ http: 409, code: 942 });
    }
    expect(await create({ query: { name: name.replace('à', 'a') } })).toMatchObject({ http: 200 });
  });

  it('TASK-25 of two simultaneous calls with one name, one succeeds', async () => {
    const name = newName();
    const replies = await Promise.all(
      [1, 2, 3].map((boxes) => create({ query: { name }, body: csv(HEADER, row('G01010101', 'A1', `${boxes}`)) })),
    );
    expect(replies.map(({ http }) => http).sort()).toEqual([200, 409, 409]);
    expect(replies.filter(({ code }) => code === 942)).toHaveLength(2);
    const { rows } = (await stored(name)).read();
    expect(rows[0]?.expectedMifData).toEqual({ 'Expected boxes': `${replies.findIndex(({ http }) => http === 200) + 1}` });
  });

  it.each(['a/b', 'a.b', 'a[b', 'a]b', 'a*b', 'a´b', 'a#b'])('TASK-26 213 for the name %s', async (name) => {
    expect(await create({ query: { name } })).toMatchObject({ http: 400, code: 213, args: [name] });
  });

  it('TASK-26 205 for a name of nothing but spaces', async () => {
    expect(await create({ query: { name: '  ' } })).toMatchObject({ http: 400, code: 205 });
  });

  it('API-26 901 for a domain without settings', async () => {
    expect(await create({ query: { domain: 'Bare' } })).toMatchObject({ http: 404, code: 901 });
  });

  it('API-26 900 names the missing parameters', async () => {
    expect(await create({ query: { domain: '', name: '' } })).toMatchObject({ http: 400, code: 900, args: ['domain, name'] });
  });

  it('API-26 900 without a company', async () => {
    expect(await create({ headers: { company: '' } })).toMatchObject({ http: 400, code: 900, args: ['company'] });
  });

  it('API-26 204 for an unexpected parameter', async () => {
    expect(await create({ query: { state: 'COMPLETED' } })).toMatchObject({ http: 400, code: 204, args: ['state'] });
  });

  it('API-26 215 or 214 for an acceptance that is neither true nor false', async () => {
    expect(await create({ query: { acceptStreets: 'perhaps' } })).toMatchObject({ http: 400, code: 214, args: ['acceptStreets'] });
  });

  it('API-26 413 for a body over the limit', async () => {
    expect(await create({ body: Buffer.alloc(MAX_UPLOAD_BYTES + 1, 'a') })).toMatchObject({ http: 413, code: 0 });
  });
});
