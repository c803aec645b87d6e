import { expect, type Page } from '@playwright/test';

/** Expects the buttons at the head of a page to fill their lines on a phone. */
export async function expectFilledLines(page: Page, screen: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(gapsAfterActions), { message: `lines of buttons with a gap at their end on ${screen}` })
    .toEqual([]);
}

/** The last button of each line that is not filled, with the remaining width. Runs in the page. */
function gapsAfterActions(): string[] {
  const gaps: string[] = [];
  for (const line of document.querySelectorAll('.ic-page-actions')) {
    const { right, width } = line.getBoundingClientRect();
    if (width === 0) continue;
    const lastOfLine = new Map<number, { name: string; end: number }>();
    for (const button of line.querySelectorAll('.ic-button')) {
      const place = button.getBoundingClientRect();
      const middle = Math.round(place.y + place.height / 2);
      if (place.right > (lastOfLine.get(middle)?.end ?? 0)) lastOfLine.set(middle, { name: button.textContent, end: place.right });
    }
    for (const { name, end } of lastOfLine.values()) if (right - end > 1) gaps.push(`${name}: ${Math.round(right - end)} px`);
  }
  return gaps;
}
