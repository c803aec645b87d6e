import type { Registry } from 'shared-kit/contract';
import { matchRoutes } from 'shared-kit/router';

/** The page at an address, chosen as the router chooses it, with the decoded parameters of the address; null if no remote has one there. */
export function routeAt(registry: Pick<Registry, 'remotes'> | null, address: string) {
  const pages = (registry?.remotes ?? []).flatMap(({ routes }) => routes.map((route) => ({ path: route.path, route })));
  const match = matchRoutes(pages, address)?.at(-1);
  return match ? { ...match.route.route, params: match.params } : null;
}
