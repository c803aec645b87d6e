import type { Change } from 'shared-kit/model';

export interface Day {
  /** A moment of the day, in milliseconds; null for records that do not say when. */
  at: number | null;
  changes: Change[];
}

/** The records under the days they are of, in the order they come in: by the calendar of the user. */
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
