/** @jest-environment node */
import fc from 'fast-check';
import { mayHold, partFilter, searchedValue, searchedValuesOf } from './part-filter';

const readingOf = (address: string, data: Record<string, string>) => ({ address, labels: [{ name: 'Pallet', valid: true, data }] });

describe('the filter of a part', () => {
  it('ADD-82 holds every address and value of the part, whatever case it is looked for in (D-170)', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string({ minLength: 1 }), fc.string()), { minLength: 1, maxLength: 50 }), (pairs) => {
        const filter = partFilter(pairs.map(([address, sku]) => readingOf(address, { SKU: sku })));
        for (const value of pairs.flat().map(searchedValue)) if (value !== '') expect(mayHold(filter, value)).toBe(true);
      }),
    );
    expect(mayHold(partFilter([readingOf('A1', { SKU: 'CX12 ' })]), searchedValue(' cx12'))).toBe(true);
  });

  it('ADD-82 holds few other values, and has ten bits for each (D-170)', () => {
    const filter = partFilter(Array.from({ length: 500 }, (_, nth) => readingOf(`P120101${nth}`, { SKU: `AB${nth}`, Lot: `L${nth}` })));
    const others = Array.from({ length: 10_000 }, (_, nth) => mayHold(filter, `zz${nth}`)).filter(Boolean);
    expect(others.length).toBeLessThan(200);
    expect(filter.length).toBeLessThan(2600);
  });

  it('ADD-82 is never longer than 6,828 characters (D-170)', () => {
    const many = Array.from({ length: 20_000 }, (_, nth) => readingOf(`A${nth}`, { SKU: `S${nth}` }));
    expect(partFilter(many)).toHaveLength(6828);
  });

  it.each([
    ['no list', 7],
    ['no maps', ['x', null, 3]],
    ['no texts', [{ address: 5, labels: [{ data: { SKU: 5 } }, 'x', { data: null }] }]],
    ['nothing', []],
  ])('ADD-82 is empty where %s is stored (D-70)', (_, stored) => {
    expect(partFilter(stored)).toBe('');
    expect(mayHold('', 'a1')).toBe(false);
  });

  it('ADD-82 may hold everything when it cannot be read', () => {
    expect(mayHold('%%%', 'a1')).toBe(true);
  });

  it('ADD-82 takes the values of all labels, also of those that are not valid', () => {
    const stored = {
      address: ' A1 ',
      labels: [
        { name: 'One', valid: true, data: { SKU: 'É1', Lot: '' } },
        { name: 'Two', valid: false, data: { GTIN: '789' } },
      ],
    };
    expect(searchedValuesOf(stored)).toEqual(['a1', 'e1', '789']);
  });
});
