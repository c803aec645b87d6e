import { Suspense } from 'react';
import { lazyPart, Skeleton } from '../../ui-core';

export interface ProgressProps {
  /** The name of the work. */
  label: string;
  /** 0 to 1; null while it is unknown. */
  value: number | null;
  onCancel?: () => void;
}

const ProgressBar = lazyPart(async () => ({ default: (await import('../../ui-display')).ProgressBar }));

/** Loads `ProgressBar` of ui-display when it first shows, for the table and the screens before it, which do not load that entry. */
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
