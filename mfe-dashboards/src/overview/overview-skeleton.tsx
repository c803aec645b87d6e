import { Skeleton } from 'shared-kit/ui-core';
import { CARDS } from './needs/overview.queries';

/** Shown while the cards of domains are read, in the size of these cards. */
export function OverviewSkeleton({ domains }: { domains: number }) {
  return (
    <div className="db-domains" aria-hidden="true">
      {Array.from({ length: Math.max(1, Math.min(domains, CARDS)) }, (_, index) => (
        <div className="ic-card db-domain" key={index}>
          <Skeleton width="50%" height={21} />
          <div className="db-domain-last">
            <Skeleton width="70%" />
            <Skeleton width="90%" />
          </div>
          <Skeleton height={32} />
          <Skeleton width="40%" height={22} />
        </div>
      ))}
    </div>
  );
}
