import { useAccountPart } from 'shared-kit/host/state';
import type { RouteAccess } from 'shared-kit/model/registry';
import { paths } from 'shared-kit/model';
import { Navigate, useLocation } from 'shared-kit/router';
import { lazyPart, PageSkeleton } from 'shared-kit/ui-core';
import type { ReactNode } from 'react';
import { SignOutNonKeyUser } from '../account/sign-out-non-key-user';
import { guardDecision } from './access';

/** Rarely needed, so not among the first scripts. */
const UnverifiedEmail = lazyPart(async () => (await import('./rare-pages')).unverifiedEmail(), <PageSkeleton />);
const NetworkBlocked = lazyPart(async () => (await import('./rare-pages')).networkBlocked(), <PageSkeleton />);

export interface GuardProps {
  access: RouteAccess;
  /** Whether this page opens again after the sign-in; by default true. */
  returnAfterSignIn?: boolean;
  children: ReactNode;
}

/** Renders a route's page, or what a failed check shows instead (GUARD-01 to GUARD-07). */
export function Guard({ access, returnAfterSignIn = true, children }: GuardProps) {
  const location = useLocation();
  const decision = useAccountPart((account) => guardDecision(access, location.pathname, account));
  const loginPrefill = useAccountPart((account) => account.loginPrefill);
  switch (decision) {
    case 'wait':
      return <PageSkeleton />;
    case 'login':
      return (
        <Navigate
          to={paths.login()}
          replace
          state={loginPrefill ?? (returnAfterSignIn ? { from: location.pathname + location.search } : null)}
        />
      );
    case 'sign-out-non-key-user':
      return <SignOutNonKeyUser />;
    case 'unverified':
      return <UnverifiedEmail />;
    case 'blocked':
      return <NetworkBlocked />;
    case 'set-password':
      return <Navigate to={paths.setPassword()} replace />;
    case 'home':
      return <Navigate to={paths.home()} replace />;
    case 'enter':
      return children;
  }
}
