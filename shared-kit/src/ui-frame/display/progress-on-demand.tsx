import { lazy, Suspense } from 'react';
import { persistently, Skeleton } from '../../ui-core';

export interface ProgressProps {
  /** What is being done. */
  label: string;
  /** 0 to 1; null while it cannot be told. */
  value: number | null;
  onCancel?: () => void;
}

const ProgressBar = lazy(() => persistently(async () => ({ default: (await import('../../ui-display')).ProgressBar })));

/** `ProgressBar` of ui-display for what does without that entry until something runs: the table, and the way to the first one. */
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
