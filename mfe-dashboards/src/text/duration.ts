import type { Locale } from 'shared-kit/model';

const MINUTE = 60_000;

/** Formats the hours and minutes between two times in epoch milliseconds; a dash when one is missing or the end is before the beginning. */
export function formatDuration(from: number | null, to: number | null, locale: Locale): string {
  if (from === null || to === null || to < from) return '–';
  const minutes = Math.max(1, Math.round((to - from) / MINUTE));
  const part = (value: number, unit: 'hour' | 'minute') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && part(hours, 'hour'), (rest > 0 || hours === 0) && part(rest, 'minute')].filter(Boolean).join(' ');
}
