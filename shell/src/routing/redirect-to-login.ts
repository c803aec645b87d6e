import type { Registry } from 'shared-kit/model/registry';
import { paths } from 'shared-kit/model';
import { guardDecision, type Account } from './access';
import type { Router } from './open-router';
import { routeAt } from './route-at';

/**
 * Redirects from a page that needs a sign-in to the login page before anything is rendered (GUARD-03). The guard of that page would do so only after an
 * unnecessary rendering of the frame.
 */
export async function redirectToLogin(router: Router, registry: Pick<Registry, 'remotes'> | null, account: Account): Promise<void> {
  const { pathname, search } = router.state.location;
  const route = routeAt(registry?.remotes ?? [], pathname);
  if (!route || guardDecision(route.access, pathname, account) !== 'login') return;
  await router.navigate(paths.login(), { replace: true, state: { from: pathname + search } });
}
