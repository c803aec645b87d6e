import { paths } from 'shared-kit/model';
import { useAccount } from 'shared-kit/state';
import { useEffect } from 'react';
import { warmRemote } from './load-page';
import type { LoadedRegistry } from './overrides';
import { prefetchLaterShares, prefetchShares } from './shares';

/** So long after the sign-in the first screens are there, and whoever reads them leaves the line idle. */
const FIRST_SCREENS_MS = 5000;

/**
 * Fetches what lies behind the sign-in when somebody starts typing at the login screen: there is time then, and not
 * before, when that screen itself is on its way. What later screens need follows when the first ones have long been shown.
 */
export function usePrefetch(registry: LoadedRegistry | null): void {
  const { loaded, user } = useAccount();
  const signedOut = loaded && user === null;
  useEffect(() => {
    if (!signedOut) return;
    const fetch = () => {
      prefetchShares();
      const home = registry?.remotes.find((remote) => remote.routes.some((route) => route.path === paths.home()));
      if (home && !home.undecided) warmRemote(home);
    };
    document.addEventListener('input', fetch, { once: true });
    return () => document.removeEventListener('input', fetch);
  }, [signedOut, registry]);

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
