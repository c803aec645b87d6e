import { useEffect, useState, type RefCallback } from 'react';

/** An element within this distance outside of the window counts as in view, so that its data is read before the user scrolls to it. */
const MARGIN = '300px';

/** Whether an element has ever been in view. Always true in a browser without `IntersectionObserver`. */
export function useInView(): [ref: RefCallback<HTMLElement>, inView: boolean] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [inView, setInView] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (!element || inView) return;
    const observer = new IntersectionObserver((entries) => setInView(entries.some(({ isIntersecting }) => isIntersecting)), {
      rootMargin: MARGIN,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, inView]);
  return [setElement, inView];
}
