import type { Page } from '@playwright/test';

const STOPS = 80;

/**
 * Walks with the Tab key from the focused element until the focus leaves `within`.
 * @returns the names of what is covered or cut off when it is reached (WCAG 2.4.11), with what covers it
 */
export async function hiddenStops(page: Page, within: string): Promise<string[]> {
  const hidden: string[] = [];
  for (let stops = 0; stops < STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(nameIfHidden, within);
    if (stop === 'end') break;
    if (stop !== null) hidden.push(stop);
  }
  return hidden;
}

/** The name of the focused element if another one covers its middle or its left or right end; `end` outside of `within`. Runs in the page. */
function nameIfHidden(within: string): string | null {
  const focused = document.activeElement!;
  if (!focused.closest(within)) return 'end';
  const { left, right, top, height } = focused.getBoundingClientRect();
  for (const x of [left + 8, (left + right) / 2, right - 12]) {
    const over = document.elementFromPoint(x, top + height / 2);
    if (over !== null && (focused.contains(over) || over.contains(focused) || over.closest('label')?.contains(focused))) continue;
    return `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent ?? ''} covered by ${over?.className ?? 'nothing'}`;
  }
  return null;
}
