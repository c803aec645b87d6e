import { expect, type Page } from '@playwright/test';
import { expectAtRest } from './page-checks';

/** One run shows the faults of all screens. */
const all = expect.configure({ soft: true });

/**
 * Expects every text of the console that is seen to be whole: not cut by an ellipsis, by its box or by the window, and no word on two lines except
 * after a hyphen or a slash. Texts that people have typed (`translate="no"`, D-115) may be broken anywhere, and cut where a tooltip has them whole.
 */
export async function expectWholeTexts(page: Page, screen: string): Promise<void> {
  await expectAtRest(page);
  await all.poll(() => page.evaluate(brokenTexts), { message: `cut, or broken inside of a word, on ${screen}` }).toEqual([]);
}

/** The texts that are cut, and the words that are on two lines. Runs in the page. */
function brokenTexts(): string[] {
  const faults = new Set<string>();
  const range = document.createRange();
  const isClipped = (box: Element | null): boolean =>
    box !== null && (getComputedStyle(box).clipPath.startsWith('inset(50%') || isClipped(box.parentElement));
  /** Not texts for screen readers only, and what cannot be seen for another reason. */
  const isSeen = (holder: Element) =>
    !holder.closest('script, style, noscript, option, [inert]') &&
    !isClipped(holder) &&
    holder.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  /** A cell of a table shows its whole text when it is pointed at or focused. */
  const hasTooltip = (holder: Element, text: string) =>
    holder.closest('td') !== null || holder.closest('[title]')?.getAttribute('title')?.includes(text) === true;

  /** The element that cuts a text off at its side or below, unless one can scroll to the rest. */
  const cutter = (holder: Element, place: DOMRect): Element | null => {
    let { left, right } = place;
    for (let box: Element | null = holder; box && box !== document.documentElement; box = box.parentElement) {
      const style = getComputedStyle(box);
      const scrolls = /auto|scroll/.test(style.overflowX);
      const clips = /hidden|clip/.test(style.overflowX);
      if (scrolls) {
        const area = box.getBoundingClientRect();
        left = Math.max(left, area.left);
        right = Math.min(right, area.right);
      } else if (clips && box.clientWidth > 1) {
        const area = box.getBoundingClientRect();
        if (left < area.left - 1.5 || right > area.right + 1.5) return box;
        const lines = style.getPropertyValue('-webkit-line-clamp');
        if (lines !== 'none' && box.scrollHeight > box.clientHeight + 2 && place.bottom > area.bottom + 2) return box;
      }
      if (style.position === 'fixed') break;
    }
    return left < -1.5 || right > innerWidth + 1.5 ? document.documentElement : null;
  };

  const isBrokenWord = (node: Text, word: string, start: number): boolean => {
    range.setStart(node, start);
    range.setEnd(node, start + word.length);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
    if (lines.length < 2 || Math.abs(lines[0]!.top - lines.at(-1)!.top) < lines[0]!.height / 2) return false;
    let before: DOMRect | undefined;
    for (let at = start; at < start + word.length; at += 1) {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const place = range.getBoundingClientRect();
      if (place.width === 0) continue;
      const isNewLine = before !== undefined && place.top > before.top + before.height / 2;
      // After these, and before an opening bracket, a line may end in any typesetting.
      if (isNewLine && !/[-\u2010-\u2015/\u00ad\u200b…)]/.test(node.data[at - 1]!) && !/[([—–…]/.test(node.data[at]!)) return true;
      before = place;
    }
    return false;
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const holder = node.parentElement;
    const text = node.data.trim();
    if (!holder || text === '' || !isSeen(holder)) continue;
    const isTyped = holder.closest('[translate=no]') !== null;
    range.selectNodeContents(node);
    const place = range.getBoundingClientRect();
    // Nothing to see: the font has no size, or the box is closed.
    if (place.width === 0 || place.height === 0) continue;
    const cut = cutter(holder, place);
    if (cut && !(isTyped && hasTooltip(holder, text))) faults.add(`cut: ${text} (${cut.className || cut.tagName})`);
    if (isTyped || cut) continue;
    for (const { 0: word, index } of node.data.matchAll(/\S{2,}/g))
      if (isBrokenWord(node, word, index)) faults.add(`broken: ${word} in ${text} (${holder.className || holder.tagName})`);
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('input[placeholder], select')) {
    if (!isSeen(field) || (field.matches('input') && field.value !== '')) continue;
    const shown = field.matches('select') ? '' : field.placeholder;
    if (shown !== '' && field.scrollWidth > field.clientWidth + 1) faults.add(`cut: ${shown} (placeholder)`);
  }
  return [...faults];
}
