import type { DomainPlace } from 'shared-kit/host/contract';
import type { Registry } from 'shared-kit/model/registry';
import { matchPath, parsePath } from 'shared-kit/host/router';
import { paths } from 'shared-kit/model';
import { wantedPath } from 'shared-kit/router';
import { routeAt } from './route-at';

/** The page of a domain at a location. */
export interface FirstPlace extends Pick<DomainPlace, 'ref' | 'search'> {
  pathname: string;
}

/** The page at this location or, on the login page, the page that opens after the sign-in; null unless it is one of a domain. */
export function firstPlace(
  registry: Pick<Registry, 'remotes'> | null,
  location: { pathname: string; search?: string; state?: unknown },
): FirstPlace | null {
  const { pathname = paths.home(), search = '' } = matchPath(paths.login(), location.pathname)
    ? parsePath(wantedPath(location.state))
    : location;
  const { company, domain } = routeAt(registry?.remotes ?? [], pathname)?.params ?? {};
  return company && domain ? { pathname, search, ref: { company, domain } } : null;
}
