import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the heading when the item that had it disappears. A push that succeeds removes its button, and without this the keyboard
 * would start again at the top of the page.
 */
export function useFocusAfterRemoval(items: number): {
  section: RefObject<HTMLElement | null>;
  heading: RefObject<HTMLHeadingElement | null>;
} {
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasFocus = useRef(false);
  useEffect(() => {
    const watch = ({ target }: FocusEvent) => {
      hasFocus.current = target instanceof Node && section.current?.contains(target) === true;
    };
    document.addEventListener('focusin', watch);
    return () => document.removeEventListener('focusin', watch);
  }, []);
  useEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [items]);
  return { section, heading };
}
