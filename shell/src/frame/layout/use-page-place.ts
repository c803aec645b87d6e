import { useLocation } from 'shared-kit/router';
import { useEffect, useLayoutEffect, useRef } from 'react';

/** For how long a page may still grow to the height it had. */
const GROWING_MS = 5_000;

/** What the user does next: from then on the page stays where it is. */
const ENDS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls a page to where it was left when Back or Forward lead to it. The browser does so at once, when the page has no data yet and is too
 * short.
 */
export function usePagePlace(): void {
  const { key } = useLocation();
  const visit = useRef(key);
  /** How far each entry of the history was scrolled, in pixels. */
  const places = useRef(new Map<string, number>());

  // Before the scrolling that a shorter page causes is reported.
  useLayoutEffect(() => void (visit.current = key), [key]);
  useEffect(() => {
    const note = () => void places.current.set(visit.current, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, []);

  useEffect(() => {
    const place = places.current.get(key) ?? 0;
    if (place === 0) return;
    const ended = new AbortController();
    const observer = new ResizeObserver(() => {
      window.scrollTo(0, place);
      if (window.scrollY >= Math.floor(place)) end();
    });
    const end = () => {
      ended.abort();
      observer.disconnect();
      clearTimeout(timer);
    };
    const timer = setTimeout(end, GROWING_MS);
    for (const event of ENDS) window.addEventListener(event, end, { signal: ended.signal });
    observer.observe(document.body);
    return end;
  }, [key]);
}
