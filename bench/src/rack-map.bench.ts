import type { Page } from '@playwright/test';
import type { SessionRef } from 'shared-kit/model';
import { addLargeSession } from './browser/large-session';
import { report } from './report';
import { rounds } from './rounds';
import { withConsole } from './stack';

// The rack map of 100,000 addresses: drawing, moving and hovering, compared with an empty canvas (docs/performance.md).
const RECORDS = 104_500;
const PICTURE_MS = 300;
const FRAME_MS = 17;
const HOVER_MS = 16;
const REF: SessionRef = { company: 'acme', domain: 'Central Warehouse', session: 'whole' };
const MAP = '/company/acme/domains/Central%20Warehouse/map?session=whole';

await withConsole(
  async (page, url) => {
    const visit = await rounds(async () => {
      await page.goto(url);
      await page.goto(url + MAP);
      const picture = await page.waitForFunction(pictureTime, null, { timeout: 120_000 }).then((time) => time.jsonValue());
      return {
        picture: Number(picture),
        pan: await page.evaluate(frames, { deltaX: 7, deltaY: 11, ctrlKey: false }),
        zoom: await page.evaluate(frames, { deltaX: 0, deltaY: 1, ctrlKey: true }),
        hover: await page.evaluate(hover),
        empty: await emptyCanvas(page, url),
      };
    });
    const frame = Math.max(FRAME_MS, visit.empty.median);
    report({ bench: 'rack-map-picture', ours: visit.picture, floor: PICTURE_MS, unit: 'ms', budget: 1 });
    report({ bench: 'rack-map-pan', ours: visit.pan, floor: frame, unit: 'ms a frame', budget: 1.1 });
    report({ bench: 'rack-map-zoom', ours: visit.zoom, floor: frame, unit: 'ms a frame', budget: 1.1 });
    report({ bench: 'rack-map-hover', ours: visit.hover, floor: HOVER_MS, unit: 'ms', budget: 1.1 });
  },
  (env) => addLargeSession(env, REF, RECORDS),
);

/** Runs in the page. Milliseconds from the last record that was read to the first drawing of the whole map; null until it is drawn. */
function pictureTime(): number | null {
  const [records] = performance.getEntriesByName('rack-map-records');
  const drawn = records && performance.getEntriesByName('rack-map-drawn').find(({ startTime }) => startTime > records.startTime);
  return drawn ? drawn.startTime - records.startTime : null;
}

/** Runs in the page. Turns the wheel over the map in every frame, back and forth. Returns the 95th percentile of the frame times. */
async function frames({ deltaX, deltaY, ctrlKey }: { deltaX: number; deltaY: number; ctrlKey: boolean }): Promise<number> {
  const stage = document.querySelector('[role=application]') ?? document.querySelector('canvas');
  const box = stage!.getBoundingClientRect();
  const at = { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2, bubbles: true, cancelable: true };
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const times: number[] = [];
  let before = await frame();
  for (let count = 0; count < 120; count++) {
    const direction = Math.floor(count / 12) % 2 ? 1 : -1;
    stage!.dispatchEvent(new WheelEvent('wheel', { ...at, deltaX: deltaX * direction, deltaY: deltaY * direction, ctrlKey }));
    const now = await frame();
    times.push(now - before);
    before = now;
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)]!;
}

/** Runs in the page. Milliseconds from moving the pointer to another cell until its text is below the map. */
async function hover(): Promise<number> {
  const stage = document.querySelector('[role=application]')!;
  const line = document.querySelector('.rm-line')!;
  const box = stage.getBoundingClientRect();
  const times: number[] = [];
  for (let count = 0; count < 60; count++) {
    const lineText = line.textContent;
    const start = performance.now();
    stage.dispatchEvent(
      new PointerEvent('pointermove', {
        clientX: box.left + 60 + count * 13,
        clientY: box.top + 60 + count * 3,
        bubbles: true,
        pointerType: 'mouse',
      }),
    );
    await new Promise((resolve) => setTimeout(resolve));
    if (line.textContent !== lineText) times.push(performance.now() - start);
  }
  if (times.length < 10) throw new Error('The map showed no text for the cells under the pointer.');
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)]!;
}

/** The same measurement over an empty canvas of the same size. */
async function emptyCanvas(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/config.json`);
  await page.evaluate(() => document.body.replaceChildren(Object.assign(document.createElement('canvas'), { width: 1100, height: 560 })));
  return page.evaluate(frames, { deltaX: 7, deltaY: 11, ctrlKey: false });
}
