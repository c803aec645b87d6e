import fc from 'fast-check';
import { fitScale, FITTED, maxZoom, pan, settle, turn, zoomAt, type Point, type View } from './view';

const STAGE = { width: 800, height: 600 };
const HUGE = { width: 8000, height: 3000 };
const TINY = { width: 16, height: 8 };

describe('a fitted picture', () => {
  it('SHELL-09 is shown whole when it is large, and in its own size when it is small', () => {
    expect(fitScale(HUGE, STAGE)).toBe(0.1);
    expect(fitScale(TINY, STAGE)).toBe(1);
    expect(fitScale(HUGE, STAGE, 1)).toBe(600 / 8000);
    expect(fitScale({ width: 0, height: 0 }, STAGE)).toBe(1);
  });

  it('SHELL-09 can be enlarged to 8 screen pixels per pixel, and the zoom stays in its range', () => {
    expect(zoomAt(FITTED, 1e9, { x: 0, y: 0 }, HUGE, STAGE).zoom).toBe(maxZoom(0.1));
    expect(maxZoom(0.1)).toBe(80);
    expect(zoomAt(FITTED, 0.001, { x: 0, y: 0 }, HUGE, STAGE)).toEqual(FITTED);
  });

  it('SHELL-09 cannot be moved, but an enlarged one can be moved up to its edges', () => {
    expect(pan(FITTED, 50, 50, HUGE, STAGE)).toEqual(FITTED);
    expect(pan({ ...FITTED, zoom: 2 }, 5000, -5000, HUGE, STAGE)).toMatchObject({ x: 400, y: 0 });
  });

  it('SHELL-09 is shown whole again after a turn', () => {
    expect(turn({ zoom: 3, x: 40, y: 2, turns: 3 }, 1)).toEqual({ ...FITTED, turns: 4 });
    expect(turn(FITTED, -1).turns).toBe(-1);
  });
});

const side = fc.integer({ min: 1, max: 20_000 });
const size = fc.record({ width: side, height: side });
const views = fc.record({
  zoom: fc.double({ min: 1, max: 8, noNaN: true }),
  x: fc.integer(),
  y: fc.integer(),
  turns: fc.integer({ min: -5, max: 5 }),
});
const points = fc.record({ x: fc.integer({ min: -400, max: 400 }), y: fc.integer({ min: -300, max: 300 }) });

describe('any picture on any stage', () => {
  it('SHELL-09 leaves no empty stripe on one side while it extends beyond the other', () => {
    fc.assert(
      fc.property(views, points, fc.double({ min: 0.01, max: 100, noNaN: true }), size, size, (start, point, factor, picture, stage) => {
        const view = zoomAt(settle(start, picture, stage), factor, point, picture, stage);
        const scale = fitScale(picture, stage, view.turns) * view.zoom;
        const long = view.turns % 2 === 0 ? picture.width : picture.height;
        const room = Math.max(0, (long * scale - stage.width) / 2);
        expect(Math.abs(view.x)).toBeLessThanOrEqual(room + 1e-6);
        expect(view.zoom).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  it('SHELL-09 keeps the point under the pointer when enlarged, unless the edges prevent it', () => {
    const spot = (view: View, point: Point) => ({ x: (point.x - view.x) / view.zoom, y: (point.y - view.y) / view.zoom });
    fc.assert(
      fc.property(fc.record({ x: fc.integer({ min: -100, max: 100 }), y: fc.integer({ min: -40, max: 40 }) }), (point) => {
        const before = { ...FITTED, zoom: 3 };
        const after = zoomAt(before, 1.5, point, { width: 8000, height: 6000 }, STAGE);
        expect(spot(after, point).x).toBeCloseTo(spot(before, point).x);
        expect(spot(after, point).y).toBeCloseTo(spot(before, point).y);
      }),
    );
  });
});
