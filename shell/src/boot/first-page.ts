import { auth } from 'shared-kit/firebase/auth';
import { paths } from 'shared-kit/model';
import type { LoadedRegistry } from '../registry/loaded-registry';
import type { PageComponents } from '../federation/page-components';
import { wasSignedIn } from '../account/signed-in-mark';
import { fetchFirstScreens } from './fetch-ahead';

/**
 * Fetches the code of the page that most likely comes first, while texts, config and account are still being read. That is the login
 * page if no user was signed in at the last visit, otherwise the page of the path, with the frame around it. That code waits until the identity
 * service has been asked for the user, whose answer Firestore waits for: the browser would evaluate the code before it sends the question.
 */
export async function fetchFirstPage(pages: PageComponents, registry: LoadedRegistry, pathname = location.pathname): Promise<void> {
  if (!wasSignedIn()) return void pages.prefetchAt(registry, paths.login());
  await auth().asked();
  void pages.prefetchAt(registry, pathname);
  fetchFirstScreens();
}
