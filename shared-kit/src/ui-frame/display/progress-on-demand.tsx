import { lazy, Suspense } from 'react';
import { persistently, Skeleton } from '../../ui-core';
import type { ProgressProps } from '../../ui-display/progress';

const Progress = lazy(() => persistently(async () => ({ default: (await import('../../ui-display')).Progress })));

/** `Progress` of ui-display for what does without that entry until something runs: the table, and the way to the first one. */
export function ProgressOnDemand(props: ProgressProps) {
  return (
    <Suspense
      fallback={
        <div>
          {props.label}
          <Skeleton height={22} />
        </div>
      }
    >
      <Progress {...props} />
    </Suspense>
  );
}
