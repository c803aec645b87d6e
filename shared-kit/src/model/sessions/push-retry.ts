import type { PushTries, Session } from '../entities/entities';
import { millis, type Fields } from '../entities/fields';

const HOUR_MS = 3_600_000;
/** Hours after the first failure at which a push is tried again: ever less often on the first day, then daily for a week (D-71). */
const TRY_HOURS = [1, 2, 4, 8, 16, 24, 48, 72, 96, 120, 144, 168];
const LAST_TRY_MS = TRY_HOURS.at(-1)! * HOUR_MS;

const fullHour = (ms: number): number => Math.floor(ms / HOUR_MS) * HOUR_MS;

/** Minutes until pushes are retried at the next full hour; 60 at the exact hour (D-71). */
export const minutesToNextRetry = (now: number): number => Math.ceil((fullHour(now) + HOUR_MS - now) / 60_000);

/**
 * When a push that first failed at `failedAt` is tried again after `now`, or null when no try is left (D-71). The work runs at full hours, so
 * hours are counted from the one in which the push failed. Epoch milliseconds.
 */
export function nextPushTry(failedAt: number, now: number): number | null {
  const from = fullHour(failedAt);
  const hours = TRY_HOURS.find((hour) => from + hour * HOUR_MS > now);
  return hours === undefined ? null : from + hours * HOUR_MS;
}

/** Whether a push that first failed at `failedAt` is not tried again any more. Epoch milliseconds. */
export const isPushGivenUp = (failedAt: number, now: number): boolean => now - failedAt > LAST_TRY_MS;

/** What a session's document says of failed pushes; null when the platform has stored nothing of them. */
export function readPushTries(session: Fields): PushTries | null {
  const failedAt = millis(session['pushFailedAt']);
  return failedAt === null || session['pushNextTryAt'] === undefined ? null : { failedAt, nextAt: millis(session['pushNextTryAt']) };
}

/**
 * The full hour that brings the next automatic try of a session that waits or has failed, or null when none comes. What was due earlier and
 * has not been tried yet, such as a session that no try is stored of, has its turn at the next full hour. Epoch milliseconds.
 */
export function plannedPushTry({ pushStatus, pushTries }: Pick<Session, 'pushStatus' | 'pushTries'>, now: number): number | null {
  const nextHour = fullHour(now) + HOUR_MS;
  if (pushStatus !== 'FAILED' || pushTries === null) return nextHour;
  const { failedAt, nextAt } = pushTries;
  if (nextAt === null) return null;
  const planned = Math.max(nextAt, nextHour);
  return isPushGivenUp(failedAt, planned) ? null : planned;
}
