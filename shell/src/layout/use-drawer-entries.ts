import type { DrawerEntry, Registry } from 'shared-kit/contract';
import { fillPath } from 'shared-kit/model';
import { matchPath, useLocation } from 'shared-kit/router';
import { useAccount } from 'shared-kit/state';
import { useRegistry } from '../federation/registry';
import { openPlace } from './open-place';

export interface DrawerPlace extends DrawerEntry {
  /** Of the company that is open, for entries that stand under it. */
  company: string | null;
  /** Its page is open, or one that belongs under it. */
  marked: 'page' | 'true' | undefined;
}

/** False for those whom the guards hold back: they would find every page closed. */
export function useIsLetIn(): boolean {
  const { user, profile } = useAccount();
  return user?.emailVerified === true && profile?.pwUpdated === true;
}

/** The entries that remotes put into the drawer, in their order; only for key users (SHELL-04). */
export function useDrawerEntries(): readonly DrawerPlace[] {
  const { registry } = useRegistry();
  const { profile } = useAccount();
  const location = useLocation();
  const { pathname } = location;
  const letIn = useIsLetIn();
  if (!registry || !letIn || !profile?.keyUser) return [];
  const { company } = openPlace(registry, location);
  const parent = parentOf(registry, pathname);
  return registry.remotes
    .flatMap(({ drawer }) => drawer)
    .filter((entry) => !entry.for || company !== null)
    .map((entry) => {
      const to = fillPath(entry.to, { company: company ?? '' });
      return { ...entry, to, company: entry.for ? company : null, marked: matchPath(to, pathname) ? ('page' as const) : entry.to === parent ? ('true' as const) : undefined };
    })
    .sort((a, b) => a.order - b.order);
}

/** Where the page belongs that is open, as its remote says: adding a user is a part of managing users. */
function parentOf({ remotes }: Registry, pathname: string): string | undefined {
  const under = remotes.flatMap(({ routes }) => routes).find(({ path }) => matchPath(path, pathname))?.under;
  return remotes.find(({ links }) => under !== undefined && Object.hasOwn(links, under))?.links[under!]?.path;
}
