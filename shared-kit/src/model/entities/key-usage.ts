import { count, filledOrNull, list, millis, type Fields } from './fields';

const DAY = 24 * 60 * 60_000;
/** The days that are counted, this one included. */
const DAYS = 30;

/** How an API key has been used: `companies/{c}/apiKeys/{key}/usage/calls`. Days are those of UTC, as of the limits of calls (D-94). */
export interface KeyUsage {
  /** Epoch milliseconds of the last call; null before the first. */
  lastAt: number | null;
  /** The IP address of the last call; null when it is not known, or has been kept for its time (D-129). */
  lastFrom: string | null;
  callsToday: number;
  /** In the last 30 days, today included. */
  callsLately: number;
}

/** The number of a day since 1970. */
export const dayOf = (ms: number): number => Math.floor(ms / DAY);

/** The calls of each day of the last 30, `now` first, from the stored count of a day and those of the days before it. */
function countsAt(data: Fields, now: number): number[] {
  const since = dayOf(now) - count(data['day'], -Infinity);
  if (since < 0 || since >= DAYS) return [];
  const stored = [count(data['dayCount']), ...list(data['past']).map((one) => count(one))];
  return [...Array<number>(since).fill(0), ...stored].slice(0, DAYS);
}

/** Reads `usage/calls`, whatever it holds. Without valid counts there were no calls. `now` is in epoch milliseconds. */
export function toKeyUsage(data: Fields, now: number): KeyUsage {
  const counts = countsAt(data, now);
  return {
    lastAt: millis(data['lastAt']),
    lastFrom: filledOrNull(data['lastFrom']),
    callsToday: counts[0] ?? 0,
    callsLately: counts.reduce((sum, one) => sum + one, 0),
  };
}

/** The counts of the days before that of `now`, to be stored with its first call. */
export const pastCounts = (data: Fields, now: number): number[] => countsAt(data, now).slice(1);
