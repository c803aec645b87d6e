import { useEffect, type RefObject } from 'react';

/** Moves the focus into a popup once it can take it: antd attaches, measures and places it before it becomes visible. */
export function useFocusWhenShown(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let frame = 0;
    const take = () => {
      const target = box.current;
      // The popup is not at its place yet, and the page must not scroll there.
      target?.focus({ preventScroll: true });
      if (!target || document.activeElement !== target) frame = requestAnimationFrame(take);
    };
    take();
    return () => cancelAnimationFrame(frame);
  }, [box]);
}
