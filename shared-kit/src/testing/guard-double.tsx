import type { ReactNode } from 'react';
import type { RouteAccess } from 'shared-kit/contract';
import { Navigate, paths, useLocation } from 'shared-kit/router';
import { useAccount } from 'shared-kit/state';

/** Stands before a page as the shell's guard does, as far as a remote notices: nobody sees it who has to sign in first. */
export function GuardDouble({ access, children }: { access: RouteAccess; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const { loaded, user, signingOut, farewell } = useAccount();
  if (access === 'public') return children;
  if (!loaded || (!user && signingOut)) return null;
  if (!user) return <Navigate to={paths.login()} replace state={farewell ?? { from: pathname + search }} />;
  return children;
}

/** In the place of the login page: whoever has signed in goes on to where they were. */
export function LoginDouble() {
  const { from } = (useLocation().state ?? {}) as { from?: string };
  const { loaded, user } = useAccount();
  return loaded && user ? <Navigate to={from ?? paths.home()} replace /> : <Elsewhere />;
}

/** Where a test's navigation has led, for it to read. */
export function Elsewhere() {
  return <p>{`went to ${useLocation().pathname}`}</p>;
}
