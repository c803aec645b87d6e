import type { QualityMonths } from 'shared-kit/firebase/data';
import { dayFrom } from 'shared-kit/model';
import { monthOf } from 'shared-kit/model/quality';

/** The calendar months of the user that the page shows: this one, the last one, or this one and those before it. */
export const QUALITY_PERIODS = ['this', 'last', '3', '12', '24'] as const;
export type QualityPeriod = (typeof QUALITY_PERIODS)[number];

export const GRAINS = ['day', 'week', 'month'] as const;
export type Grain = (typeof GRAINS)[number];

/** The grains of which a period has few enough bars, first the one that is shown unless another is chosen. */
export const GRAINS_OF: Record<QualityPeriod, readonly Grain[]> = {
  this: ['day', 'week'],
  last: ['day', 'week'],
  3: ['week', 'day', 'month'],
  12: ['month', 'week'],
  24: ['month', 'week'],
};

/** Without a choice: quarters are what most counts are planned by. */
const DEFAULT_PERIOD: QualityPeriod = '3';

/** The period and the grain in the URL; what is missing or invalid gets its default. */
export function readView(period: string | null, grain: string | null): { period: QualityPeriod; grain: Grain } {
  const known = QUALITY_PERIODS.find((one) => one === period) ?? DEFAULT_PERIOD;
  const [first = 'month'] = GRAINS_OF[known];
  return { period: known, grain: GRAINS_OF[known].find((one) => one === grain) ?? first };
}

/** From `from` up to but without `to`, in epoch milliseconds. */
export interface Interval {
  from: number;
  to: number;
}

export interface PeriodSpan extends Interval {
  /** Its calendar months, by which streets and people are added up. */
  months: QualityMonths;
  /** These months by UTC, as the figures of streets and people have them. */
  utc: Interval;
  /** The months whose documents have its hours: one more where the user's month begins or ends in another month of UTC. */
  read: QualityMonths;
}

/** The time of a period by the user's clock; `now` in epoch milliseconds. A period that goes on has the days until today. */
export function spanOfPeriod(period: QualityPeriod, now: number): PeriodSpan {
  const today = new Date(now);
  const last = period === 'last' ? 1 : 0;
  const count = period === 'this' || period === 'last' ? 1 : Number(period);
  const [year, month] = [today.getFullYear(), today.getMonth() - last];
  const from = new Date(year, month - count + 1, 1).getTime();
  const to = period === 'last' ? new Date(year, month + 1, 1).getTime() : dayFrom(now, 1);
  const first = Date.UTC(year, month - count + 1, 1);
  const end = Date.UTC(year, month + 1, 1);
  return {
    from,
    to,
    months: { from: monthOf(first), to: monthOf(end - 1) },
    utc: { from: first, to: end },
    read: { from: monthOf(Math.min(from, first)), to: monthOf(Math.max(to, end) - 1) },
  };
}
