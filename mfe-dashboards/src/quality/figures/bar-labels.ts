import { formatDate } from 'shared-kit/i18n';
import { dayFrom, type Locale } from 'shared-kit/model';
import type { Grain, Interval, QualityPeriod } from './period-of-quality';

const SHORT_DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };
const SHORT_MONTH: Intl.DateTimeFormatOptions = { month: 'short', year: '2-digit' };
const LONG_MONTH: Intl.DateTimeFormatOptions = { month: 'long', year: 'numeric' };

export interface BarLabels {
  /** Below a bar: its first day; its month, where the period has a day twice. */
  short: (bar: Interval) => string;
  /** Its day, its first and last day, or its month, of which the period may have only a part. */
  full: (bar: Interval) => string;
}

/** How bars are named. `rangeText` joins the first and the last day. */
export function barLabels(
  view: { period: QualityPeriod; grain: Grain },
  locale: Locale,
  rangeText: (from: string, to: string) => string,
): BarLabels {
  const { period, grain } = view;
  const hasYear = grain === 'month' || Number(period) >= 12;
  const short = new Intl.DateTimeFormat(locale, hasYear ? SHORT_MONTH : SHORT_DAY);
  const month = new Intl.DateTimeFormat(locale, LONG_MONTH);
  const day = (time: number) => formatDate(time, locale, 'day');
  return {
    short: ({ from }) => short.format(from),
    full: ({ from, to }) => {
      if (grain === 'month') return month.format(from);
      const last = dayFrom(to, -1);
      return last <= from ? day(from) : rangeText(day(from), day(last));
    },
  };
}
