import type { Locale } from 'shared-kit/model';
import { currentLocale } from './engine';

const DATE_STYLES = {
  /** For tables: day, month, year, hours and minutes. */
  short: { dateStyle: 'short', timeStyle: 'short' },
  /** With seconds and the time zone, for what shows on hover. */
  full: { dateStyle: 'full', timeStyle: 'long' },
  day: { dateStyle: 'medium' },
  time: { timeStyle: 'short' },
  seconds: { timeStyle: 'medium' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof DATE_STYLES;

// Making a formatter costs far more than using it, and tables use it for every cell.
const formatters = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat>();

function cached<F extends Intl.DateTimeFormat | Intl.NumberFormat>(key: string, make: () => F): F {
  let formatter = formatters.get(key) as F | undefined;
  if (!formatter) formatters.set(key, (formatter = make()));
  return formatter;
}

/** A moment in the language's own way and the user's time zone; empty for none. */
export function formatDate(ms: number | null | undefined, locale: Locale = currentLocale(), style: DateStyle = 'short'): string {
  if (ms === null || ms === undefined || Number.isNaN(ms)) return '';
  return cached(`${locale} ${style}`, () => new Intl.DateTimeFormat(locale, DATE_STYLES[style])).format(ms);
}

/** A number with the language's separators. */
export function formatNumber(value: number, locale: Locale = currentLocale()): string {
  return cached(`${locale} number`, () => new Intl.NumberFormat(locale)).format(value);
}
