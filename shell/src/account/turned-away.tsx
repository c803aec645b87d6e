import { useTurnAway } from 'shared-kit/state';
import { PageSkeleton } from 'shared-kit/ui-core';
import { useEffect, useRef } from 'react';

/** In the place of a page for somebody who may not use the console: shows nothing of it while they are signed out (GUARD-08). */
export function TurnedAway() {
  const turnAway = useTurnAway();
  const turned = useRef(false);
  useEffect(() => {
    if (turned.current) return;
    turned.current = true;
    void turnAway();
  }, [turnAway]);
  return <PageSkeleton />;
}
