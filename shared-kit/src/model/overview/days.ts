import { figuresByHour, NO_FIGURES, type CountedSession, type Figures, type HourFigures } from './domain-summary';

export const DAYS_SHOWN = 14;

export interface DayFigures extends Figures {
  /** Epoch milliseconds of the day's beginning, in the time zone of whoever looks. */
  day: number;
}

const startOfDay = (ms: number): number => new Date(ms).setHours(0, 0, 0, 0);

/** Midnight so many days before; days of a changed clock are longer or shorter. */
function daysBefore(day: number, days: number): number {
  const date = new Date(day);
  date.setDate(date.getDate() - days);
  return date.getTime();
}

/** Several figures as one. */
export const sumOf = (all: readonly Figures[]): Figures =>
  all.reduce(
    (sum, { sessions, total, empty, invalid }) => ({
      sessions: sum.sessions + sessions,
      total: sum.total + total,
      empty: sum.empty + empty,
      invalid: sum.invalid + invalid,
    }),
    NO_FIGURES,
  );

/**
 * The last fourteen days, today last. `recent` are sessions as they are now: all that began at `since` or later, so that hours from
 * there on are taken from them and not from the summary. An hour before fourteen days, or in the future, belongs to none.
 */
export function daysOf(hours: readonly HourFigures[], recent: readonly CountedSession[], since: number | null, now: number): DayFigures[] {
  const today = startOfDay(now);
  const days = new Map<number, DayFigures>();
  for (let back = DAYS_SHOWN - 1; back >= 0; back -= 1) {
    const day = daysBefore(today, back);
    days.set(day, { day, ...NO_FIGURES });
  }
  const kept = since === null ? hours : hours.filter(({ at }) => at < since);
  for (const hour of [...kept, ...figuresByHour(recent)]) {
    const day = days.get(startOfDay(hour.at));
    if (day) days.set(day.day, { day: day.day, ...sumOf([day, hour]) });
  }
  return [...days.values()];
}
