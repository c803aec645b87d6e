import { useEffect, useState } from 'react';

/** Before the first measurement, and where nothing is measured. */
const USUAL_WIDTH = 720;

/** The size of the page's text by which a chart is laid out, in CSS pixels. */
const TEXT_PX = 16;

/** Of the chart's labels, in its units. */
export const LABEL_SIZE = 12;

/** How much larger than that the reader has the text: a chart drawn in units of its width grows with it. */
const textScale = (): number => (parseFloat(getComputedStyle(document.documentElement).fontSize) || TEXT_PX) / TEXT_PX;

/** The width of an element in units of a chart, which are CSS pixels at the usual size of text, and the ref to give it. */
export function useWidth(): [ref: (element: HTMLElement | null) => void, width: number] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [width, setWidth] = useState(USUAL_WIDTH);
  useEffect(() => {
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const measured = Math.round((entry?.contentRect.width ?? 0) / textScale());
      if (measured > 0) setWidth(measured);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return [setElement, width];
}
