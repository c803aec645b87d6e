import { dayFrom } from 'shared-kit/model';
import { NO_QUALITY, sumOfQuality, type HourOfQuality, type QualityFigures } from 'shared-kit/model/quality';
import type { Grain, Interval } from './period-of-quality';

/** The readings of a day, week or month; of the first and the last one what lies in the period. */
export interface QualityBar extends QualityFigures, Interval {
  domains: readonly string[];
}

const nextStart: Record<Grain, (start: number, firstWeekday: number) => number> = {
  day: (start) => dayFrom(start, 1),
  week: (start, firstWeekday) => dayFrom(start, 7 - ((new Date(start).getDay() - firstWeekday + 7) % 7)),
  month: (start) => {
    const date = new Date(start);
    return new Date(date.getFullYear(), date.getMonth() + 1, 1).getTime();
  },
};

/**
 * The bars of an interval by the user's clock, also those without readings. Each hour is in the bar in which it begins, hours outside of the
 * interval are left out. `firstWeekday`: 0 for Sunday to 6.
 */
export function barsOf(hours: readonly HourOfQuality[], { from, to }: Interval, grain: Grain, firstWeekday: number): QualityBar[] {
  const bars: QualityBar[] = [];
  for (let start = from; start < to;) {
    const end = Math.min(nextStart[grain](start, firstWeekday), to);
    bars.push({ from: start, to: end, ...NO_QUALITY, domains: [] });
    start = end;
  }
  let at = 0;
  for (const hour of hours.filter((one) => one.at >= from && one.at < to).sort((one, other) => one.at - other.at)) {
    while (hour.at >= bars[at]!.to) at++;
    const bar = bars[at]!;
    bars[at] = { ...bar, ...sumOfQuality([bar, hour]), domains: [...new Set([...bar.domains, ...hour.domains])] };
  }
  return bars;
}

interface WithWeekInfo {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
}

/** The day with which weeks begin where the language is spoken, 0 for Sunday to 6; Monday where the browser does not know it. */
export function firstWeekdayOf(locale: string): number {
  const known: WithWeekInfo = new Intl.Locale(locale) as WithWeekInfo;
  return ((known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1) % 7;
}
