import { Suspense } from 'react';
import type { ProgressProps } from '../../ui-antd/progress-bar';
import { lazyPart, Skeleton } from '../../ui-core';

const ProgressBar = lazyPart(async () => ({ default: (await import('../../ui-antd/progress-bar')).ProgressBar }));

/** Loads `ProgressBar` when it first shows, for the table and the screens before it, which do not load antd. */
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
      <ProgressBar {...props} />
    </Suspense>
  );
}
