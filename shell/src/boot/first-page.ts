import { paths } from 'shared-kit/model';
import { matchPath } from 'shared-kit/router';
import type { LoadedRegistry } from '../federation/overrides';
import type { PageComponents } from '../federation/page-components';
import { wasSignedIn } from './signed-in-mark';

/**
 * Sets the page that will most likely come first on its way while texts, config and account are still being read: the login
 * page for whoever was not signed in here, else the page of the address.
 */
export function fetchFirstPage(pages: PageComponents, registry: LoadedRegistry, pathname = location.pathname): void {
  const wanted = wasSignedIn() ? pathname : paths.login();
  for (const remote of registry.remotes) {
    const route = remote.routes.find(({ path }) => matchPath(path, wanted));
    if (route) return remote.undecided ? undefined : void pages.of(remote, route.page);
  }
}
