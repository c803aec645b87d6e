const DAY_MS = 86_400_000;

/**
 * The beginning of a moment's day in the user's time zone, or of the day some days later (negative: earlier), in epoch milliseconds. It counts
 * calendar days, because days on which clocks change have 23 or 25 hours, and some of them no midnight.
 */
export function dayFrom(moment: number, days = 0): number {
  const date = new Date(moment);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days).getTime();
}

/** How many midnights of the user's time zone lie between two moments; negative if the second is earlier. */
export const daysBetween = (from: number, to: number): number => Math.round((dayFrom(to) - dayFrom(from)) / DAY_MS);
