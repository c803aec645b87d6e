import { paths } from 'shared-kit/model';
import { matchPath, useLocation } from 'shared-kit/router';
import { useAccount } from 'shared-kit/state';
import { useContext, useEffect } from 'react';
import type { LoadedRegistry } from './overrides';
import { PageComponentsContext } from './page-components';
import { prefetchFirstScreens, prefetchLaterShares } from './shares';

/** So long after the sign-in the first screens are there, and whoever reads them leaves the line idle. */
const FIRST_SCREENS_MS = 5000;

/**
 * Fetches what lies behind the sign-in as soon as the login screen is there and idle, and not before, when that screen itself is on
 * its way. What later screens need follows when the first ones have long been shown.
 */
export function usePrefetch(registry: LoadedRegistry | null): void {
  const { loaded, user } = useAccount();
  const { pathname, state } = useLocation();
  const pages = useContext(PageComponentsContext);
  const atLogin = loaded && user === null && matchPath(paths.login(), pathname) !== null;
  const wanted = wantedPage(state);
  useEffect(() => {
    if (!atLogin || !registry) return;
    let left = false;
    const fetch = () => {
      if (left) return;
      prefetchFirstScreens();
      void pages.aheadAt(registry, wanted, { tryAgain: true });
    };
    void pages.aheadAt(registry, pathname).then(whenIdle).then(() => whenOnline(fetch));
    return () => {
      left = true;
    };
  }, [atLogin, registry, pathname, wanted, pages]);

  const signedIn = loaded && user !== null;
  useEffect(() => {
    if (!signedIn) return;
    const timer = setTimeout(() => whenOnline(prefetchLaterShares), FIRST_SCREENS_MS);
    return () => clearTimeout(timer);
  }, [signedIn]);
}

/** A dozen requests that cannot arrive would only fill the browser's log. */
function whenOnline(fetch: () => void): void {
  if (navigator.onLine) fetch();
  else addEventListener('online', fetch, { once: true });
}

/** Where whoever signs in is led: to the page they asked for, by default home (decision D-22). */
function wantedPage(state: unknown): string {
  const from = (state as { from?: unknown } | null)?.from;
  return typeof from === 'string' ? from.replace(/[?#].*/, '') : paths.home();
}

/** Once the page is painted and its main thread rests. */
const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 1000 });
      else setTimeout(resolve);
    });
  });
