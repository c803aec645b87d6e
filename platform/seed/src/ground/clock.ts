import { Timestamp } from 'firebase-admin/firestore';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Times relative to the start of the day on which the seed runs, so that the data are the same all day and on every machine. */
export class Clock {
  private readonly midnight: number;

  constructor(now: Date) {
    this.midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  }

  /** Epoch milliseconds of the time this many days and minutes before today. */
  before(days: number, minutes = 0): number {
    return this.midnight - days * DAY - minutes * MINUTE;
  }

  daysAgo(days: number, minutes = 0): Timestamp {
    return Timestamp.fromMillis(this.before(days, minutes));
  }

  /** Epoch seconds of the time this many days after today. */
  secondsAhead(days: number): number {
    return Math.floor((this.midnight + days * DAY) / 1000);
  }
}
