import type { Page } from '@playwright/test';
import type { DomainRef } from 'shared-kit/model';
import { barcodePlaces } from './browser/barcode-places';
import { addLabelDomain } from './browser/label-domain';
import { report } from './report';
import { rounds } from './rounds';
import { withConsole, withPage } from './stack';
import { percentile } from './statistics';

// Dragging one of fifty barcodes on a stage of 800 by 600, compared with a bare Konva stage (docs/performance.md).
const YARD: DomainRef = { company: 'acme', domain: 'Label Yard' };
const MOVES = 120;
/** The limit of a frame, unless the frames of the bare stage take longer. */
const LONGEST_FRAME_MS = 32;
const ALLOWANCE = 1.1;

interface Frames {
  p95: number;
  longest: number;
}

await withPage('bare-stage', (bareUrl) =>
  withConsole(
    async (page, url) => {
      const size = { width: 1440, height: 900 };
      await page.setViewportSize(size);
      const bare = await page.context().browser()!.newPage({ viewport: size });
      await bare.goto(bareUrl);
      await bare.locator('canvas').first().waitFor();
      await openEditor(page, url);
      const frames = await rounds(async () => {
        const [ours, floor] = [await dragging(page, '.le-canvas'), await dragging(bare, '#stage')];
        return { ours: ours.p95, longest: ours.longest, bare: floor.p95, bareLongest: floor.longest };
      });
      const unit = 'ms a frame';
      report({ bench: 'label-dragging-frame', ours: frames.ours, floor: frames.bare, unit, budget: ALLOWANCE });
      const limit = Math.max(LONGEST_FRAME_MS, frames.bareLongest.median);
      report({ bench: 'label-dragging-longest', ours: frames.longest, floor: limit, unit, budget: 1 });
    },
    (env) => addLabelDomain(env, YARD),
  ),
);

// By CSS selectors: to find an element by role, Playwright computes the name of every element of the page, in a long task.
async function openEditor(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/company/${YARD.company}/domain/${encodeURIComponent(YARD.domain)}/settings`);
  await page.locator('.do-label button').first().click();
  await page.locator('.le-canvas canvas').first().waitFor();
  // After this time, lazily loaded pictures and fields are rendered.
  await page.waitForTimeout(1_000);
}

/** Drags the first barcode around, and measures the time between frames. */
async function dragging(page: Page, stage: string): Promise<Frames> {
  await page.bringToFront();
  const box = (await page.locator(stage).boundingBox())!;
  const [first] = barcodePlaces();
  const from = { x: box.x + first!.x + 40, y: box.y + first!.y + 25 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.evaluate(watchFrames);
  for (let move = 1; move <= MOVES; move++) {
    const turn = (move / MOVES) * 2 * Math.PI;
    // A closed curve that ends where it began.
    await page.mouse.move(from.x + 300 * (1 - Math.cos(turn)), from.y + 200 * (1 - Math.cos(2 * turn)));
  }
  const frames = await page.evaluate(() => (window as unknown as WatchedWindow).frames);
  await page.mouse.up();
  await page.evaluate(() => ((window as unknown as WatchedWindow).frames = null));
  return { p95: percentile(frames ?? [], 0.95), longest: Math.max(...(frames ?? [])) };
}

interface WatchedWindow {
  frames: number[] | null;
}

/** Runs in the page. Stores the time between frames until `frames` is deleted. */
function watchFrames(): void {
  const watched = window as unknown as WatchedWindow;
  watched.frames = [];
  let before = performance.now();
  const next = (now: number) => {
    if (!watched.frames) return;
    watched.frames.push(now - before);
    before = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}
