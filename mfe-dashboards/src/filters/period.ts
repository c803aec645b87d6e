/** Days of the user's own calendar; a range names its first and last day. */
export const PERIODS = ['today', 'yesterday', 'week'] as const;
export type Period = (typeof PERIODS)[number] | `${string}..${string}`;

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The day at its first moment, days later or earlier; a day of 23 or 25 hours counts as one. */
const dayFrom = (moment: number, days: number): number => {
  const date = new Date(moment);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days).getTime();
};

function startOf(text: string): number | null {
  const [, year, month, day] = DAY.exec(text) ?? [];
  if (year === undefined) return null;
  const date = new Date(Number(year), Number(month) - 1, Number(day));
  return date.getMonth() === Number(month) - 1 && date.getDate() === Number(day) ? date.getTime() : null;
}

/** What an address says, when it is a period. */
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

/** From a moment to before another. */
export interface Span {
  from: number;
  to?: number;
}

export function spanOf(period: Period, now: number): Span {
  if (period === 'today') return { from: dayFrom(now, 0) };
  if (period === 'yesterday') return { from: dayFrom(now, -1), to: dayFrom(now, 0) };
  if (period === 'week') return { from: dayFrom(now, -6) };
  const [first, last] = daysOf(period);
  return { from: startOf(first) ?? 0, to: dayFrom(startOf(last) ?? 0, 1) };
}
