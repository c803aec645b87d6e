import { persistently } from 'shared-kit/ui-core';
import { lazy, Suspense } from 'react';
import { useRegistry } from './registry';

// Without that code the rest works all the same.
const LeftOutNote = lazy(() =>
  persistently(() => import('./left-out-part'))
    .then(({ loadLeftOutNote }) => loadLeftOutNote())
    .catch(() => ({ default: () => null })),
);

/** Names the registry entries that the console does without (design.md section 3). */
export function RemotesLeftOut() {
  const { registry } = useRegistry();
  return registry?.leftOut.length ? (
    <Suspense fallback={null}>
      <LeftOutNote />
    </Suspense>
  ) : null;
}
