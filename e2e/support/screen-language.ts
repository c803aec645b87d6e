import { expect, type Page } from '@playwright/test';
import { catalogueOf } from './catalogue';
import { expectAtRest } from './page-checks';

const ENGLISH = catalogueOf('en-US');

/** False for the texts that a new domain starts with: they are stored as data and stay in the language of that time. */
const isOfTheConsole = (key: string) => !key.startsWith('common:dSett.');

/**
 * Expects every visible text of a screen to be in this language and not cut off: no key of a missing text, no English text, no placeholder without
 * its value.
 */
export async function expectInLanguage(page: Page, locale: string, screen: string): Promise<void> {
  await expectAtRest(page);
  const texts = catalogueOf(locale);
  const foreign = new Set(
    [...ENGLISH]
      .filter(([key, english]) => isOfTheConsole(key) && texts.get(key) !== english && !english.includes('{{'))
      .map(([, english]) => english),
  );
  // A text that is the same in English and in this language is no fault.
  for (const text of texts.values()) foreign.delete(text);
  const keys = new Set([...ENGLISH.keys()].map((key) => key.slice(key.indexOf(':') + 1)).filter((key) => key.includes('.')));
  const wrong = async () =>
    (await page.evaluate(textsInSight)).filter((text) => keys.has(text) || foreign.has(text) || text.includes('{{'));
  await expect.poll(wrong, { message: `not in ${locale}: ${screen}` }).toEqual([]);
  await expect.poll(() => page.evaluate(cutTexts), { message: `cut off in ${locale}: ${screen}` }).toEqual([]);
}

/** The visible texts of the page and its overlays, with the names and placeholders of inputs. Runs in the page. */
function textsInSight(): string[] {
  const found: string[] = [];
  for (const root of document.querySelectorAll('main, [role=dialog]')) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) found.push(walker.currentNode.textContent ?? '');
    for (const element of root.querySelectorAll('[aria-label], [placeholder], [title]')) {
      for (const name of ['aria-label', 'placeholder', 'title']) found.push(element.getAttribute(name) ?? '');
    }
  }
  return found.map((text) => text.trim()).filter((text) => text !== '');
}

/** Texts that are cut off by their element or by the edge of the window. Runs in the page. */
function cutTexts(): string[] {
  const cut: string[] = [];
  const clips = (element: Element) => getComputedStyle(element).overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
  // What lies beyond the edge of a line that scrolls sideways, as the filters do on phones, can be moved into sight.
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    ((/auto|scroll/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth) ||
      scrolls(element.parentElement));
  for (const root of document.querySelectorAll('main, [role=dialog]')) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: holder, textContent } = walker.currentNode;
      // No faults: texts for screen readers, which are one pixel wide, and tabs, which scroll or move into a menu.
      if (!holder || !textContent?.trim() || holder.clientWidth === 1 || holder.closest('[role=tablist], .ic-tab-list, .ic-hidden'))
        continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const { left, right, width } = range.getBoundingClientRect();
      const isOutside = (left < -1 || right > innerWidth + 1) && !scrolls(holder);
      if (width > 0 && (isOutside || clips(holder))) cut.push(textContent);
    }
  }
  return cut;
}
