import { useSignOutNonKeyUser } from 'shared-kit/host/state';
import { PageSkeleton } from 'shared-kit/ui-core';
import { useEffect, useRef } from 'react';

/** Signs out a user who may not use the console, and shows only the outline of a page meanwhile (GUARD-08). */
export function SignOutNonKeyUser() {
  const signOutNonKeyUser = useSignOutNonKeyUser();
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void signOutNonKeyUser();
  }, [signOutNonKeyUser]);
  return <PageSkeleton />;
}
