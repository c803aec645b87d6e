import { expect, type Locator, type Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/**
 * The accessibility faults of a page or a part of it, each with its elements. Checks after all animations have ended, since a text that is
 * fading in has too little contrast.
 */
export async function faultsOf(page: Page, part = 'html'): Promise<string[]> {
  await expectAtRest(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(violationsIn, part);
}

/**
 * Runs in the page after axe was loaded there. axe's own runner for Playwright takes ten times as long: each call loads axe again and opens
 * another page to merge the results of frames, which this console does not have.
 */
async function violationsIn(part: string): Promise<string[]> {
  const { violations } = await window.axe!.run(part, { resultTypes: ['violations'] });
  // A list or a table beside a canvas has in words what is drawn. axe has no rule for it.
  const drawn = [...document.querySelectorAll('canvas')].filter((canvas) => !canvas.closest('[aria-hidden=true]'));
  // antd's icons are named by their file, such as "close", in every language.
  const englishIcons = [...document.querySelectorAll('.anticon[aria-label]')].filter((icon) => !icon.closest('[aria-hidden=true]'));
  return [
    ...violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`),
    ...englishIcons.map(({ outerHTML }) => `an icon that antd names in English ${outerHTML}`),
    ...drawn.map(({ outerHTML }) => `a canvas that is not hidden from screen readers ${outerHTML}`),
  ];
}

/** Ends all animations at once. Waiting for them took a third of the test of all screens. */
export const expectAtRest = (page: Page): Promise<void> => expect.poll(() => page.evaluate(endAnimations), { intervals: [0] }).toBe(0);

/** Expects the page to have no accessibility faults and to fit the width. Tries repeatedly, since rows of other journeys may be fading in. */
export async function expectNoFaults(page: Page, screen = 'the page'): Promise<void> {
  await expect.poll(() => faultsOf(page), { message: screen }).toEqual([]);
  await expectFits(page, screen);
}

/**
 * The same as `expectNoFaults` in the light and the dark scheme. Switches the scheme of the open page, which is much faster than loading it twice.
 */
export async function expectNoFaultsInBothSchemes(page: Page, screen = 'the page'): Promise<void> {
  await expectNoFaults(page, `${screen}, light`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await expectNoFaults(page, `${screen}, dark`);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Expects the page to be no wider than the window, and an open dialog to be within it. */
export async function expectFits(page: Page, screen: string): Promise<void> {
  await expect.poll(() => page.evaluate(overflow), { message: `${screen} scrolls sideways` }).toBeLessThanOrEqual(0);
}

/** The pixels by which the page, or a dialog or a box of it that hides what is too wide, exceeds the window. Runs in the page. */
function overflow(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  const boxes = [...document.querySelectorAll('[role=dialog], dialog[open], .ant-modal-wrap, .ant-modal-body, .ant-drawer-body')];
  const beyond = boxes.map((box) =>
    box.checkVisibility({ visibilityProperty: true })
      ? Math.max(Math.floor(box.getBoundingClientRect().right) - innerWidth, box.scrollWidth - box.clientWidth)
      : 0,
  );
  return Math.max(scrollWidth - clientWidth, ...beyond);
}

/** The area of an A4 page within margins of one centimetre, in CSS pixels. */
const PAPER = { width: 718, height: 1047 };

/** Expects a table to fit the paper when the page is printed: a wide table scrolls on the screen, but would be cut off on paper. */
export async function expectPrintFits(table: Locator, screen: string): Promise<void> {
  const page = table.page();
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
  // The event by which the browser announces printing; tables then render the rows of all their pages.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const end = async () => {
    const { x, width } = (await table.boundingBox()) ?? { x: Infinity, width: 0 };
    return Math.floor(x + width);
  };
  await expect.poll(end, { message: `${screen} on paper` }).toBeLessThanOrEqual(PAPER.width);
}

/** The highest sum of layout shifts while a screen loads. It is low, since skeletons have the shape of the content that replaces them. */
const MOST_SHIFT = 0.05;
const LOADS = 3;

/**
 * Expects no layout shift since the page was loaded, except after user input. Rows and cards that other journeys add cause shifts too, so the
 * check fails only when several loads in a row have a shift. `opener` opens the dialog again after each load.
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

/** The sum of all layout shifts, and which element moved from where to where. Runs in the page. */
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
  // The observer receives its buffered entries within two frames.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  observer.disconnect();
  return { sum, moved };
}

/** Ends the running animations and returns their number. Leaves out endless ones, such as spinners. Runs in the page. */
async function endAnimations(): Promise<number> {
  // After a change of the page its animations start with the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const running = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  for (const animation of running) animation.finish();
  return running.length;
}
