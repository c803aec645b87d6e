import type { Registry } from 'shared-kit/contract';
import { paths, type DomainRef } from 'shared-kit/model';
import { matchPath } from 'shared-kit/router';
import { routeAt } from './route-at';
import { wantedPage } from './wanted-page';

/** The domain of the page at an address, or of the page that opens after the sign-in if that is the login page; null without a domain. */
export function firstDomain(registry: Pick<Registry, 'remotes'> | null, { pathname, state }: { pathname: string; state?: unknown }): DomainRef | null {
  const address = matchPath(paths.login(), pathname) ? wantedPage(state) : pathname;
  const { company, domain } = routeAt(registry?.remotes ?? [], address)?.params ?? {};
  return company && domain ? { company, domain } : null;
}
