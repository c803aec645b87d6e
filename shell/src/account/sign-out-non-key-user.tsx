import { useTurnAway } from 'shared-kit/host/state';
import { PageSkeleton } from 'shared-kit/ui-core';
import { useEffect, useRef } from 'react';

/** Signs out a user who may not use the console, and shows only the outline of a page meanwhile (GUARD-08). */
export function SignOutNonKeyUser() {
  const turnAway = useTurnAway();
  const turned = useRef(false);
  useEffect(() => {
    if (turned.current) return;
    turned.current = true;
    void turnAway();
  }, [turnAway]);
  return <PageSkeleton />;
}
