import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** Every replaced text node, with the element that replaces it. */
    translated?: Map<Text, HTMLElement>;
  }
}

/** The translation of a text by {@link translatePages}. */
export const inTranslation = (text: string): string => `«${text}»`;

/** Translates all pages that open from now on as Chrome does, or wraps their texts as extensions do. */
export async function translatePages(page: Page, by: 'browser' | 'extension' = 'browser'): Promise<void> {
  await page.addInitScript(translateTexts, by);
}

/** Expects every translation to be of the text that the console wrote last. */
export async function expectNothingStale(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(staleTexts), { message: 'old values on the page' }).toEqual([]);
}

/** The translated texts that contain one of these names as a whole word, each with its element. */
export async function translatedWith(page: Page, names: readonly string[]): Promise<string[]> {
  return page.evaluate((all) => {
    const pattern = new RegExp(
      `(?<![\\p{L}\\p{N}])(${all.map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|')})(?![\\p{L}\\p{N}])`,
      'u',
    );
    return [...(window.translated ?? [])]
      .filter(([text, shown]) => shown.isConnected && pattern.test(text.data))
      .map(([text, shown]) => `${text.data} (in ${shown.parentElement?.tagName} ${shown.parentElement?.className})`);
  }, names);
}

/** Runs in each page before the console does. */
function translateTexts(by: 'browser' | 'extension'): void {
  const translated = (window.translated = new Map<Text, HTMLElement>());
  const isLeftAlone = (node: Node) => {
    const holder = node.parentElement;
    return (
      !holder ||
      !node.textContent?.trim() ||
      holder.closest('script, style, noscript, textarea, font, mark') !== null ||
      holder.closest('[translate]')?.getAttribute('translate') === 'no'
    );
  };
  const replace = (text: Text) => {
    if (isLeftAlone(text)) return;
    if (by === 'extension') {
      const mark = document.createElement('mark');
      text.replaceWith(mark);
      mark.append(text);
      return;
    }
    // oxlint-disable-next-line typescript/no-deprecated -- browsers translate into elements of this kind
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = `«${text.data}»`;
    outer.append(inner);
    text.replaceWith(outer);
    translated.set(text, outer);
  };
  const replaceAllIn = (root: Node) => {
    if (root instanceof Text) return replace(root);
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(replace);
  };
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') replace(target as Text);
      else addedNodes.forEach(replaceAllIn);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
  if (by === 'browser') document.addEventListener('DOMContentLoaded', () => document.documentElement.classList.add('translated-ltr'));
}

/** Runs in the page. */
function staleTexts(): string[] {
  return [...(window.translated ?? [])]
    .filter(([text, shown]) => !text.isConnected && shown.isConnected && shown.textContent !== `«${text.data}»`)
    .map(([text, shown]) => `${shown.textContent} instead of ${text.data}`);
}
