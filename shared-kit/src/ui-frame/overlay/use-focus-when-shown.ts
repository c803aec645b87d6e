import { useEffect, type RefObject } from 'react';

/** Moves the focus into something as soon as it can take it: antd attaches, measures and places what opens before it shows it. */
export function useFocusWhenShown(box: RefObject<HTMLElement | null>, selector?: string): void {
  useEffect(() => {
    let frame = 0;
    const take = () => {
      const target = selector === undefined ? box.current : box.current?.querySelector<HTMLElement>(selector);
      // It is still far from its place, where the page must not be scrolled to.
      target?.focus({ preventScroll: true });
      if (!target || document.activeElement !== target) frame = requestAnimationFrame(take);
    };
    take();
    return () => cancelAnimationFrame(frame);
  }, [box, selector]);
}
