import type { AccountState } from 'shared-kit/state';
import type { RegistryEntry, RouteAccess } from 'shared-kit/contract';
import { paths } from 'shared-kit/model';
import { matchPath } from 'shared-kit/router';

/** What a guard does with a route. */
export type Passage = 'wait' | 'login' | 'turn-away' | 'unverified' | 'blocked' | 'set-password' | 'home' | 'enter';

type Account = Pick<AccountState, 'loaded' | 'user' | 'profile' | 'signingOut'>;

const samePath = (a: string, b: string) => a.replace(/\/+$/, '').toLowerCase() === b.toLowerCase();

/** The checks of a guarded route, in the order of decision D-14 (GUARD-01). */
export function passageOf(access: RouteAccess, pathname: string, { loaded, user, profile, signingOut }: Account): Passage {
  if (access === 'public') return 'enter';
  if (!loaded) return 'wait';
  // While signing out the page stays under the backdrop; the sign-out itself leads to the login page (decision D-20).
  if (!user) return signingOut ? 'wait' : 'login';
  // Whoever is no key user is signed out on protected pages (decisions D-14, D-15); elevated ones lead home first.
  if (access === 'protected' && profile && !profile.keyUser) return 'turn-away';
  if (!user.emailVerified) return 'unverified';
  // Absence before falseness: a profile that cannot be read must not ask for a new password.
  if (profile?.pwUpdated === undefined) return 'blocked';
  if (!profile.pwUpdated && !samePath(pathname, paths.setPassword())) return 'set-password';
  if (access === 'elevated' && !profile.keyUser) return 'home';
  return 'enter';
}

/** Who may open a page of a remote, by its address or the pattern of it; null when the remote serves no such page. */
export const accessTo = ({ routes }: Pick<RegistryEntry, 'routes'>, address: string): RouteAccess | null =>
  routes.find(({ path }) => matchPath(path, address))?.access ?? null;
