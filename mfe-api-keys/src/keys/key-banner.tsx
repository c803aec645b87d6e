import type { ApiKey } from 'shared-kit/model';
import { useLocation } from 'shared-kit/router';
import { Skeleton } from 'shared-kit/ui-core';
import { RenewalAdvice } from './renewal-advice';
import { readListState, successorOf } from './renewed-key';
import { RenewedNotice } from './renewed-notice';

export interface KeyBannerProps {
  company: string;
  keys: readonly ApiKey[];
  loading: boolean;
  now: number;
  onRenew: (key: ApiKey) => Promise<void>;
}

/** Says what to do next about the keys. Its height never changes, so that the table does not move. */
export function KeyBanner({ company, keys, loading, now, onRenew }: KeyBannerProps) {
  const { renewed } = readListState(useLocation().state);
  const successor = renewed?.company === company ? successorOf(keys, renewed.id) : undefined;
  if (successor) return <RenewedNotice apiKey={successor} />;
  if (!loading) return <RenewalAdvice keys={keys} now={now} onRenew={onRenew} />;
  return (
    <div className="ic-panel ak-banner">
      <Skeleton width="60%" />
    </div>
  );
}
