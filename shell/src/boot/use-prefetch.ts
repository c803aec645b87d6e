import { matchPath, parsePath } from 'shared-kit/host/router';
import { paths } from 'shared-kit/model';
import { whenIdle } from 'shared-kit/model/pacing';
import { useLocation, wantedPath } from 'shared-kit/router';
import { useAccount } from 'shared-kit/state';
import { useContext, useEffect } from 'react';
import type { LoadedRegistry } from '../registry/loaded-registry';
import { PageComponentsContext } from '../federation/page-components';
import { fetchFirstScreens, fetchLaterScreens } from './fetch-ahead';

/** By this time after the sign-in the first screens have loaded and the network is idle. */
const FIRST_SCREENS_MS = 5000;

/**
 * Fetches the code of the first screens once the login screen has loaded and is idle, or its form is sent: earlier requests would delay the
 * login screen itself. Some time after the sign-in it fetches the code of all other screens.
 */
export function usePrefetch(registry: LoadedRegistry | null): void {
  const { loaded, user } = useAccount();
  const { pathname, state } = useLocation();
  const pages = useContext(PageComponentsContext);
  const atLogin = loaded && user === null && matchPath(paths.login(), pathname) !== null;
  const { pathname: targetPath = paths.home() } = parsePath(wantedPath(state));
  useEffect(() => {
    if (!atLogin || !registry) return;
    let isDone = false;
    const fetch = () => {
      if (isDone) return;
      isDone = true;
      // The page first: its code is known only to the entry of its remote.
      void pages.prefetchAt(registry, targetPath, { tryAgain: true });
      fetchFirstScreens();
    };
    void pages
      .prefetchAt(registry, pathname)
      .then(paintedAndIdle)
      .then(() => whenOnline(fetch));
    // Later, because the browser would start on the code before it sends the password.
    const fetchSoon = () => void setTimeout(() => whenOnline(fetch));
    addEventListener('submit', fetchSoon);
    return () => {
      isDone = true;
      removeEventListener('submit', fetchSoon);
    };
  }, [atLogin, registry, pathname, targetPath, pages]);

  const signedIn = loaded && user !== null;
  useEffect(() => {
    if (!signedIn) return;
    const timer = setTimeout(() => whenOnline(fetchLaterScreens), FIRST_SCREENS_MS);
    return () => clearTimeout(timer);
  }, [signedIn]);
}

/** Waits until the browser is online: failing requests would only fill its log. */
function whenOnline(fetch: () => void): void {
  if (navigator.onLine) fetch();
  else addEventListener('online', fetch, { once: true });
}

/** Resolves once the page is painted and its main thread is idle. */
const paintedAndIdle = (): Promise<void> => new Promise((resolve) => void requestAnimationFrame(() => void whenIdle(resolve)));
