import { daysBetween, type Locale } from 'shared-kit/model';
import { currentLocale } from './engine';

const DATE_STYLES = {
  /** For tables: day, month, year, hours and minutes. */
  short: { dateStyle: 'short', timeStyle: 'short' },
  /** With seconds and the time zone, for what shows on hover. */
  full: { dateStyle: 'full', timeStyle: 'long' },
  day: { dateStyle: 'medium' },
  /** For headings: with the day of the week. */
  longDay: { dateStyle: 'full' },
  time: { timeStyle: 'short' },
  seconds: { timeStyle: 'medium' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type DateStyle = keyof typeof DATE_STYLES;

// Formatters are kept, because creating one takes much longer than using it, and tables use one for every cell.
type Formatter = Intl.DateTimeFormat | Intl.ListFormat | Intl.NumberFormat | Intl.RelativeTimeFormat;

const formatters = new Map<string, Formatter>();

function cached<F extends Formatter>(key: string, make: () => F): F {
  let formatter = formatters.get(key) as F | undefined;
  if (!formatter) formatters.set(key, (formatter = make()));
  return formatter;
}

/** A time in the format of the language and in the user's time zone; empty without a time. */
export function formatDate(ms: number | null | undefined, locale: Locale = currentLocale(), style: DateStyle = 'short'): string {
  if (ms === null || ms === undefined || Number.isNaN(ms)) return '';
  return cached(`${locale} ${style}`, () => new Intl.DateTimeFormat(locale, DATE_STYLES[style])).format(ms);
}

/** A number with the language's separators. */
export function formatNumber(value: number, locale: Locale = currentLocale()): string {
  return cached(`${locale} number`, () => new Intl.NumberFormat(locale)).format(value);
}

/** A share, where 1 is 100 %, in whole percent or with up to `digits` decimals, as the language writes it: "50%", in Spanish "50 %". */
export function formatPercent(share: number, locale: Locale = currentLocale(), digits = 0): string {
  // eslint-disable-next-line inventory/format-percent -- the one place
  const options = { style: 'percent', maximumFractionDigits: digits } as const;
  return cached(`${locale} percent ${digits}`, () => new Intl.NumberFormat(locale, options)).format(share);
}

/** Names as the language lists them: "A, B, and C", in Spanish "A, B y C"; the parts of one amount, such as "1 year, 1 month", by `unit`. */
export function formatList(
  names: readonly (string | number)[],
  locale: Locale = currentLocale(),
  type: 'conjunction' | 'unit' = 'conjunction',
): string {
  // eslint-disable-next-line inventory/format-list -- the one place
  return cached(`${locale} list ${type}`, () => new Intl.ListFormat(locale, { type })).format(names.map(String));
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * The distance of a time from `now`, both in milliseconds, as text: "3 days ago", "in 2 months"; empty without a time. For times that may lie
 * ahead, such as the end of a licence; for all others {@link formatAgo}. Days are counted by the midnights between, so that "yesterday" is the
 * day before (D-146). Within a sentence use `always`, which always has a number: "yesterday" needs a preposition in Portuguese, but "1 day ago"
 * fits in every language.
 */
export function formatRelativeTime(
  ms: number | null | undefined,
  now: number,
  locale: Locale = currentLocale(),
  numeric: 'auto' | 'always' = 'auto',
): string {
  if (ms === null || ms === undefined || Number.isNaN(ms)) return '';
  const distance = ms - now;
  const far = Math.abs(distance);
  const days = daysBetween(now, ms);
  if (far >= 345 * DAY) return relative(distance / (365.25 * DAY), 'year', 'always', locale);
  if (far >= 45 * DAY) return relative(distance / (30.44 * DAY), 'month', 'always', locale);
  if (far >= 22 * HOUR && days !== 0) return relative(days, 'day', numeric, locale);
  if (far >= 45 * MINUTE) return relative(distance / HOUR, 'hour', 'always', locale);
  // What happens now has happened: Intl reads "in 0 minutes" from 0, and "0 minutes ago" from -0.
  return relative(distance / MINUTE || -0, 'minute', numeric, locale);
}

function relative(count: number, unit: Intl.RelativeTimeFormatUnit, numeric: 'auto' | 'always', locale: Locale): string {
  const formatter = cached(`${locale} relative ${numeric}`, () => new Intl.RelativeTimeFormat(locale, { numeric }));
  return formatter.format(Math.round(count), unit);
}

/** How long ago something has happened, as {@link formatRelativeTime}. It is never in the future, also if the clock here is slow. */
export const formatAgo = (ms: number | null | undefined, now: number, ...more: [locale?: Locale, numeric?: 'auto' | 'always']): string =>
  formatRelativeTime(typeof ms === 'number' ? Math.min(ms, now) : ms, now, ...more);
