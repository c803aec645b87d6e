import type { DrawerEntry, Registry } from 'shared-kit/model/registry';
import { matchPath } from 'shared-kit/host/router';
import { fillPath } from 'shared-kit/model';
import { useLocation } from 'shared-kit/router';
import { useAccount } from 'shared-kit/state';
import { useRegistry } from '../../registry/registry';
import { openPlace } from '../../routing/open-place';

export interface DrawerPlace extends DrawerEntry {
  /** Id of the open company, for entries below a company; null for others. */
  company: string | null;
  /** 'page' while its page is open, 'true' while a page below that is open which no domain's entry is marked for. */
  marked: 'page' | 'true' | undefined;
}

/** False for users who must confirm their email address or choose a password first: the guards let them open no page. */
export function useMayOpenPages(): boolean {
  const { user, profile } = useAccount();
  return user?.emailVerified === true && profile?.pwUpdated === true;
}

/** The entries of remotes in the drawer, in order; none unless the user is a key user (SHELL-04). */
export function useDrawerEntries(): readonly DrawerPlace[] {
  const { registry } = useRegistry();
  const { profile } = useAccount();
  const location = useLocation();
  const { pathname } = location;
  const mayOpenPages = useMayOpenPages();
  if (!registry || !mayOpenPages || !profile?.keyUser) return [];
  const { company, domain } = openPlace(registry, location);
  const parent = parentOf(registry, pathname);
  return registry.remotes
    .flatMap(({ drawer }) => drawer)
    .filter((entry) => !entry.for || company !== null)
    .map((entry) => {
      const to = fillPath(entry.to, { company: company ?? '' });
      return {
        ...entry,
        to,
        company: entry.for ? company : null,
        marked: matchPath(to, pathname) ? ('page' as const) : entry.to === parent && domain === null ? ('true' as const) : undefined,
      };
    })
    .sort((a, b) => a.order - b.order);
}

/** The path of the page above the open one, as its remote declares: adding a user is below managing users. */
function parentOf({ remotes }: Registry, pathname: string): string | undefined {
  const under = remotes.flatMap(({ routes }) => routes).find(({ path }) => matchPath(path, pathname))?.under;
  return remotes.find(({ links }) => under !== undefined && Object.hasOwn(links, under))?.links[under!]?.path;
}
