import fc from 'fast-check';
import type { ComparedRow } from 'shared-kit/model/session-export';
import { addressAt, sizeOf, stateAt } from '../picture/rack-picture';
import { CELL_DIFFERENCES } from '../picture/cell-states';
import { textAt } from '../picture/text-list';
import { DIFFERENCES_MAP_QUERY, readCompareQuery, writeCompareQuery } from './compare-query';
import { countDifferences, differenceOf, firstChange } from './difference-of';
import { differencesPicture } from './differences-picture';

const row = (address: string, given: Partial<ComparedRow>): ComparedRow => ({
  address,
  difference: 'equal',
  results: ['read', 'read'],
  first: ['A'],
  second: null,
  ...given,
});

describe('differences on the map', () => {
  it('ADD-COMPARE-01 distinguishes a changed result from changed values with the same result', () => {
    expect(differenceOf({ difference: 'changed', results: ['read', 'empty'] })).toBe('changedState');
    expect(differenceOf({ difference: 'changed', results: ['read', 'read'] })).toBe('changedValues');
    expect(differenceOf({ difference: 'second', results: [null, 'read'] })).toBe('second');
  });

  it('ADD-COMPARE-01 names the first column that has changed, and none when nothing has', () => {
    const changed = row('1', { difference: 'changed', first: ['A', 'x', null], second: ['A', 'y', 3] });
    expect(firstChange(changed, ['SKU', 'Lot', 'Qty'])).toEqual({ column: 'Lot', before: 'x', after: 'y' });
    expect(firstChange(row('1', { difference: 'changed', first: ['A'], second: ['A'] }), ['SKU'])).toBeUndefined();
  });

  it('ADD-COMPARE-02 every address has one cell with its difference and its change, and each difference is counted', () => {
    const kind = fc.constantFrom(...CELL_DIFFERENCES);
    const address = fc.string({ unit: fc.constantFrom('0', '1', '2'), minLength: 3, maxLength: 5 });
    const compared = fc.uniqueArray(fc.tuple(address, kind), { selector: ([one]) => one, maxLength: 60 });
    fc.assert(
      fc.property(compared, (list) => {
        const rows = list.map(([one, difference]) =>
          row(one, {
            difference: difference === 'changedState' || difference === 'changedValues' ? 'changed' : difference,
            results: ['read', difference === 'changedState' ? 'empty' : 'read'],
          }),
        );
        const picture = differencesPicture(rows, 'RRCC', ({ address: at, difference }) => (difference === 'equal' ? '' : `was ${at}`));
        expect(sizeOf(picture)).toBe(list.length);
        const kinds = new Map(list);
        for (let cell = 0; cell < list.length; cell++) {
          const one = addressAt(picture, cell);
          expect(stateAt(picture, cell)).toBe(kinds.get(one));
          expect(textAt(picture.values, cell)).toBe(kinds.get(one) === 'equal' ? '' : `was ${one}`);
          expect(cell < picture.placed).toBe(one.length === 4);
        }
        expect(picture.counts.at(-1)).toEqual(CELL_DIFFERENCES.map((one) => list.filter(([, difference]) => difference === one).length));
      }),
    );
  });

  it('ADD-COMPARE-01 counts each address once', () => {
    const rows = [
      row('1', {}),
      row('2', { difference: 'changed' }),
      row('3', { difference: 'changed', results: ['read', 'empty'] }),
      row('4', { difference: 'first' }),
    ];
    expect(countDifferences(rows)).toEqual({ first: 1, second: 0, changedState: 1, changedValues: 1, equal: 1 });
  });
});

describe('the filter of a comparison', () => {
  it('ADD-COMPARE-01 is kept in the URL, where one name means all kinds of change', () => {
    fc.assert(
      fc.property(fc.subarray([...CELL_DIFFERENCES]), (shown) => {
        const written = writeCompareQuery(new URLSearchParams('first=a&page=2'), { shown });
        expect(readCompareQuery(written)).toEqual({ first: 'a', second: undefined, shown });
        expect(written.has('page')).toBe(false);
        expect(DIFFERENCES_MAP_QUERY.read(written).results).toEqual(shown);
      }),
    );
    expect(writeCompareQuery(new URLSearchParams(), { shown: ['changedState', 'changedValues'] }).toString()).toBe('show=changed');
    expect(readCompareQuery(new URLSearchParams('show=changed&show=nothing')).shown).toEqual(['changedState', 'changedValues']);
  });

  it('ADD-COMPARE-02 the map changes only its own part of the URL', () => {
    const written = DIFFERENCES_MAP_QUERY.write(new URLSearchParams('first=a&second=b&view=map'), { results: ['first'], street: '12' });
    expect(written.toString()).toBe('first=a&second=b&view=map&street=12&show=first');
  });
});
