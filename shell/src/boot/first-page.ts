import { paths } from 'shared-kit/model';
import type { LoadedRegistry } from '../registry/loaded-registry';
import type { PageComponents } from '../federation/page-components';
import { wasSignedIn } from '../account/signed-in-mark';
import { fetchFirstScreens } from './fetch-ahead';

/**
 * Fetches the code of the page that most likely comes first, while texts, config and account are still being read. That is the login
 * page if no user was signed in at the last visit, otherwise the page of the path, with the frame around it.
 */
export function fetchFirstPage(pages: PageComponents, registry: LoadedRegistry, pathname = location.pathname): void {
  const signedIn = wasSignedIn();
  void pages.prefetchAt(registry, signedIn ? pathname : paths.login());
  if (signedIn) fetchFirstScreens();
}
