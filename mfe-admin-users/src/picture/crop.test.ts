import { CENTERED, cropOf, dragged, MAX_ZOOM, tidyView, type Size, type View } from './crop';

const LANDSCAPE = { width: 400, height: 200 };

it('PROFILE-01 keeps the middle square at first', () => {
  expect(cropOf(CENTERED, LANDSCAPE)).toEqual({ left: 100, top: 0, side: 200 });
});

it('keeps the middle of the view when it zooms in', () => {
  expect(cropOf({ x: 0.5, y: 0.5, zoom: 2 }, LANDSCAPE)).toEqual({ left: 150, top: 50, side: 100 });
});

it('shows more of the left side when the picture is dragged to the right', () => {
  const moved = dragged(CENTERED, { x: 0.25, y: 0.25 }, LANDSCAPE);
  expect(cropOf(moved, LANDSCAPE)).toEqual({ left: 50, top: 0, side: 200 });
});

it('keeps the crop inside the picture, wherever it is moved', () => {
  const sizes: Size[] = [LANDSCAPE, { width: 30, height: 4000 }, { width: 1, height: 1 }, { width: 512, height: 512 }];
  const views: View[] = [-5, 0, 0.3, 1, 7].flatMap((x) => [-1, 0.5, 2].flatMap((y) => [0, 1, 2.5, 99].map((zoom) => ({ x, y, zoom }))));
  for (const size of sizes) {
    for (const view of views) {
      const tidy = tidyView(view, size);
      const { left, top, side } = cropOf(view, size);
      expect(tidyView(tidy, size)).toEqual(tidy);
      expect(tidy.zoom).toBeLessThanOrEqual(MAX_ZOOM);
      expect(Math.min(left, top, size.width - left - side, size.height - top - side)).toBeGreaterThan(-1e-9);
    }
  }
});
