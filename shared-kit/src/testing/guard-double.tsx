import type { ReactNode } from 'react';
import type { RouteAccess } from 'shared-kit/model/registry';
import { paths } from 'shared-kit/model';
import { Navigate, useLocation } from 'shared-kit/router';
import { useAccount } from 'shared-kit/state';

/** A double of the shell's guard: users who are not signed in do not see a protected page. */
export function GuardDouble({ access, children }: { access: RouteAccess; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const { loaded, user, signingOut, loginPrefill } = useAccount();
  if (access === 'public') return children;
  if (!loaded || (!user && signingOut)) return null;
  if (!user) return <Navigate to={paths.login()} replace state={loginPrefill ?? { from: pathname + search }} />;
  return children;
}

/** A double of the login page: after the sign-in it opens the previous page again. */
export function LoginDouble() {
  const { from } = (useLocation().state ?? {}) as { from?: string };
  const { loaded, user } = useAccount();
  return loaded && user ? <Navigate to={from ?? paths.home()} replace /> : <Elsewhere />;
}

/** Shows the path that a navigation has opened, for tests. */
export function Elsewhere() {
  return <p>{`went to ${useLocation().pathname}`}</p>;
}
