import type { Page } from '@playwright/test';

const STOPS = 80;

/**
 * Presses Tab from the focused element until the focus leaves the element `within`.
 * @returns the names of the focused elements that were covered or cut off (WCAG 2.4.11), with what covers them
 */
export async function coveredTabStops(page: Page, within: string): Promise<string[]> {
  const hidden: string[] = [];
  for (let stops = 0; stops < STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(nameIfHidden, within);
    if (stop === 'end') break;
    if (stop !== null) hidden.push(stop);
  }
  return hidden;
}

/** The name of the focused element if its middle, left or right end is covered; `end` when the focus has left `within`. Runs in the page. */
function nameIfHidden(within: string): string | null {
  const focused = document.activeElement!;
  if (!focused.closest(within)) return 'end';
  const { left, right, top, height } = focused.getBoundingClientRect();
  for (const x of [left + 8, (left + right) / 2, right - 12]) {
    const over = document.elementFromPoint(x, top + height / 2);
    if (over !== null && (focused.contains(over) || over.contains(focused) || over.closest('label')?.contains(focused))) continue;
    return `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent} covered by ${over?.className ?? 'nothing'}`;
  }
  return null;
}
