import { paths } from 'shared-kit/model';
import type { LoadedRegistry } from '../federation/overrides';
import type { PageComponents } from '../federation/page-components';
import { prefetchFirstScreens } from '../federation/shares';
import { wasSignedIn } from './signed-in-mark';

/**
 * Sets the page that will most likely come first on its way while texts, config and account are still being read: the login
 * page for whoever was not signed in here, else the page of the address with all that stands around it.
 */
export function fetchFirstPage(pages: PageComponents, registry: LoadedRegistry, pathname = location.pathname): void {
  const signedIn = wasSignedIn();
  void pages.aheadAt(registry, signedIn ? pathname : paths.login());
  if (signedIn) prefetchFirstScreens();
}
