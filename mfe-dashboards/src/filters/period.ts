import { dayFrom } from 'shared-kit/model';

/** Periods of days in the user's time zone. A range is `first..last`, and includes both days. */
export const PERIODS = ['today', 'yesterday', 'week'] as const;
export type Period = (typeof PERIODS)[number] | `${string}..${string}`;

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

function startOf(text: string): number | null {
  const [, year, month, day] = DAY.exec(text) ?? [];
  if (year === undefined) return null;
  const date = new Date(Number(year), Number(month) - 1, Number(day));
  return date.getMonth() === Number(month) - 1 && date.getDate() === Number(day) ? date.getTime() : null;
}

/** The period in the URL of the page; undefined if it is missing or invalid. */
export function readPeriod(text: string | null): Period | undefined {
  const known = PERIODS.find((period) => period === text);
  if (known) return known;
  const [first = '', last = '', ...more] = (text ?? '').split('..');
  const from = startOf(first);
  const to = startOf(last);
  return from !== null && to !== null && from <= to && more.length === 0 ? `${first}..${last}` : undefined;
}

/** The first and the last day of a range, as `YYYY-MM-DD`. */
export const daysOf = (period: Period | undefined): [first: string, last: string] => {
  const [first = '', last = ''] = period?.split('..') ?? [];
  return last === '' ? ['', ''] : [first, last];
};

/** The days from `from` up to but without the day that begins at `to`, both in epoch milliseconds. */
export const rangeOf = (from: number, to: number): Period => `${dayText(from)}..${dayText(dayFrom(to, -1))}`;

const dayText = (time: number): string => {
  const date = new Date(time);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

/** From `from` up to but without `to`, in epoch milliseconds. */
export interface Span {
  from: number;
  to?: number;
}

/** When a period begins and ends by the user's clock. `now` is in epoch milliseconds; a period up to now has no end. */
export function spanOf(period: Period, now: number): Span {
  if (period === 'today') return { from: dayFrom(now, 0) };
  if (period === 'yesterday') return { from: dayFrom(now, -1), to: dayFrom(now, 0) };
  if (period === 'week') return { from: dayFrom(now, -6) };
  const [first, last] = daysOf(period);
  return { from: startOf(first) ?? 0, to: dayFrom(startOf(last) ?? 0, 1) };
}
