import type { Change } from 'shared-kit/model';

export interface Day {
  /** A time in that day, in milliseconds since 1970; null for records without a time. */
  at: number | null;
  changes: Change[];
}

/** Groups records by days of the user's calendar. The order stays the same. */
export function byDay(changes: readonly Change[]): Day[] {
  const days: Day[] = [];
  const dayOf = (at: number | null) => (at === null ? '' : new Date(at).toDateString());
  for (const change of changes) {
    const last = days.at(-1);
    if (last && dayOf(last.at) === dayOf(change.at)) last.changes.push(change);
    else days.push({ at: change.at, changes: [change] });
  }
  return days;
}
