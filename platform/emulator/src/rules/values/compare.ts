import { compareText } from '../../store/values/order';
import { Duration, Timestamp } from './time';
import type { Value } from './value';

/** Negative, zero or positive when `a` is less than, equal to or greater than `b`; undefined when they have no order, as with NaN. */
export function compare(a: Value, b: Value): number | undefined {
  if (isNumber(a) && isNumber(b)) return a < b ? -1 : a > b ? 1 : a <= b ? 0 : NaN;
  if (typeof a === 'string' && typeof b === 'string') return compareText(a, b);
  if (a instanceof Timestamp && b instanceof Timestamp) return Number(a.nanos - b.nanos);
  if (a instanceof Duration && b instanceof Duration) return Number(a.nanos - b.nanos);
  return undefined;
}

export function isNumber(value: unknown): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number';
}
