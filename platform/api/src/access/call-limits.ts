import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { CODE, dayOf, pastCounts } from 'shared-kit/model';
import type { Decision } from '../documents/take';
import { apiError, type ApiError } from '../http/api-error';

/** Limits for the calls of one API key (D-94). */
export interface CallLimits {
  perDay: number;
  /** Calls in a minute of the clock. */
  perMinute: number;
}

/** How long the address from which something was done is kept (D-129). */
export const ORIGINS_KEPT_MS = 90 * 24 * 3_600_000;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A reached limit, and the seconds until calls are accepted again. */
export interface Refusal {
  error: ApiError;
  retryAfter: number;
}

const countOf = (usage: DocumentSnapshot, unit: 'minute' | 'day', current: number): number =>
  usage.get(unit) === current ? Number(usage.get(`${unit}Count`)) || 0 : 0;

/** A call with a key: when, and from which IP address. */
interface Call {
  now: number;
  ip: string;
}

/**
 * Decides in the transaction that reads the key: counts the call, or returns the limit that refuses it. A refused call does not count. Beside
 * the counts it notes when the key was used last, and from where, for as long as origins are kept.
 */
export function countCall(usage: DocumentSnapshot, limits: CallLimits, { now, ip }: Call): Decision<Refusal | undefined> {
  const day = dayOf(now);
  const minute = Math.floor(now / MINUTE);
  const dayCount = countOf(usage, 'day', day);
  const minuteCount = countOf(usage, 'minute', minute);
  const seconds = (ms: number) => Math.max(1, Math.ceil(ms / 1000));
  if (dayCount >= limits.perDay) {
    return { result: { error: apiError(CODE.dailyLimit), retryAfter: seconds((day + 1) * DAY - now) } };
  }
  if (minuteCount >= limits.perMinute) {
    return { result: { error: apiError(CODE.minuteLimit), retryAfter: seconds((minute + 1) * MINUTE - now) } };
  }
  const counts = { day, dayCount: dayCount + 1, minute, minuteCount: minuteCount + 1, past: pastCounts(usage.data() ?? {}, now) };
  return { result: undefined, taking: { ...counts, lastAt: now, lastFrom: ip, fromUntil: now + ORIGINS_KEPT_MS } };
}
