import { expect, type Page } from '@playwright/test';

/**
 * Expects that everything that can have the focus on the page, or in its open dialog or menu, looks different with the focus of the keyboard
 * (WCAG 2.4.7), in the light and the dark scheme.
 */
export async function expectFocusMarks(page: Page, screen: string): Promise<void> {
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await expect(page.locator('html')).toHaveAttribute('data-scheme', scheme);
    // From then on the browser shows the focus that a script sets as it shows that of the keyboard.
    await page.keyboard.press('Tab');
    const { looked, unmarked } = await page.evaluate(lookAtStops);
    expect.soft(unmarked, `${screen}, ${scheme}: looks the same with the focus`).toEqual([]);
    expect(looked, `${screen}, ${scheme}: elements that had the focus`).toBeGreaterThan(0);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Gives each element the focus that can have it. Returns the number of those, and the names of those that look as without it. Runs in the page. */
async function lookAtStops(): Promise<{ looked: number; unmarked: string[] }> {
  const CANDIDATES = 'a[href], button, input, select, textarea, summary, [tabindex]';
  /** Where the mark may be: on the element, on what contains it, such as the frame of a field, or beside it, such as the box of a checkbox. */
  const placesOf = (element: Element): Element[] => {
    const around = [element.parentElement, element.parentElement?.parentElement, element.parentElement?.parentElement?.parentElement];
    return [element, ...element.querySelectorAll('*'), ...around, element.nextElementSibling, element.previousElementSibling].filter(
      (place) => place instanceof Element,
    );
  };
  const lookOf = (place: Element) =>
    [undefined, '::before', '::after'].map((part) => {
      const style = getComputedStyle(place, part);
      const outline = style.outlineStyle === 'none' || style.outlineWidth === '0px' ? '' : `${style.outline} ${style.outlineColor}`;
      return [outline, style.boxShadow, style.borderColor, style.borderWidth, style.backgroundColor].join(' ');
    });
  const looksOf = (element: Element) => {
    const places = placesOf(element);
    places.forEach(lookOf);
    // A border that fades in is as before in its first frame.
    for (const transition of document.getAnimations()) if (transition instanceof CSSTransition) transition.finish();
    return JSON.stringify(places.map(lookOf));
  };
  const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  /** The title of a page has the focus when the page has opened, but is nothing to press. */
  const isStop = (element: HTMLElement) =>
    element.tabIndex >= 0 || /^(tab|menuitem|menuitemradio|option|radio)$/.test(element.getAttribute('role') ?? '');

  let looked = 0;
  const unmarked: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(CANDIDATES)) {
    if (!isStop(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
    element.focus({ preventScroll: true });
    if (document.activeElement !== element) continue;
    looked++;
    const withFocus = looksOf(element);
    element.blur();
    if (looksOf(element) === withFocus) {
      // Some controls of antd follow the focus by a class, which they set with the next frame.
      element.focus({ preventScroll: true });
      await frames();
      const later = looksOf(element);
      element.blur();
      await frames();
      if (looksOf(element) === later) unmarked.push(element.outerHTML.slice(0, 160));
    }
    element.focus({ preventScroll: true });
  }
  return { looked, unmarked };
}
