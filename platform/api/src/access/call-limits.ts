import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { CODE } from 'shared-kit/model';
import { apiError, type ApiError } from '../http/api-error';

/** Limits for the calls of one API key (D-94). */
export interface CallLimits {
  perDay: number;
  /** Calls in a minute of the clock. */
  perMinute: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A reached limit, and the seconds until calls are accepted again. */
export interface Refusal {
  error: ApiError;
  retryAfter: number;
}

const countOf = (usage: DocumentSnapshot, unit: 'minute' | 'day', current: number): number =>
  usage.get(unit) === current ? Number(usage.get(`${unit}Count`)) || 0 : 0;

/** Counts the call in the transaction that read the key, or returns the limit that refuses it. A refused call does not count. */
export function countCall(transaction: Transaction, usage: DocumentSnapshot, limits: CallLimits, now: number): Refusal | undefined {
  const day = Math.floor(now / DAY);
  const minute = Math.floor(now / MINUTE);
  const dayCount = countOf(usage, 'day', day);
  const minuteCount = countOf(usage, 'minute', minute);
  const seconds = (ms: number) => Math.max(1, Math.ceil(ms / 1000));
  if (dayCount >= limits.perDay) return { error: apiError(CODE.dailyLimit), retryAfter: seconds((day + 1) * DAY - now) };
  if (minuteCount >= limits.perMinute) {
    return { error: apiError(CODE.minuteLimit), retryAfter: seconds((minute + 1) * MINUTE - now) };
  }
  transaction.set(usage.ref, { day, dayCount: dayCount + 1, minute, minuteCount: minuteCount + 1 });
  return undefined;
}
