import { useLayoutEffect, useRef, type ReactNode } from 'react';

/**
 * Wraps what a table shows when it has no rows. A button in it, such as one that clears the filters, disappears once there are rows.
 * The focus then moves to the table's search box, because otherwise the keyboard would start again at the top of the page.
 */
export function InPlaceOfRows({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current!;
    const table = element.parentElement!;
    return () => {
      // Not after a tap, because the focus in the search box would open the on-screen keyboard.
      if (!element.querySelector(':focus-visible')) return;
      // After this render, which may also render the search box.
      queueMicrotask(() => table.querySelector<HTMLElement>('input[type=search]')?.focus({ preventScroll: true }));
    };
  }, []);
  return <div ref={box}>{children}</div>;
}
