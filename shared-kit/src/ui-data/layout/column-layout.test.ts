import fc from 'fast-check';
import type { Column } from './column';
import { arranged, layoutShowing, moved, visibleColumns } from './column-layout';

const columnsOf = (keys: readonly string[]): Column<unknown>[] => keys.map((key) => ({ key, title: key, value: () => key }));
const keysOf = (columns: readonly Column<unknown>[]) => columns.map(({ key }) => key).join('');

describe('arranging columns', () => {
  it.each([
    ['', 'abcd'],
    ['dcba', 'dcba'],
    ['ca', 'cdab'],
    ['zczc', 'abcd'],
  ])('in the order %j, new ones stay behind the one they come after', (order, expected) => {
    expect(keysOf(arranged(columnsOf([...'abcd']), [...order]))).toBe(expected);
  });

  it('keeps every column exactly once', () => {
    const keys = fc.uniqueArray(fc.string());
    fc.assert(
      fc.property(keys, fc.array(fc.string()), (all, order) => {
        const result = arranged(columnsOf(all), [...order, ...all.slice(0, 2)]).map(({ key }) => key);
        expect([...result].sort()).toEqual([...all].sort());
      }),
    );
  });

  it('shows all columns when the layout would hide all of them', () => {
    expect(keysOf(visibleColumns(columnsOf(['a', 'b']), ['a']))).toBe('b');
    expect(keysOf(visibleColumns(columnsOf(['a', 'b']), ['a', 'b']))).toBe('ab');
  });

  it('moves a column to a position, at most to an end', () => {
    expect(moved(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b', 'c'], 'c', -5)).toEqual(['c', 'a', 'b']);
    expect(moved(['a', 'b', 'c'], 'a', 9)).toEqual(['b', 'c', 'a']);
  });

  it('shows the columns of a link, and hides the others', () => {
    const layout = layoutShowing(columnsOf([...'abcd']), ['c', 'a'], {});
    expect(layout).toEqual({ order: ['c', 'a', 'b', 'd'], hidden: ['b', 'd'], widths: {} });
  });
});
