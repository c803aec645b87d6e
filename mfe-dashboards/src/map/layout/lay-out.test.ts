import fc from 'fast-check';
import { splitAddress } from 'shared-kit/model';
import { axisOf } from './axis';
import { Racks } from './lay-out';
import { naturalOrder } from './natural-order';

const PATTERN = '*RRCCNNAA';
function layOut(addresses: readonly string[], pattern: string) {
  const racks = new Racks(pattern);
  for (const address of addresses) racks.add(address);
  return racks.layOut();
}
const at = (addresses: readonly string[], order: Uint32Array, from = 0, to = order.length) =>
  Array.from(order.subarray(from, to), (index) => addresses[index]);

describe('the layout of a warehouse', () => {
  it('ADD-MAP-01 puts streets, columns, levels and positions in the order people count', () => {
    const addresses = ['G10010101', 'G02020101', 'G02010201', 'G02010102', 'G02010101'];
    const { streets, order, placed } = layOut(addresses, PATTERN);
    expect(streets.map(({ name }) => name)).toEqual(['02', '10']);
    expect(at(addresses, order)).toEqual(['G02010101', 'G02010102', 'G02010201', 'G02020101', 'G10010101']);
    expect(placed).toBe(5);
    expect(streets[0]).toMatchObject({ columns: ['01', '02'], levels: ['01', '02'], positions: ['01', '02'] });
  });

  it('ADD-MAP-01 shows gaps, counted in the step between columns', () => {
    expect(axisOf(['01', '02', '04'])).toEqual(['01', '02', '03', '04']);
    expect(axisOf(['01', '03', '07'])).toEqual(['01', '03', '05', '07']);
    expect(axisOf(['02', '900'])).toEqual(['02', '900']);
    expect(axisOf(['001', '900'])).toEqual(['001', '900']);
    expect(axisOf(['B', 'A', '10', '9'])).toEqual(['9', '10', 'A', 'B']);
  });

  it('ADD-MAP-01 gives no place to addresses that do not fit the pattern or share a place with another address', () => {
    const addresses = ['DOCK-2', 'DOCK-10', 'G01010101', '01.01', '', 'G0101010'];
    const { streets, order, placed } = layOut(addresses, PATTERN);
    expect(placed).toBe(1);
    expect(at(addresses, order, placed)).toEqual(['', '01.01', 'DOCK-2', 'DOCK-10', 'G0101010']);
    expect(streets).toHaveLength(1);
    // The addresses differ only in a literal character, which a pattern ignores (D-41).
    expect(layOut(['01.02', '01-02'], 'RR.CC')).toMatchObject({ placed: 1 });
  });

  it('ADD-MAP-01 separates streets with different constant characters', () => {
    const { streets } = layOut(['G01010101', 'H01010101'], PATTERN);
    expect(streets.map(({ name }) => name)).toEqual(['G01', 'H01']);
  });

  it.each([
    ['no levels', 'RRCC', ['0102'], { name: '01', columns: ['02'], levels: [''], positions: [''] }],
    [
      'no columns, so that positions are used as columns',
      'RRAA',
      ['0102', '0103'],
      { name: '01', columns: ['02', '03'], levels: [''], positions: [''] },
    ],
    ['no streets', 'CC', ['01'], { name: '', columns: ['01'], levels: [''], positions: [''] }],
    ['only streets', 'RR', ['07'], { name: '07', columns: [''], levels: [''], positions: [''] }],
  ])('ADD-MAP-01 lays out a pattern with %s', (_what, pattern, addresses, street) => {
    const layout = layOut(addresses, pattern);
    expect(layout.streets).toEqual([expect.objectContaining(street)]);
    expect(layout.placed).toBe(addresses.length);
  });

  it.each(['', '**', '..-'])('ADD-MAP-01 places nothing when the pattern %j names no place', (pattern) => {
    expect(layOut(['', '01', 'abc'], pattern)).toMatchObject({ placed: 0, streets: [] });
  });

  it('ADD-MAP-01 contains every address exactly once, at the place that its pattern names', () => {
    const char = fc.constantFrom('0', '1', '2', '9', 'A', '-');
    const addresses = fc.uniqueArray(fc.string({ unit: char, maxLength: 7 }), { maxLength: 60 });
    const pattern = fc.string({ unit: fc.constantFrom('R', 'C', 'N', 'A', '*', '.'), maxLength: 6 });
    fc.assert(
      fc.property(addresses, pattern, (list, of) => {
        const { streets, order, placed, levels, positions } = layOut(list, of);
        expect([...order].sort((a, b) => a - b)).toEqual(list.map((_, index) => index));
        let cell = 0;
        for (const { name, columns, levels: up, positions: within, columnStart } of streets) {
          for (let column = 0; column < columns.length; column++) {
            expect(columnStart[column]).toBe(cell);
            for (; cell < columnStart[column + 1]!; cell++) {
              const parts = splitAddress(list[order[cell]!]!, of)!;
              expect(name.endsWith(parts.R.join(''))).toBe(true);
              expect(columns[column]).toBe((parts.C.length > 0 ? parts.C : parts.A).join(''));
              expect(up[levels[cell]!]).toBe(parts.N.join(''));
              expect(within[positions[cell]!]).toBe(parts.C.length > 0 ? parts.A.join('') : '');
            }
          }
        }
        expect(cell).toBe(placed);
      }),
      { numRuns: 300 },
    );
  });

  it('ADD-MAP-01 the natural order is a total order', () => {
    const name = fc.string({ unit: fc.constantFrom('0', '1', '2', 'A', 'b', '.'), maxLength: 5 });
    fc.assert(
      fc.property(name, name, name, (a, b, c) => {
        expect(Math.sign(naturalOrder(a, b))).toBe(-Math.sign(naturalOrder(b, a)) + 0);
        expect(naturalOrder(a, b) === 0).toBe(a === b);
        if (naturalOrder(a, b) <= 0 && naturalOrder(b, c) <= 0) expect(naturalOrder(a, c)).toBeLessThanOrEqual(0);
      }),
    );
  });
});
