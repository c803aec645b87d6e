import type { Registry } from 'shared-kit/model/registry';
import { matchPath } from 'shared-kit/host/router';
import { paths, type DomainRef } from 'shared-kit/model';
import { wantedPath } from 'shared-kit/router';
import { routeAt } from './route-at';

/** The domain of the page at this location or, on the login page, of the page that opens after the sign-in; null without a domain. */
export function firstDomain(
  registry: Pick<Registry, 'remotes'> | null,
  { pathname, state }: { pathname: string; state?: unknown },
): DomainRef | null {
  const path = matchPath(paths.login(), pathname) ? wantedPath(state) : pathname;
  const { company, domain } = routeAt(registry?.remotes ?? [], path)?.params ?? {};
  return company && domain ? { company, domain } : null;
}
