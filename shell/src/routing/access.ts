import type { RouteAccess } from 'shared-kit/model/registry';
import type { AccountState } from 'shared-kit/host/state';
import { paths } from 'shared-kit/model';

/** The decision of a guard: show the page (`enter`), show something else, or redirect. */
export type GuardDecision = 'wait' | 'login' | 'sign-out-non-key-user' | 'unverified' | 'blocked' | 'set-password' | 'home' | 'enter';

/** The part of the account that the guards check. */
export type Account = Pick<AccountState, 'loaded' | 'user' | 'profile' | 'signingOut'>;

const samePath = (a: string, b: string) => a.replace(/\/+$/, '').toLowerCase() === b.toLowerCase();

/** The checks of a guarded route, in the order of D-14 (GUARD-01). */
export function guardDecision(access: RouteAccess, pathname: string, { loaded, user, profile, signingOut }: Account): GuardDecision {
  if (access === 'public') return 'enter';
  if (!loaded) return 'wait';
  // During a sign-out the page stays below the backdrop. The sign-out itself opens the login page (D-20).
  if (!user) return signingOut ? 'wait' : 'login';
  // Users without a key-user profile are signed out on protected pages (D-14, D-15); elevated pages redirect them home first.
  if (access === 'protected' && profile && !profile.keyUser) return 'sign-out-non-key-user';
  if (!user.emailVerified) return 'unverified';
  // A missing field is not false: a user whose profile cannot be read must not be asked for a new password.
  if (profile?.pwUpdated === undefined) return 'blocked';
  if (!profile.pwUpdated && !samePath(pathname, paths.setPassword())) return 'set-password';
  if (access === 'elevated' && !profile.keyUser) return 'home';
  return 'enter';
}
