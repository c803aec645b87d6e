import { expect, type Page } from '@playwright/test';

/** Everything that a finger can press on the page is at least 40 px wide and high, but for links within a sentence (WCAG 2.5.8 leaves those out too). */
export async function expectTouchable(page: Page, screen: string): Promise<void> {
  await expect.poll(() => page.evaluate(smallTargets), { message: `what is too small for a finger on ${screen}` }).toEqual([]);
}

/**
 * What is smaller, with its size. Measured is where a press is taken, not what is painted: a label, an invisible edge and the box around an
 * input count. Elements that another one covers, such as a dialog, are left out. Runs in the page.
 */
function smallTargets(): string[] {
  const LEAST = 40;
  const PRESSABLE = 'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=switch], [role=menuitem], [role=menuitemradio], [role=combobox]';
  // antd takes presses anywhere in these for their one control.
  const BOX = '.ant-select, .ant-tabs-tab, .ant-input-affix-wrapper, .ant-input-number, .ant-picker';
  const small: string[] = [];
  let measured = 0;
  for (const target of document.querySelectorAll<HTMLElement>(PRESSABLE)) {
    if (target.matches(':disabled') || target.closest('[inert], [aria-hidden=true]') || !target.checkVisibility({ visibilityProperty: true })) continue;
    if (target.matches('a') && getComputedStyle(target).display === 'inline' && target.parentElement?.textContent !== target.textContent) continue;
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
