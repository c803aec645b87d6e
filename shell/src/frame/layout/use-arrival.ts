import { useLocation } from 'shared-kit/router';
import { useEffect, useRef, type RefObject } from 'react';

/** After a navigation: scrolls to the top and focuses the page, whose heading then takes the focus, so that screen readers say where one is. */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [main, pathname]);
}
