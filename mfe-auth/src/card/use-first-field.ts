import { useEffect, type RefObject } from 'react';

/** Gives the focus to the first empty field, unless the user has moved the focus elsewhere meanwhile. */
export function useFirstField(card: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // After a navigation the shell takes the focus to the page, and the page to its heading: the field comes after both.
    const frame = requestAnimationFrame(() => {
      const { activeElement } = document;
      const free = activeElement === null || activeElement.matches('body, #main, h1');
      const fields = [...(card.current?.querySelectorAll<HTMLInputElement>('input:not([type=checkbox])') ?? [])];
      if (free) (fields.find(({ value }) => value === '') ?? fields[0])?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [card]);
}
