import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * The accessibility faults of a page, or of a part of it, each with its elements. Looks once nothing fades or slides any more:
 * half-shown, every text has too little contrast.
 */
export async function faultsOf(page: Page, part = 'html'): Promise<string[]> {
  await expect.poll(() => page.evaluate(isMoving)).toBe(false);
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`);
}

/** The page is free of accessibility faults and fits the width. */
export async function expectSound(page: Page, screen = 'the page'): Promise<void> {
  expect(await faultsOf(page), screen).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow, `${screen} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** What turns or shimmers without end does not count. Runs in the page. */
function isMoving(): boolean {
  return document.getAnimations().some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
}
