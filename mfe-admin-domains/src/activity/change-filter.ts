import type { ChangeFilter } from 'shared-kit/firebase/data';
import { CHANGE_KINDS, dayFrom, type ChangeKind } from 'shared-kit/model';

/** The periods to choose from. Days begin at midnight in the user's time zone. */
export const PERIODS = ['today', 'yesterday', '7d', '30d', '90d'] as const;
export type Period = (typeof PERIODS)[number];

/** The filters in the URL of the page. */
export interface ActivityFilter {
  person: string | null;
  kind: ChangeKind | null;
  period: Period | null;
}

const oneOf = <T extends string>(known: readonly T[], value: string | null): T | null => known.find((one) => one === value) ?? null;

/** Reads the filters from the query of a URL. Invalid values count as no filter. */
export const readFilter = (params: URLSearchParams): ActivityFilter => ({
  person: params.get('person') || null,
  kind: oneOf(CHANGE_KINDS, params.get('kind')),
  period: oneOf(PERIODS, params.get('period')),
});

/** The query with one filter set; null removes the filter. */
export function withFilter(params: URLSearchParams, name: keyof ActivityFilter, value: string | null): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value === null) next.delete(name);
  else next.set(name, value);
  return next;
}

const DAYS_BACK: Readonly<Record<Period, number>> = { today: 0, yesterday: 1, '7d': 6, '30d': 29, '90d': 89 };

/** The filter as the query for records takes it; `now` in milliseconds since 1970. */
export function toChangeFilter({ person, kind, period }: ActivityFilter, now: number): ChangeFilter {
  return {
    person: person ?? undefined,
    kind: kind ?? undefined,
    from: period === null ? undefined : dayFrom(now, -DAYS_BACK[period]),
    to: period === 'yesterday' ? dayFrom(now) : undefined,
  };
}
