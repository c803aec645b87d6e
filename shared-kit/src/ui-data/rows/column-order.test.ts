import fc from 'fast-check';
import { runSteps } from 'shared-kit/model/session-export';
import type { Column, Order } from '../layout/column';
import { ColumnOrder } from './column-order';
import { sortKey } from './column-order';

const sortedPositions = <T>(rows: readonly T[], column: Column<T>, order: Order) =>
  runSteps(new ColumnOrder(rows, column).positions(order));
const column = (value: Column<unknown>['value']): Column<unknown> => ({ key: 'x', title: 'X', value });
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
  const byKey: Column<{ k: string; n: number }> = { key: 'k', title: 'K', value: (row) => row.k };
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

it('TABLE-01 sorts a long table in slices in the same order as Array.sort', () => {
  const values = Array.from({ length: 5_000 }, (_, index) => (index * 7_919) % 1_009);
  const expected = values.map((value, position) => ({ value, position })).sort((a, b) => a.value - b.value || a.position - b.position);
  expect([
    ...sortedPositions(
      values,
      column((row) => row as number),
      'asc',
    ),
  ]).toEqual(expected.map(({ position }) => position));
});

it('returns the kept positions on the second call, without reading values again', () => {
  const value = jest.fn((row: unknown) => row as number);
  const order = new ColumnOrder([3, 1, 2], column(value));
  const once = runSteps(order.positions('asc'));
  expect(runSteps(order.positions('asc'))).toBe(once);
  expect([...runSteps(order.positions('desc'))]).toEqual([0, 2, 1]);
  expect(value).toHaveBeenCalledTimes(3);
});
