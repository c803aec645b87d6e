import fc from 'fast-check';
import { boxBetween, HANDLES, keepWithin, rectangleOf, resize, sizeOf, type Box } from './geometry';

const PICTURE: Box = { left: 0, top: 0, right: 800, bottom: 600 };
const point = fc.record({ x: fc.integer({ min: 0, max: 800 }), y: fc.integer({ min: 0, max: 600 }) });
const box = fc
  .tuple(point, point)
  .map(([a, b]) => boxBetween(a, b))
  .filter(({ left, top, right, bottom }) => right - left >= 5 && bottom - top >= 5);
const isWithin = ({ left, top, right, bottom }: Box) => left >= 0 && top >= 0 && right <= 800 && bottom <= 600;
const shift = fc.integer({ min: -2000, max: 2000 });

describe('rectangles', () => {
  it('LABEL-05 are on whole pixels, from their top left to their bottom right', () => {
    expect(rectangleOf({ left: 10.4, top: 20.6, right: 3.2, bottom: 4.5 })).toEqual({
      firstVertex: { x: 3, y: 5 },
      secondVertex: { x: 10, y: 21 },
    });
  });

  it('ADD-06 stay inside and keep their size wherever they are moved', () => {
    fc.assert(
      fc.property(box, shift, shift, (start, dx, dy) => {
        const { left, top, right, bottom } = start;
        const moved = keepWithin({ left: left + dx, top: top + dy, right: right + dx, bottom: bottom + dy }, PICTURE);
        expect(isWithin(moved)).toBe(true);
        expect(sizeOf(moved)).toEqual(sizeOf(start));
      }),
    );
  });

  it('ADD-06 stay inside when resized by any handle, keep the least size and the opposite edges', () => {
    fc.assert(
      fc.property(box, fc.constantFrom(...HANDLES), shift, shift, (start, handle, dx, dy) => {
        const next = resize(start, handle, dx, dy, PICTURE, 5);
        expect(isWithin(next)).toBe(true);
        expect(Math.min(sizeOf(next).width, sizeOf(next).height)).toBeGreaterThanOrEqual(5);
        if (!handle.includes('w')) expect(next.left).toBe(start.left);
        if (!handle.includes('s')) expect(next.bottom).toBe(start.bottom);
      }),
    );
  });
});
