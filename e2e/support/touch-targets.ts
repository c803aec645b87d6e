import { expect, type Page } from '@playwright/test';

/** Expects every touch target of the page to be at least 40 px wide and high, except links within a sentence, which WCAG 2.5.8 excepts too. */
export async function expectTouchable(page: Page, screen: string): Promise<void> {
  await expect.poll(() => page.evaluate(smallTargets), { message: `what is too small for a finger on ${screen}` }).toEqual([]);
}

/**
 * The smaller targets with their sizes. Measures the area that takes a press, not the painted one, so a label, an invisible edge and the box around
 * an input count. Leaves out elements that are covered, for example by a dialog. Runs in the page.
 */
function smallTargets(): string[] {
  const LEAST = 40;
  const PRESSABLE =
    'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=switch], [role=menuitem], [role=menuitemradio], [role=combobox]';
  // antd passes a press anywhere in these boxes to their only control.
  const BOX = '.ant-select, .ant-tabs-tab, .ant-input-affix-wrapper, .ant-input-number, .ant-picker';
  const small: string[] = [];
  let measured = 0;
  for (const target of document.querySelectorAll<HTMLElement>(PRESSABLE)) {
    if (
      target.matches(':disabled') ||
      target.closest('[inert], [aria-hidden=true]') ||
      !target.checkVisibility({ visibilityProperty: true })
    )
      continue;
    if (target.matches('a') && getComputedStyle(target).display === 'inline' && target.parentElement?.textContent !== target.textContent)
      continue;
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const parts = [target, target.closest(BOX), ...('labels' in target ? ((target as HTMLInputElement).labels ?? []) : [])];
    const isHit = (x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && parts.some((part) => part?.contains(hit));
    };
    const { left, top, width, height } = target.getBoundingClientRect();
    const middle = { x: left + width / 2, y: top + height / 2 };
    if (!isHit(middle.x, middle.y)) continue;
    measured += 1;
    const reach = (dx: number, dy: number) => {
      let distance = 0;
      while (distance < LEAST && isHit(middle.x + dx * (distance + 1), middle.y + dy * (distance + 1))) distance += 1;
      return distance;
    };
    const size = { width: reach(-1, 0) + reach(1, 0) + 1, height: reach(0, -1) + reach(0, 1) + 1 };
    if (size.width >= LEAST && size.height >= LEAST) continue;
    small.push(`${target.getAttribute('aria-label') ?? target.textContent} (${size.width} x ${size.height}, ${target.className})`);
  }
  return measured > 0 ? small : ['nothing could be pressed'];
}
