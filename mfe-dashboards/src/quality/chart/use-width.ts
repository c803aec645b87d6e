import { useEffect, useState } from 'react';

/** Before the first measurement, and where nothing is measured. */
const USUAL_WIDTH = 720;

/** The width of an element in CSS pixels, and the ref to give it. */
export function useWidth(): [ref: (element: HTMLElement | null) => void, width: number] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [width, setWidth] = useState(USUAL_WIDTH);
  useEffect(() => {
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const measured = Math.round(entry?.contentRect.width ?? 0);
      if (measured > 0) setWidth(measured);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return [setElement, width];
}
