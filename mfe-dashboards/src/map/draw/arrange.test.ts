import fc from 'fast-check';
import { aRecord } from 'shared-kit/testing';
import { pictureOf } from '../../testing/picture-of';
import { addressAt } from '../picture/rack-picture';
import { arrange, measuresFor, placeBlocks } from './arrange';
import { blockOf, cellAt, cellsIn, cornerOf } from './cell-at';
import { neighbour } from './neighbour';

const measures = measuresFor(1);
const PATTERN = 'RCCNA';
const address = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 3 }))
  .map(([street, column, level, position]) => `${street}${String(column).padStart(2, '0')}${level}${position}`);
const warehouse = fc.uniqueArray(address, { minLength: 1, maxLength: 80 }).map((addresses) =>
  pictureOf(
    addresses.map((one) => aRecord({ address: one })),
    PATTERN,
  ),
);
const view = fc.record({ width: fc.integer({ min: 120, max: 1400 }), height: fc.integer({ min: 80, max: 700 }) });

describe('where racks stand on the map', () => {
  it('ADD-MAP-04 every cell has its own place at every zoom, and a point in that place returns the cell', () => {
    fc.assert(
      fc.property(warehouse, view, fc.integer({ min: 1, max: 40 }), (picture, size, cell) => {
        const { arrangement } = arrange(picture.streets, size, { least: 3, most: 30 }, measures);
        const { blocks, width, height } = placeBlocks(arrangement, picture.streets, cell, measures);
        const taken = new Set<string>();
        for (let at = 0; at < picture.placed; at++) {
          const corner = cornerOf(picture, blockOf(picture, blocks, at)!, at, cell);
          taken.add(`${corner.x} ${corner.y}`);
          expect(corner.x >= 0 && corner.y >= 0 && corner.x + cell <= width && corner.y + cell <= height).toBe(true);
          expect(cellAt(picture, blocks, corner, cell)).toBe(at);
          expect(cellAt(picture, blocks, { x: corner.x + cell - 1, y: corner.y + cell - 1 }, cell)).toBe(at);
        }
        expect(taken.size).toBe(picture.placed);
        const whole = [...cellsIn(picture, blocks, { x: 0, y: 0 }, { x: width, y: height }, cell)];
        expect(whole.sort((a, b) => a - b)).toEqual(Array.from({ length: picture.placed }, (_, at) => at));
      }),
    );
  });

  it('ADD-MAP-04 the whole map is in view when it fits with cells of three pixels', () => {
    fc.assert(
      fc.property(warehouse, view, (picture, size) => {
        const { arrangement, cell } = arrange(picture.streets, size, { least: 3, most: 30 }, measures);
        const whole = placeBlocks(arrangement, picture.streets, cell, measures);
        expect(cell).toBeGreaterThanOrEqual(3);
        if (cell > 3) expect(whole.width <= size.width && whole.height <= size.height).toBe(true);
      }),
    );
  });

  it('ADD-MAP-04 a rectangle selects the cells that it touches', () => {
    const picture = pictureOf(
      ['10111', '10211', '10121'].map((one) => aRecord({ address: one })),
      PATTERN,
    );
    const { blocks } = placeBlocks([[{ street: 0, from: 0, to: 2 }]], picture.streets, 10, measures);
    const [block] = blocks;
    const corner = { x: block!.x, y: block!.y };
    const inside = (width: number, height: number) =>
      [...cellsIn(picture, blocks, corner, { x: corner.x + width, y: corner.y + height }, 10)].map((at) => addressAt(picture, at));
    expect(inside(5, 5)).toEqual(['10121']);
    expect(inside(5, 15)).toEqual(['10111', '10121']);
    expect(inside(15, 15)).toEqual(['10111', '10121', '10211']);
  });
});

describe('moving from cell to cell', () => {
  const picture = pictureOf(
    ['10111', '10112', '10131', '10411', '20111', 'off the shelf'].map((one) => aRecord({ address: one })),
    PATTERN,
  );
  const go = (from: string, direction: Parameters<typeof neighbour>[2]) => {
    for (let at = 0; at < picture.placed; at++)
      if (addressAt(picture, at) === from) return addressAt(picture, neighbour(picture, at, direction));
    return null;
  };

  it.each([
    ['10111', 'right', '10112'],
    ['10112', 'right', '10411'],
    ['10411', 'left', '10112'],
    ['10411', 'right', '20111'],
    ['20111', 'left', '10411'],
    ['10111', 'left', '10111'],
    ['10111', 'up', '10131'],
    ['10131', 'down', '10111'],
    ['10131', 'up', '10131'],
    ['10411', 'streetAfter', '20111'],
    ['20111', 'streetAfter', '20111'],
    ['20111', 'streetBefore', '10111'],
    ['10112', 'first', '10111'],
  ] as const)('ADD-MAP-04 from the cell %s, the direction %s leads to the cell %s', (from, direction, to) => {
    expect(go(from, direction)).toBe(to);
  });

  it('ADD-MAP-04 begins at the first cell, and stays on the map at its edges', () => {
    expect(neighbour(picture, -1, 'right')).toBe(0);
    fc.assert(
      fc.property(
        warehouse,
        fc.constantFrom('left', 'right', 'up', 'down', 'streetBefore', 'streetAfter'),
        fc.nat(79),
        (of, direction, at) => {
          const next = neighbour(of, at % of.placed, direction);
          expect(next >= 0 && next < of.placed).toBe(true);
        },
      ),
    );
  });
});
