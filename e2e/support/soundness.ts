import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * The accessibility faults of a page, or of a part of it, each with its elements. Looks once nothing fades or slides any more:
 * half-shown, every text has too little contrast.
 */
export async function faultsOf(page: Page, part = 'html'): Promise<string[]> {
  await expectAtRest(page);
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Waits until nothing fades or slides any more. */
export const expectAtRest = (page: Page): Promise<void> => expect.poll(() => page.evaluate(isMoving)).toBe(false);

/** The page is free of accessibility faults and fits the width. */
export async function expectSound(page: Page, screen = 'the page'): Promise<void> {
  expect(await faultsOf(page), screen).toEqual([]);
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
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow, `${screen} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** The layout shift that a screen may have while it loads: skeletons have the shape of what comes. */
const MOST_SHIFT = 0.05;

/** Nothing on the screen has jumped since the page was loaded, but for what somebody's press has moved. */
export async function expectStill(page: Page, screen: string): Promise<void> {
  expect(await page.evaluate(layoutShift), `layout shift of ${screen}`).toBeLessThan(MOST_SHIFT);
}

/** The sum of all shifts. Runs in the page. */
async function layoutShift(): Promise<number> {
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
  let sum = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as Shift[]) {
      if (!hadRecentInput) sum += value;
    }
  });
  observer.observe({ type: 'layout-shift', buffered: true });
  // What is buffered is handed over before the frame after the next.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  observer.disconnect();
  return sum;
}

/** What turns or shimmers without end does not count. Runs in the page. */
function isMoving(): boolean {
  return document.getAnimations().some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
}
