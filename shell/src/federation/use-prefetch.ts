import type { Registry } from 'shared-kit/contract';
import { paths } from 'shared-kit/model';
import { useAccount } from 'shared-kit/state';
import { useEffect } from 'react';
import { warmRemote } from './load-page';
import { prefetchShares } from './shares';

/**
 * Fetches what lies behind the sign-in when somebody starts typing at the login screen: there is time then, and not
 * before, when that screen itself is on its way.
 */
export function usePrefetch(registry: Registry | null): void {
  const { loaded, user } = useAccount();
  const signedOut = loaded && user === null;
  useEffect(() => {
    if (!signedOut) return;
    const fetch = () => {
      prefetchShares();
      const home = registry?.remotes.find((remote) => remote.routes.some((route) => route.path === paths.home()));
      if (home) warmRemote(home);
    };
    document.addEventListener('input', fetch, { once: true });
    return () => document.removeEventListener('input', fetch);
  }, [signedOut, registry]);
}
