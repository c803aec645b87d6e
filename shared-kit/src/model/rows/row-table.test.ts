/** @jest-environment node */
import fc from 'fast-check';
import type { DataColumn, Order } from './data-column';
import { ALL_ROWS, RowTable } from './row-table';
import { sortKey } from './sort-keys';

/** The positions of the rows in the order of a column. */
function sortedPositions<T>(rows: readonly T[], { value }: DataColumn<T>, order: Order): number[] {
  const table = new RowTable<{ row: T; position: number }>({ rowKey: ({ position }) => String(position) });
  table.columns = [{ key: 'x', title: 'X', value: ({ row }) => value(row) }];
  table.replace(rows.map((row, position) => ({ row, position })));
  table.ask({ ...ALL_ROWS, orderBy: 'x', order });
  return table.rows('all').map(({ position }) => position);
}
const column = (value: DataColumn<unknown>['value']): DataColumn<unknown> => ({ key: 'x', title: 'X', value });
const identity = column((row) => row as string);
const sorted = (values: unknown[], order: 'asc' | 'desc' = 'asc') =>
  [...sortedPositions(values, identity, order)].map((position) => values[position]);

/** The key of a text as a string, by a simple but slow method. */
const slowKey = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\d+/g, (digits) => digits.padStart(12, '0'));

describe('sortKey', () => {
  it.each([
    ['Aisle 9', 'Aisle 10'],
    ['São Paulo', 'SAP'],
    ['árvore', 'Barco'],
    ['a', 'B'],
    ['lote 2b', 'lote 2c'],
    ['', 'a'],
    ['9', '1234567890123456'],
  ])('TABLE-01 sorts %s before %s', (earlier, later) => {
    expect(sortKey(earlier) < sortKey(later)).toBe(true);
    // A row without a value comes last.
    if (earlier !== '') expect(sorted([later, earlier])).toEqual([earlier, later]);
  });

  it('TABLE-01 compares texts without case and accents, and digits by value', () => {
    const text = fc.string({ unit: fc.constantFrom('A', 'z', '0', '7', ' ', 'É', 'ß', 'İ', '語', '😀', '\0', '\x7f'), maxLength: 40 });
    fc.assert(fc.property(text, (one) => expect(sortKey(one)).toBe(slowKey(one))));
  });

  it('TABLE-01 works for texts of any length', () => {
    const long = 'box 7 '.repeat(100_000);
    expect(sortKey(long)).toHaveLength(slowKey(long).length);
    expect(sorted([`${long}b`, long, `${long}a`])).toEqual([long, `${long}a`, `${long}b`]);
  });
});

it('TABLE-01 sorts numbers before texts, and empty values last in both directions', () => {
  expect(sorted(['b', null, 3, 'a', 1, undefined, ''])).toEqual([1, 3, 'a', 'b', null, undefined, '']);
  expect(sorted(['b', null, 3, 'a', 1, undefined, ''], 'desc')).toEqual(['b', 'a', 3, 1, null, undefined, '']);
});

it('keeps the given order of equal rows', () => {
  const rows = [
    { k: 'a', n: 1 },
    { k: 'A', n: 2 },
    { k: 'á', n: 3 },
  ];
  const byKey: DataColumn<{ k: string; n: number }> = { key: 'k', title: 'K', value: (row) => row.k };
  expect([...sortedPositions(rows, byKey, 'asc')]).toEqual([0, 1, 2]);
  expect([...sortedPositions(rows, byKey, 'desc')]).toEqual([0, 1, 2]);
});

it('keeps the given order of rows with equal infinite numbers', () => {
  expect([
    ...sortedPositions(
      [Infinity, 1, Infinity, -Infinity, -Infinity],
      column((row) => row as number),
      'asc',
    ),
  ]).toEqual([3, 4, 1, 0, 2]);
  expect([
    ...sortedPositions(
      [Infinity, 1, Infinity, -Infinity, -Infinity],
      column((row) => row as number),
      'desc',
    ),
  ]).toEqual([0, 2, 1, 3, 4]);
});

it('the sorted positions contain every row exactly once, whatever the values', () => {
  const value = fc.oneof(fc.string(), fc.double(), fc.constant(null));
  fc.assert(
    fc.property(fc.array(value, { maxLength: 1500 }), fc.constantFrom('asc' as const, 'desc' as const), (values, order) => {
      const positions = [...sortedPositions(values, identity, order)];
      expect(positions.sort((a, b) => a - b)).toEqual(values.map((_, position) => position));
    }),
  );
});

it('TABLE-01 sorts texts like their keys, whatever they begin with', () => {
  const text = fc.tuple(
    fc.constantFrom('', 'pallet 0', 'pallet 00000000'),
    fc.string({ unit: fc.constantFrom('\0', '\x7e', '\x7f', '\x80', 'a', 'b', '9', '語', '😀') }),
  );
  fc.assert(
    fc.property(
      fc.array(
        text.map((parts) => parts.join('x')),
        { maxLength: 300 },
      ),
      fc.constantFrom(1, -1),
      (texts, sign) => {
        const keyed = texts.map((one, position) => ({ key: slowKey(one), position }));
        const expected = keyed.sort((a, b) => (a.key === b.key ? a.position - b.position : a.key < b.key ? -sign : sign));
        expect([...sortedPositions(texts, identity, sign === 1 ? 'asc' : 'desc')]).toEqual(expected.map(({ position }) => position));
      },
    ),
  );
});

interface Box {
  id: string;
  name: string;
  total: number;
}

const NAME: DataColumn<Box> = { key: 'name', title: 'Name', value: ({ name }) => name };
const TOTAL: DataColumn<Box> = { key: 'total', title: 'Total', kind: 'number', value: ({ total }) => total };

function aTable(): RowTable<Box> {
  const table = new RowTable<Box>({
    rowKey: ({ id }) => id,
    compare: (one, other) => (one.id < other.id ? -1 : one.id > other.id ? 1 : 0),
    passes: ({ total }, filter) => total >= Number(filter),
  });
  table.columns = [NAME, TOTAL];
  return table;
}

const box = (id: string, name: string, total: number): Box => ({ id, name, total });
const texts = (table: RowTable<Box>) => table.shown(0, 99).map(({ row, isRemoved }) => `${row.id} ${row.total}${isRemoved ? ' gone' : ''}`);

describe('rows that arrive', () => {
  it('TABLE-01, TABLE-02 stand where they belong in any order, search and filter, however they arrive', () => {
    const name = fc.constantFrom('dock', 'Gate', 'gate 10', 'gate 9', '');
    const boxes = fc.array(fc.record({ id: fc.constantFrom(...'abcdefgh'), name, total: fc.integer({ min: 0, max: 3 }) }), {
      maxLength: 5,
    });
    const steps = fc.array(fc.record({ put: boxes, removed: fc.subarray([...'abcdefgh'], { maxLength: 2 }) }), { maxLength: 6 });
    const question = fc.record({
      orderBy: fc.constantFrom('name', 'total', null),
      order: fc.constantFrom('asc' as const, 'desc' as const),
      search: fc.constantFrom('', 'GATE'),
      searched: fc.constant(['name']),
      filter: fc.constantFrom('', '2'),
    });
    fc.assert(
      fc.property(steps, question, question, (all, first, second) => {
        const table = aTable();
        const now = new Map<string, Box>();
        table.ask(first);
        for (const [nth, { put, removed }] of all.entries()) {
          if (nth === 3) table.ask(second);
          table.put(put, removed);
          for (const id of removed) now.delete(id);
          for (const one of put) now.set(one.id, one);
          // Reading between the changes is what makes the table keep its lists.
          table.counts();
        }
        const fresh = aTable();
        fresh.replace([...now.values()].sort((one, other) => (one.id < other.id ? -1 : 1)));
        fresh.ask(all.length > 3 ? second : first);
        expect(table.rows('found')).toEqual(fresh.rows('found'));
        expect(table.rows('all')).toEqual(fresh.rows('all'));
        expect(table.counts()).toEqual(fresh.counts());
      }),
    );
  });

  it('TABLE-01 have only their own values read', () => {
    const value = jest.fn(({ name }: Box) => name);
    const table = aTable();
    table.columns = [{ ...NAME, value }];
    table.replace([box('a', 'x', 1), box('b', 'y', 1), box('c', 'z', 1)]);
    table.ask({ ...ALL_ROWS, orderBy: 'name', search: 'y', searched: ['name'] });
    expect(texts(table)).toEqual(['b 1']);
    value.mockClear();
    table.put([box('d', 'y', 4)], ['a']);
    expect(texts(table)).toEqual(['b 1', 'd 4']);
    expect(value.mock.calls.every(([{ id }]) => id === 'd')).toBe(true);
  });
});

it('TABLE-01 rows are filtered again when a filter means something else, whether they are sorted and searched or not', () => {
  const table = aTable();
  table.replace([box('a', 'x', 1), box('b', 'x', 2), box('c', 'y', 3)]);
  table.ask({ ...ALL_ROWS, orderBy: 'total', order: 'desc', search: 'x', searched: ['name'], filter: '2' });
  expect(texts(table)).toEqual(['b 2']);
  table.passes = ({ total }, filter) => total < Number(filter);
  expect(texts(table)).toEqual(['a 1']);
  table.put([box('d', 'x', 1), box('e', 'x', 5)]);
  expect(texts(table)).toEqual(['a 1', 'd 1']);
  expect(table.counts().total).toBe(2);
});

describe('rows that are held', () => {
  it('(D-152) keep their places: changed ones show their values, removed ones stay, new ones wait', () => {
    const table = aTable();
    table.ask({ ...ALL_ROWS, orderBy: 'total', order: 'desc' });
    table.replace([box('a', '', 3), box('b', '', 2)]);
    table.hold();
    expect(table.counts()).toEqual({ unfiltered: 2, total: 2, found: 2, waiting: 0 });
    table.put([box('a', '', 1), box('c', '', 9)], ['b']);
    expect(texts(table)).toEqual(['a 1', 'b 2 gone']);
    expect(table.counts()).toEqual({ unfiltered: 2, total: 2, found: 2, waiting: 1 });
    expect(table.rows('found').map(({ id }) => id)).toEqual(['a']);
    table.showWaiting();
    expect(texts(table)).toEqual(['c 9', 'a 1']);
    table.replace([box('a', '', 5)]);
    expect(texts(table)).toEqual(['c 9 gone', 'a 5']);
    table.release();
    expect(texts(table)).toEqual(['a 5']);
  });

  it('(D-152) can be those of an earlier view, which was on the screen when the user began to point at it', () => {
    const table = aTable();
    table.put([box('b', '', 1)]);
    const view = table.shownView();
    table.put([box('a', '', 1)]);
    table.hold(view);
    expect(texts(table)).toEqual(['b 1']);
    expect(table.counts().waiting).toBe(1);
    table.ask({ ...ALL_ROWS, orderBy: 'name' });
    expect(texts(table)).toEqual(['a 1', 'b 1']);
  });
});
