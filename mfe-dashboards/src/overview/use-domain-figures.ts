import type { DomainRef } from 'shared-kit/model';
import { daysOf, HOUR_MS, type DomainSummary } from 'shared-kit/model/overview';
import { useLiveList } from 'shared-kit/state';
import { recentSessionsOf } from './needs/overview.queries';

export type DomainFigures = ReturnType<typeof useDomainFigures>;

const hourOf = (ms: number): number => Math.floor(ms / HOUR_MS) * HOUR_MS;

/** The figures on a domain's card: from its summary, and from sessions that are newer. Nothing is read until `enabled` is true. */
export function useDomainFigures(ref: DomainRef, summary: DomainSummary | undefined, now: number, enabled: boolean) {
  const since = summary?.lastStart == null ? null : hourOf(summary.lastStart);
  const recent = useLiveList(enabled ? recentSessionsOf(ref, since) : null);
  // The newest sessions of the summary have been removed since it was written.
  const areRemoved = since !== null && recent.status === 'ready' && recent.data.length === 0;
  const before = useLiveList(areRemoved ? recentSessionsOf(ref, null) : null);
  const answer = areRemoved ? before : recent;
  const [last] = answer.data;
  return {
    status: answer.status,
    /** The newest session, as it is now. */
    last,
    days: daysOf(summary?.hours ?? [], recent.data, recent.status === 'ready' ? since : null, now),
    retry: answer.retry,
  };
}
