import { expect, type Locator } from '@playwright/test';

/** One run shows the faults of all screens. */
const all = expect.configure({ soft: true });

/** Pixels of each side of what a finger can hit. */
const OF_A_FINGER = 40;
/** Pixels of each side of what everybody can hit (WCAG 2.5.8). */
const OF_EVERYBODY = 24;

/** Expects every target of a part of the page to be wide and high enough for a finger, except links within a sentence, as WCAG 2.5.8 does. */
export async function expectTouchable(part: Locator, screen: string): Promise<void> {
  await all
    .poll(() => part.evaluate(smallTargets, { least: OF_A_FINGER, spaced: false }), { message: `too small for a finger on ${screen}` })
    .toEqual([]);
}

/** Expects every target of a part of the page to have 24 px, or as much room around it (WCAG 2.5.8). */
export async function expectTargets(part: Locator, screen: string): Promise<void> {
  await all
    .poll(() => part.evaluate(smallTargets, { least: OF_EVERYBODY, spaced: true }), { message: `smaller than 24 px on ${screen}` })
    .toEqual([]);
}

interface Rule {
  /** Pixels of each side. */
  least: number;
  /** Whether a smaller target may have room around it instead: a circle of that diameter that meets no other target and no other such circle. */
  spaced: boolean;
}

/**
 * The smaller targets with their sizes. Measures the area that takes a press, not the painted one, so a label, an invisible edge and the box around
 * an input count. Leaves out elements that are covered, for example by a dialog. Runs in the page.
 */
function smallTargets(root: Element, { least, spaced }: Rule): string[] {
  const PRESSABLE =
    'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=switch], [role=menuitem], [role=menuitemradio], [role=combobox]';
  // antd passes a press anywhere in these boxes to their only control.
  const BOX = '.ant-select, .ant-tabs-tab, .ant-input-affix-wrapper, .ant-input-number, .ant-picker';
  const partsOf = (target: HTMLElement) => [
    target,
    target.closest(BOX),
    ...('labels' in target ? ((target as HTMLInputElement).labels ?? []) : []),
  ];
  const isOf = (target: HTMLElement, hit: Element | null) => hit !== null && partsOf(target).some((part) => part?.contains(hit));
  /** Whether a press there would press another target. */
  const isOfAnother = (target: HTMLElement, hit: Element | null) => {
    if (hit === null || isOf(target, hit)) return false;
    const label = hit.closest('label');
    return hit.closest(`${PRESSABLE}, ${BOX}`) !== null || (label?.control != null && label.control !== target);
  };
  const scrollTo = (target: HTMLElement) => {
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = target.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const small: { target: HTMLElement; text: string }[] = [];
  let measured = 0;
  for (const target of root.querySelectorAll<HTMLElement>(PRESSABLE)) {
    if (
      target.matches(':disabled') ||
      target.closest('[inert], [aria-hidden=true]') ||
      !target.checkVisibility({ visibilityProperty: true })
    )
      continue;
    if (target.matches('a') && getComputedStyle(target).display === 'inline' && target.parentElement?.textContent !== target.textContent)
      continue;
    const middle = scrollTo(target);
    const isHit = (x: number, y: number) => isOf(target, document.elementFromPoint(x, y));
    if (!isHit(middle.x, middle.y)) continue;
    measured += 1;
    const reach = (dx: number, dy: number) => {
      let distance = 0;
      while (distance < least && isHit(middle.x + dx * (distance + 1), middle.y + dy * (distance + 1))) distance += 1;
      return distance;
    };
    const size = { width: reach(-1, 0) + reach(1, 0) + 1, height: reach(0, -1) + reach(0, 1) + 1 };
    if (size.width >= least && size.height >= least) continue;
    const name = target.getAttribute('aria-label') ?? (target as HTMLInputElement).labels?.[0]?.textContent ?? target.textContent;
    small.push({ target, text: `${name} (${size.width} x ${size.height}, ${target.className})` });
  }
  if (measured === 0 && root === document.documentElement) return ['nothing could be pressed'];
  if (!spaced) return small.map(({ text }) => text);
  /** Whether the circle around the middle of a target meets another target, or the circle of another small one. */
  const isCramped = (target: HTMLElement) => {
    const { x, y } = scrollTo(target);
    const others = small.filter((other) => other.target !== target).map((other) => other.target.getBoundingClientRect());
    if (others.some(({ left, top, width, height }) => Math.hypot(left + width / 2 - x, top + height / 2 - y) < least)) return true;
    const angles = Array.from({ length: 32 }, (_, at) => (at * Math.PI) / 16);
    return [0.4, 0.7, 1].some((part) =>
      angles.some((angle) => {
        const radius = (least / 2 - 0.5) * part;
        return isOfAnother(target, document.elementFromPoint(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius));
      }),
    );
  };
  return small.filter(({ target }) => isCramped(target)).map(({ text }) => text);
}
