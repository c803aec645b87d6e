import { expect, type Page } from '@playwright/test';
import { catalogueOf } from './catalogue';
import { expectAtRest } from './soundness';

const ENGLISH = catalogueOf('en-US');

/** The texts that a new domain begins with are data from then on. */
const isOfTheConsole = (key: string) => !key.startsWith('common:dSett.');

/**
 * Every text in sight of a screen is of that language, and none is cut off: no key stands for a text that is missing, nothing is left in
 * English, no place for a value is left open.
 */
export async function expectSaidIn(page: Page, locale: string, screen: string): Promise<void> {
  await expectAtRest(page);
  const texts = catalogueOf(locale);
  const foreign = new Set([...ENGLISH].filter(([key, english]) => isOfTheConsole(key) && texts.get(key) !== english && !english.includes('{{')).map(([, english]) => english));
  // What is written alike in some other place is right there.
  for (const text of texts.values()) foreign.delete(text);
  const keys = new Set([...ENGLISH.keys()].map((key) => key.slice(key.indexOf(':') + 1)).filter((key) => key.includes('.')));
  const wrong = async () => (await page.evaluate(textsInSight)).filter((text) => keys.has(text) || foreign.has(text) || text.includes('{{'));
  await expect.poll(wrong, { message: `not in ${locale}: ${screen}` }).toEqual([]);
  await expect.poll(() => page.evaluate(cutTexts), { message: `cut off in ${locale}: ${screen}` }).toEqual([]);
}

/** The texts of the page and of what lies over it, with the names and hints of what is typed into. Runs in the page. */
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

/** Texts that end in front of what they say, or beside the window. Runs in the page. */
function cutTexts(): string[] {
  const cut: string[] = [];
  const clips = (element: Element) => getComputedStyle(element).overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
  for (const root of document.querySelectorAll('main, [role=dialog]')) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: holder, textContent } = walker.currentNode;
      // What is there for screen readers alone is a point; tabs that have no room stand in a menu, or are scrolled to.
      if (!holder || !textContent?.trim() || holder.clientWidth === 1 || holder.closest('[role=tablist], .ic-tab-list, .ic-hidden')) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const { left, right, width } = range.getBoundingClientRect();
      if (width > 0 && (left < -1 || right > innerWidth + 1 || clips(holder))) cut.push(textContent);
    }
  }
  return cut;
}
