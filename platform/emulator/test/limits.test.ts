import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunningEmulator } from '../src/index';
import { startForTest } from './start-for-test';

const DATABASE = 'projects/demo-console/databases/(default)';
const DOCUMENTS = `${DATABASE}/documents`;

let emulator: RunningEmulator;

beforeAll(async () => {
  emulator = await startForTest({ strictIndexes: indexFile() });
});
afterAll(() => emulator.stop());

/** Lists that have a composite index, and a field without any. */
function indexFile(): string {
  const order = 'ASCENDING';
  const fieldPath = (name: string) => ({ fieldPath: name, order });
  const longs = ['one', 'two', 'three', 'four', 'five'].map(fieldPath);
  const file = join(mkdtempSync(join(tmpdir(), 'limits-')), 'firestore.indexes.json');
  const indexes = [
    { collectionGroup: 'listed', queryScope: 'COLLECTION', fields: [{ fieldPath: 'items', arrayConfig: 'CONTAINS' }, fieldPath('at')] },
    { collectionGroup: 'long', queryScope: 'COLLECTION', fields: longs },
  ];
  const fieldOverrides = [
    { collectionGroup: 'free', fieldPath: 'data', indexes: [] },
    { collectionGroup: 'inner', fieldPath: 'data', indexes: [] },
    { collectionGroup: 'inner', fieldPath: 'data.list', indexes: [{ arrayConfig: 'CONTAINS', queryScope: 'COLLECTION' }] },
  ];
  writeFileSync(file, JSON.stringify({ indexes, fieldOverrides }));
  return file;
}

type Value = Record<string, unknown>;
const text = (length: number): Value => ({ stringValue: 'x'.repeat(length) });
const numbers = (count: number, from = 0): Value => ({
  arrayValue: { values: Array.from({ length: count }, (_, i) => ({ integerValue: String(from + i) })) },
});
const map = (fields: Record<string, Value>): Value => ({ mapValue: { fields } });
const fieldsOf = (count: number): Record<string, Value> =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`f${i}`, { nullValue: null }]));

const name = (path: string) => `${DOCUMENTS}/${path}`;

/** The answer to writes of the server: `ok`, or the code and the message. */
async function commit(writes: object[], method = 'commit'): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${emulator.ports.firestore}/v1/${DOCUMENTS}:${method}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ writes }),
  });
  const { error } = (await response.json()) as { error?: { status: string; message: string } };
  return error ? `${error.status} ${error.message}` : 'ok';
}
const store = (path: string, fields: Record<string, Value>) => commit([{ update: { name: name(path), fields } }]);

async function query(structuredQuery: object, parent = ''): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${emulator.ports.firestore}/v1/${DOCUMENTS}${parent}:runQuery`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ structuredQuery }),
  });
  const answer = (await response.json()) as { error?: { status: string; message: string } };
  return answer.error ? `${answer.error.status} ${answer.error.message}` : 'ok';
}

describe('ADD-43 (D-134) a document', () => {
  // users/jeff/tasks/my_task_id with two fields has 44 + 32 bytes and those of the fields, as Google's documentation counts.
  const beside = 6 + 5 + 6 + 11 + 16 + 32 + 2 * (1 + 1 + 1);
  const half = (1_048_576 - beside) / 2;

  it('has at most 1 MiB, to the byte as the service counts', async () => {
    const fieldsWith = (more: number) => ({ a: text(Math.floor(half)), b: text(Math.ceil(half) + more) });
    expect(await store('users/jeff/tasks/my_task_id', fieldsWith(0))).toBe('ok');
    expect(await store('users/jeff/tasks/my_task_id', fieldsWith(1))).toBe(
      'INVALID_ARGUMENT Document "users/jeff/tasks/my_task_id" cannot be written because its size (1,048,577 bytes) exceeds the maximum allowed size of 1,048,576 bytes.',
    );
  });

  it.each<[string, Value, number]>([
    ['a map: its fields and 32', map({ ab: { booleanValue: true } }), 3 + 1 + 32],
    ['a list: its items', { arrayValue: { values: [{ nullValue: null }, { doubleValue: 1.5 }] } }, 9],
    ['a reference: the name without the database', { referenceValue: name('users/jeff') }, 6 + 5 + 16],
    ['a point', { geoPointValue: { latitude: 1, longitude: 2 } }, 16],
    ['bytes', { bytesValue: Buffer.from('abc').toString('base64') }, 3],
    ['a text with characters of several bytes', { stringValue: 'ü😀' }, 2 + 4 + 1],
    [
      'a vector: 8 for each number',
      map({ __type__: { stringValue: '__vector__' }, value: { arrayValue: { values: [{ doubleValue: 1 }, { doubleValue: 2 }] } } }),
      16,
    ],
  ])('counts %s', async (_, value, size) => {
    const filled = 1_048_576 - (5 + 2 + 16) - 32 - (2 + 1) - (2 + 1) - (2 + size);
    const fieldsWith = (more: number) => ({ a: text(Math.floor(filled / 2)), b: text(Math.ceil(filled / 2) + more), v: value });
    expect(await store('free/a', fieldsWith(0))).toBe('ok');
    expect(await store('free/a', fieldsWith(1))).toContain('(1,048,577 bytes)');
  });

  it('has texts and bytes of at most 1,048,487 bytes', async () => {
    expect(await store('free/a', { data: text(1_048_487) })).toBe('ok');
    expect(await store('free/a', { data: text(1_048_488) })).toContain('longer than 1048487 bytes');
  });

  it('has fields with names of at most 1,500 bytes, which are not reserved or empty', async () => {
    expect(await store('free/a', { ['ü'.repeat(750)]: { nullValue: null } })).toBe('ok');
    expect(await store('free/a', { ['ü'.repeat(751)]: { nullValue: null } })).toContain('INVALID_ARGUMENT');
    expect(await store('free/a', { a: map({ ['x'.repeat(1501)]: { nullValue: null } }) })).toContain('INVALID_ARGUMENT');
    expect(await store('free/a', { __x__: { nullValue: null } })).toContain('INVALID_ARGUMENT');
    expect(await store('free/a', { '': { nullValue: null } })).toContain('INVALID_ARGUMENT');
  });

  it('is read and changed by field paths of at most 1,500 bytes', async () => {
    const mask = (path: string) => commit([{ update: { name: name('free/a'), fields: {} }, updateMask: { fieldPaths: [path] } }]);
    expect(await mask(`\`${'é'.repeat(374)}\`.${'x'.repeat(751)}`)).toBe('ok');
    expect(await mask(`${'x'.repeat(750)}.${'x'.repeat(750)}`)).toContain('INVALID_ARGUMENT');
  });

  it.each([
    ['maps', (inner: Value) => map({ a: inner })],
    ['lists and maps in turn', (inner: Value) => ({ arrayValue: { values: [map({ a: inner })] } })],
  ])('has %s nested 20 levels deep and no deeper', async (kind, around) => {
    const steps = kind === 'maps' ? 19 : 9;
    let value: Value = { nullValue: null };
    for (let i = 0; i < steps; i += 1) value = around(value);
    expect(await store('free/a', { data: value })).toBe('ok');
    value = around(value);
    expect(await store('free/a', { data: value })).toContain('nested 20 levels');
  });

  it.each([
    ['an id of 1,500 bytes', `free/${'x'.repeat(1500)}`, true],
    ['one of 1,501', `free/${'x'.repeat(1501)}`, false],
    ['an id that is one dot', 'free/.', false],
    ['an id that is two dots', 'free/..', false],
    ['an id of three dots', 'free/...', true],
    ['a reserved id', 'free/__a__', false],
    ['a reserved collection', '__a__/a', false],
    ['an id that only begins like a reserved one', 'free/__a', true],
    ['collections 100 levels deep', Array.from({ length: 100 }, () => 'a/b').join('/'), true],
    ['collections 101 levels deep', Array.from({ length: 101 }, () => 'a/b').join('/'), false],
    ['a name over 6 KiB', Array.from({ length: 5 }, () => `a/${'x'.repeat(1300)}`).join('/'), false],
  ])('with %s', async (_, path, isTaken) => {
    expect(await store(path, {})).toMatch(isTaken ? /^ok$/ : /^INVALID_ARGUMENT/);
  });
});

describe('ADD-43 (D-134) the index entries of a document', () => {
  const tooMany = (path: string) => `INVALID_ARGUMENT too many index entries for entity /${path}`;

  it('are at most 40,000: two for each field', async () => {
    expect(await store('a/fields', fieldsOf(20_000))).toBe('ok');
    expect(await store('a/fields', fieldsOf(20_001))).toBe(tooMany('a/fields'));
  });

  it('two for a map and two for each field in it', async () => {
    expect(await store('a/map', { m: map(fieldsOf(19_999)) })).toBe('ok');
    expect(await store('a/map', { m: map(fieldsOf(20_000)) })).toBe(tooMany('a/map'));
  });

  it('two for a list and two for each different item', async () => {
    expect(await store('a/list', { l: numbers(19_999) })).toBe('ok');
    expect(await store('a/list', { l: numbers(20_000) })).toBe(tooMany('a/list'));
    const alike = { arrayValue: { values: Array.from({ length: 30_000 }, () => ({ integerValue: '1' })) } };
    expect(await store('a/list', { l: alike })).toBe('ok');
  });

  it('one more for each item of a composite index', async () => {
    expect(await store('listed/a', { items: numbers(13_000), at: { integerValue: '1' } })).toBe('ok');
    expect(await store('listed/a', { items: numbers(13_500), at: { integerValue: '1' } })).toBe(tooMany('listed/a'));
    expect(await store('listed/a', { items: numbers(13_500) })).toBe('ok');
  });

  it('none of a field that the file of indexes leaves out, but those within it that it names', async () => {
    expect(await store('free/a', { data: numbers(50_000) })).toBe('ok');
    expect(await store('inner/a', { data: map({ other: numbers(30_000) }) })).toBe('ok');
    expect(await store('inner/a', { data: map({ list: numbers(30_000) }) })).toBe(tooMany('inner/a'));
  });

  it('have at most 7.5 KiB, of which a value takes 1,500 bytes', async () => {
    const longs = (length: number) => Object.fromEntries(['one', 'two', 'three', 'four', 'five'].map((field) => [field, text(length)]));
    const beside = 'long/a'.length + 1 + 16 + 32;
    expect(await store('long/a', longs(1499))).toBe('ok');
    const room = 7680 - 5 * 1500 - beside;
    expect(await store(`long/${'a'.repeat(1 + room)}`, longs(3000))).toBe('ok');
    expect(await store(`long/${'a'.repeat(2 + room)}`, longs(3000))).toBe('INVALID_ARGUMENT Index entry is too large.');
  });

  it('have at most 8 MiB together', async () => {
    const path = `a/${'x'.repeat(300)}`;
    expect(await store(path, { l: numbers(10_000) })).toBe('ok');
    expect(await store(path, { l: numbers(14_000) })).toContain('INVALID_ARGUMENT The index entries');
  });
});

describe('ADD-43 (D-134) a commit', () => {
  it('has at most 10 MiB', async () => {
    const writes = (count: number) =>
      Array.from({ length: count }, (_, i) => ({ update: { name: name(`free/${i}`), fields: { data: text(1_040_000) } } }));
    expect(await commit(writes(10))).toBe('ok');
    expect(await commit(writes(11))).toBe('INVALID_ARGUMENT Transaction too big. Decrease transaction size.');
  });

  it('transforms at most 500 fields of a document, in however many writes', async () => {
    const transforms = (count: number, path: string) => ({
      update: { name: name(path), fields: {} },
      updateTransforms: Array.from({ length: count }, (_, i) => ({ fieldPath: `t${i}`, setToServerValue: 'REQUEST_TIME' })),
    });
    expect(await commit([transforms(300, 'free/t'), transforms(200, 'free/t'), transforms(500, 'free/u')])).toBe('ok');
    expect(await commit([transforms(300, 'free/t'), transforms(201, 'free/t')])).toContain('INVALID_ARGUMENT');
  });

  it('of writes that stand alone has each document once', async () => {
    const write = (path: string) => ({ update: { name: name(path), fields: {} } });
    expect(await commit([write('free/a'), write('free/b')], 'batchWrite')).toBe('ok');
    expect(await commit([write('free/a'), write('free/a')], 'batchWrite')).toContain('INVALID_ARGUMENT');
    expect(await commit([write('free/a'), write('free/a')])).toBe('ok');
  });

  it('gives server timestamps of whole milliseconds, and keeps given times to the microsecond', async () => {
    const response = await fetch(`http://127.0.0.1:${emulator.ports.firestore}/v1/${DOCUMENTS}:commit`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner' },
      body: JSON.stringify({
        writes: [
          {
            update: { name: name('free/time'), fields: { given: { timestampValue: '2026-01-02T03:04:05.123456789Z' } } },
            updateTransforms: [{ fieldPath: 'own', setToServerValue: 'REQUEST_TIME' }],
          },
        ],
      }),
    });
    const { writeResults } = (await response.json()) as { writeResults: { transformResults: { timestampValue: string }[] }[] };
    expect(writeResults[0]?.transformResults[0]?.timestampValue).toMatch(/\.\d{3}000Z$/);
    const stored = await fetch(`http://127.0.0.1:${emulator.ports.firestore}/v1/${name('free/time')}`, {
      headers: { authorization: 'Bearer owner' },
    });
    expect(await stored.json()).toMatchObject({ fields: { given: { timestampValue: '2026-01-02T03:04:05.123456Z' } } });
  });

  it('says which versions differ when what it expects has changed', async () => {
    await store('free/version', { n: { integerValue: '1' } });
    const old = '2026-01-02T03:04:05.123456Z';
    expect(await commit([{ update: { name: name('free/version'), fields: {} }, currentDocument: { updateTime: old } }])).toMatch(
      /^FAILED_PRECONDITION the stored version \(\d+\) does not match the required base version \(1767323045123456\)$/,
    );
  });
});

describe('ADD-43 (D-134) a query', () => {
  const from = [{ collectionId: 'free' }];
  const equal = (field: string) => ({ fieldFilter: { field: { fieldPath: field }, op: 'EQUAL', value: { integerValue: '1' } } });
  const listed = (op: string, count: number, field = 'a') => ({
    fieldFilter: { field: { fieldPath: field }, op, value: numbers(count) },
  });
  const and = (...filters: object[]) => ({ from, where: { compositeFilter: { op: 'AND', filters } } });
  const or = (...filters: object[]) => ({ compositeFilter: { op: 'OR', filters } });

  it.each<[string, object, boolean]>([
    ['30 values in IN', and(listed('IN', 30)), true],
    ['31 values in IN', and(listed('IN', 31)), false],
    ['6 times 5 alternatives', and(listed('IN', 6), listed('IN', 5, 'b')), true],
    ['7 times 5 alternatives', and(listed('IN', 7), listed('IN', 5, 'b')), false],
    ['an OR of 15 and 16 values', { from, where: or(listed('IN', 15), listed('IN', 16, 'b')) }, false],
    ['10 values in NOT_IN', and(listed('NOT_IN', 10)), true],
    ['11 values in NOT_IN', and(listed('NOT_IN', 11)), false],
    ['NOT_IN beside IN', and(listed('NOT_IN', 2), listed('IN', 2, 'b')), false],
    ['NOT_IN beside another exclusion', and(listed('NOT_IN', 2), { unaryFilter: { field: { fieldPath: 'b' }, op: 'IS_NOT_NULL' } }), false],
    ['a list that has to hold two items', and(listed('ARRAY_CONTAINS_ANY', 2), listed('ARRAY_CONTAINS_ANY', 2, 'b')), false],
    ['100 conditions', and(...Array.from({ length: 100 }, (_, i) => equal(`f${i}`))), true],
    ['101 conditions', and(...Array.from({ length: 101 }, (_, i) => equal(`f${i}`))), false],
  ])('with %s', async (_, wire, isServed) => {
    expect(await query(wire)).toMatch(isServed ? /^ok$/ : /^INVALID_ARGUMENT/);
  });

  it('below a document has one condition less, as its parent counts', async () => {
    const conditions = (count: number) => and(...Array.from({ length: count }, (_, i) => equal(`f${i}`)));
    expect(await query(conditions(99), '/a/b')).toBe('ok');
    expect(await query(conditions(100), '/a/b')).toContain('INVALID_ARGUMENT');
  });

  it('without its index is refused with the link that creates it', async () => {
    const order = [{ field: { fieldPath: 'b' } }];
    expect(await query({ ...and(equal('a')), orderBy: order })).toMatch(
      /^FAILED_PRECONDITION The query requires an index\. You can create it here: https:\/\/console\.firebase\.google\.com\/v1\/r\/project\/demo-console\/firestore\/indexes\?create_composite=\S+/,
    );
  });
});
