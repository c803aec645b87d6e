import { expect, type Locator, type Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/**
 * The accessibility faults of a page, or of a part of it, each with its elements. Looks once nothing fades or slides any more:
 * half-shown, every text has too little contrast.
 */
export async function faultsOf(page: Page, part = 'html'): Promise<string[]> {
  await expectAtRest(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(violationsIn, part);
}

/**
 * Runs in the page, once axe is there. Its own runner for Playwright gives axe to the page on each call, and opens an empty page with one more
 * to put the parts of frames together, which this console has none of: ten times as long.
 */
async function violationsIn(part: string): Promise<string[]> {
  const { violations } = await window.axe!.run(part, { resultTypes: ['violations'] });
  return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Waits until nothing fades or slides any more. */
export const expectAtRest = (page: Page): Promise<void> => expect.poll(() => page.evaluate(isMoving)).toBe(false);

/** The page is free of accessibility faults and fits the width. What another journey changes meanwhile may fade in: it is looked at again. */
export async function expectSound(page: Page, screen = 'the page'): Promise<void> {
  await expect.poll(() => faultsOf(page), { message: screen }).toEqual([]);
  await expectFits(page, screen);
}

/**
 * As `expectSound`, light and dark: the page changes its colours as it stands, which is several times faster than to load it twice.
 */
export async function expectSoundInBothSchemes(page: Page, screen = 'the page'): Promise<void> {
  await expectSound(page, `${screen}, light`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await expectSound(page, `${screen}, dark`);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** The page is no wider than the window. */
export async function expectFits(page: Page, screen: string): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow, { message: `${screen} scrolls sideways` }).toBeLessThanOrEqual(0);
}

/** The layout shift that a screen may have while it loads: skeletons have the shape of what comes. */
const MOST_SHIFT = 0.05;
const LOADS = 3;

/**
 * Nothing on the screen has jumped since the page was loaded, but for what somebody's press has moved. The other journeys add rows and
 * cards to the same company, which do move others: what jumps by itself jumps on every load. A dialog is opened by its button each time.
 */
export async function expectStill(page: Page, screen: string, ready: Locator, opener?: Locator): Promise<void> {
  const shifts: string[] = [];
  for (let load = 0; load < LOADS; load++) {
    if (load > 0) {
      await page.reload();
      await opener?.click();
      await expect(ready).toBeVisible();
      await expectAtRest(page);
    }
    const { sum, moved } = await page.evaluate(layoutShift);
    if (sum < MOST_SHIFT) return;
    shifts.push(`${sum} by ${moved.join(', ')}`);
  }
  expect(shifts, `layout shift of ${screen}`).toEqual([]);
}

/** The sum of all shifts, and what moved from where to where. Runs in the page. */
async function layoutShift(): Promise<{ sum: number; moved: string[] }> {
  type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] };
  const place = ({ y, height }: DOMRect) => `${Math.round(y)}+${Math.round(height)}`;
  const inWords = ({ node, previousRect, currentRect }: Source) =>
    `${node instanceof Element ? node.className || node.tagName : 'a text'} (${place(previousRect)} to ${place(currentRect)})`;
  let sum = 0;
  const moved: string[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue;
      sum += value;
      moved.push(...sources.map(inWords));
    }
  });
  observer.observe({ type: 'layout-shift', buffered: true });
  // What is buffered is handed over before the frame after the next.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  observer.disconnect();
  return { sum, moved };
}

/** What turns or shimmers without end does not count. Runs in the page. */
function isMoving(): boolean {
  return document.getAnimations().some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
}
