import type { RegistryEntry, RouteAccess } from 'shared-kit/host/contract';
import { matchRoutes } from 'shared-kit/host/router';

type WithRoutes = Pick<RegistryEntry, 'routes'>;

/** The page of one of these remotes at an address, chosen as the router chooses it, with the decoded parameters of the address; null without one. */
export function routeAt(remotes: readonly WithRoutes[], address: string) {
  const pages = remotes.flatMap(({ routes }) => routes.map((route) => ({ path: route.path, route })));
  const match = matchRoutes(pages, address)?.at(-1);
  return match ? { ...match.route.route, params: match.params } : null;
}

/** The access of a remote's page at an address, or of its route pattern; null if the remote has no such page. */
export const accessTo = (remote: WithRoutes, address: string): RouteAccess | null => routeAt([remote], address)?.access ?? null;
