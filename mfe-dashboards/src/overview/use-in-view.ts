import { useEffect, useState, type RefCallback } from 'react';

/** As far below the window as somebody scrolls while an answer is on its way. */
const MARGIN = '300px';

/** Whether an element has come into view; from then on it stays so. Where nothing can tell, all is in view. */
export function useInView(): [ref: RefCallback<HTMLElement>, inView: boolean] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [seen, setSeen] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (!element || seen) return;
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true), {
      rootMargin: MARGIN,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, seen]);
  return [setElement, seen];
}
