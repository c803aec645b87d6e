import { MONTHS_KEPT } from './limits';

/** The calendar month of UTC that a moment (epoch milliseconds) is in, such as `2026-05`. */
export const monthOf = (ms: number): string => new Date(ms).toISOString().slice(0, -17);

/** The first month whose figures are kept. Earlier ones are removed. */
export function firstKeptMonth(now: number): string {
  const date = new Date(now);
  return monthOf(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - MONTHS_KEPT, 1));
}
