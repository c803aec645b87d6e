import { dayFrom } from '../text/local-days';
import { add, figuresByHour, NO_FIGURES, type CountedSession, type Figures, type HourFigures } from './domain-summary';

export const DAYS_SHOWN = 14;

export interface DayFigures extends Figures {
  /** The beginning of the day in the user's time zone, in milliseconds since 1970. */
  day: number;
}

export const sumOf = (all: readonly Figures[]): Figures => all.reduce(add, NO_FIGURES);

/**
 * The figures of the last fourteen days, today last. `recent` are all sessions that began at `since` or later, in their current state: they
 * replace the hours of the summary from then on. Hours outside of the fourteen days, or in the future, are left out.
 */
export function daysOf(hours: readonly HourFigures[], recent: readonly CountedSession[], since: number | null, now: number): DayFigures[] {
  const days = new Map<number, DayFigures>();
  for (let back = DAYS_SHOWN - 1; back >= 0; back -= 1) {
    const day = dayFrom(now, -back);
    days.set(day, { day, ...NO_FIGURES });
  }
  const olderHours = since === null ? hours : hours.filter(({ at }) => at < since);
  for (const hour of [...olderHours, ...figuresByHour(recent)]) {
    const day = days.get(dayFrom(hour.at));
    if (day) days.set(day.day, { day: day.day, ...add(day, hour) });
  }
  return [...days.values()];
}
