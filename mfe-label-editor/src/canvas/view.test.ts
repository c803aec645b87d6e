import fc from 'fast-check';
import { PATTERN_STAGE_SIZE, STAGE_SIZE } from 'shared-kit/model';
import { fitZoom, panView, revealBox, scaleOf, limitView, stageSize, toPicture, WHOLE_VIEW, zoomView, type StageFit } from './view';

const stageFit = (width: number, height: number, given: Partial<StageFit> = {}): StageFit => ({
  picture: { width, height },
  limit: STAGE_SIZE,
  room: STAGE_SIZE,
  ...given,
});

describe('the size at which a picture is shown', () => {
  it.each([
    ['shows a small picture in its own size', 640, 480, 640, 480],
    ['limits a wide picture to 800 by 600 by its width', 1600, 1000, 800, 500],
    ['limits a high picture to 800 by 600 by its height', 1000, 1200, 500, 600],
  ])('LABEL-12 %s', (_how, width, height, wide, high) => {
    expect(stageSize(stageFit(width, height), WHOLE_VIEW)).toEqual({ width: wide, height: high });
  });

  it('LABEL-13 is at most 200 by 200 beside a pattern', () => {
    expect(stageSize(stageFit(800, 560, { limit: PATTERN_STAGE_SIZE, room: PATTERN_STAGE_SIZE }), WHOLE_VIEW)).toEqual({
      width: 200,
      height: 140,
    });
  });

  it('LABEL-12 shows the whole picture on a phone, where it can be zoomed to the scale of 800 by 600', () => {
    const phone = stageFit(800, 600, { room: { width: 342, height: 600 } });
    expect(scaleOf(phone, WHOLE_VIEW)).toBe(1);
    expect(fitZoom(phone)).toBeCloseTo(0.4275);
    expect(stageSize(phone, limitView(phone, { ...WHOLE_VIEW, zoom: 0 }))).toEqual({ width: 342, height: 257 });
  });
});

const number = fc.double({ min: -3000, max: 3000, noNaN: true });
const zoom = fc.double({ min: 0.01, max: 40, noNaN: true });
const sizes = fc.integer({ min: 16, max: 4000 });

describe('zooming and moving', () => {
  it('ADD-06 leaves no empty stripe beside the picture', () => {
    fc.assert(
      fc.property(sizes, sizes, zoom, number, number, (width, height, factor, x, y) => {
        const at = stageFit(width, height);
        const view = panView(at, zoomView(at, WHOLE_VIEW, factor, { x, y }), y, x);
        const stage = stageSize(at, view);
        expect(view.x).toBeLessThanOrEqual(0);
        expect(view.x + width * scaleOf(at, view)).toBeGreaterThanOrEqual(stage.width - 0.51);
        expect(view.y + height * scaleOf(at, view)).toBeGreaterThanOrEqual(stage.height - 0.51);
      }),
    );
  });

  it('ADD-06 keeps the point under the pointer in its place', () => {
    const at = stageFit(800, 600);
    const view = zoomView(at, WHOLE_VIEW, 2, { x: 300, y: 200 });
    const point = toPicture(at, view, { x: 300, y: 200 });
    expect([point.x, point.y]).toEqual([300, 200]);
  });

  it('ADD-07 scrolls a box that is moved by keys into view', () => {
    const at = stageFit(800, 600);
    const view = zoomView(at, WHOLE_VIEW, 4, { x: 0, y: 0 });
    const seen = revealBox(at, view, { left: 700, top: 500, right: 760, bottom: 540 });
    expect(toPicture(at, seen, { x: 800, y: 600 })).toEqual({ x: 760, y: 540 });
  });
});
