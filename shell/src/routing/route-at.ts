import type { RegistryEntry, RouteAccess } from 'shared-kit/model/registry';
import { matchRoutes } from 'shared-kit/host/router';

type WithRoutes = Pick<RegistryEntry, 'routes'>;

/** The page of one of these remotes for a path, chosen by the rules of the router, with decoded parameters; null if there is none. */
export function routeAt(remotes: readonly WithRoutes[], path: string) {
  const pages = remotes.flatMap(({ routes }) => routes.map((route) => ({ path: route.path, route })));
  const match = matchRoutes(pages, path)?.at(-1);
  return match ? { ...match.route.route, params: match.params } : null;
}

/** The access of a remote's page for a path or route pattern; null if the remote has no such page. */
export const accessTo = (remote: WithRoutes, path: string): RouteAccess | null => routeAt([remote], path)?.access ?? null;
