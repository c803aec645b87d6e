import { useEffect, type RefObject } from 'react';

/** Moves the focus into a popup once it is visible; antd attaches, measures and positions it before. */
export function useFocusWhenShown(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let frame = 0;
    const take = () => {
      const target = box.current;
      // The popup is not in its final position yet, and the page must not scroll to it.
      target?.focus({ preventScroll: true });
      if (!target || document.activeElement !== target) frame = requestAnimationFrame(take);
    };
    take();
    return () => cancelAnimationFrame(frame);
  }, [box]);
}
