import { useLocation } from 'shared-kit/router';
import { useWindowListener } from 'shared-kit/state';
import { useEffect, useRef } from 'react';

/** How long to wait until a page has grown to its former height. */
const GROWTH_LIMIT_MS = 5_000;

/** Input of the user, after which the page is not scrolled any more. */
const USER_INPUT = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Restores the scroll position of a page after Back or Forward. The browser itself would do it too early, when the page has no data yet and is too short.
 */
export function useScrollRestoration(): void {
  const { key } = useLocation();
  /** The scroll positions of history entries, in pixels. */
  const places = useRef(new Map<string, number>());

  // The listener has the new key before the browser reports the scrolling that a shorter page causes.
  useWindowListener('scroll', () => places.current.set(key, window.scrollY));

  useEffect(() => {
    const place = places.current.get(key) ?? 0;
    if (place === 0) return;
    const control = new AbortController();
    const observer = new ResizeObserver(() => {
      window.scrollTo(0, place);
      if (window.scrollY >= Math.floor(place)) end();
    });
    const end = () => {
      control.abort();
      observer.disconnect();
      clearTimeout(timer);
    };
    const timer = setTimeout(end, GROWTH_LIMIT_MS);
    for (const event of USER_INPUT) window.addEventListener(event, end, { signal: control.signal });
    observer.observe(document.body);
    return end;
  }, [key]);
}
