import type { Page } from '@playwright/test';

interface MarkedWindow extends Window {
  shownAt?: number;
}

/**
 * Runs in the page before its own code. Notes when there is an element for each of the selectors, all of them are painted, and the main thread takes
 * input. Read it with {@link markOf}.
 */
export function markWhenShown(selectors: readonly string[]): void {
  const check = () => {
    if (selectors.some((selector) => !document.querySelector(selector))) return void requestAnimationFrame(check);
    requestAnimationFrame(() => setTimeout(() => ((window as MarkedWindow).shownAt = performance.now())));
  };
  requestAnimationFrame(check);
}

/** Milliseconds from the navigation until what {@link markWhenShown} waits for was there. */
export async function markOf(page: Page): Promise<number> {
  const mark = await page.waitForFunction(() => (window as MarkedWindow).shownAt);
  return (await mark.jsonValue())!;
}
