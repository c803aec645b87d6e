import type { Page } from '@playwright/test';

interface MarkedWindow extends Window {
  shownAt?: number;
}

/** The line of the browser's console by which a page says that its mark is set. */
const MARKED = 'what the bench waits for is shown';

/**
 * Marks when there is an element for each of the selectors, all of them are painted, and the main thread takes input. Call it before the page is opened
 * by {@link markOf}.
 */
export const markWhenShown = (page: Page, selectors: readonly string[]): Promise<unknown> =>
  page.addInitScript(watch, { selectors, marked: MARKED });

/** Runs in the page before its own code. */
function watch({ selectors, marked }: { selectors: readonly string[]; marked: string }): void {
  const mark = () => {
    (window as MarkedWindow).shownAt = performance.now();
    console.debug(marked);
  };
  const check = () => {
    if (selectors.some((selector) => !document.querySelector(selector))) return void requestAnimationFrame(check);
    requestAnimationFrame(() => setTimeout(mark));
  };
  requestAnimationFrame(check);
}

/**
 * Opens a page and waits until it says itself that what {@link markWhenShown} waits for was there. The first question to a page keeps its thread busy for
 * up to 110 ms on a processor slowed down four times, in the middle of what is measured.
 * @returns milliseconds since the navigation
 */
export async function markOf(page: Page, open: () => Promise<unknown>): Promise<number> {
  const marked = page.waitForEvent('console', { predicate: (line) => line.text() === MARKED, timeout: 60_000 });
  await Promise.all([marked, open()]);
  return (await page.evaluate(() => (window as MarkedWindow).shownAt))!;
}
