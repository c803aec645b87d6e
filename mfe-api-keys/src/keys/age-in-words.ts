import { formatList } from 'shared-kit/i18n';
import type { Locale } from 'shared-kit/model';

const DAY = 86_400_000;
const MONTH = 30.4375 * DAY;

const amount = (value: number, unit: 'day' | 'month' | 'year', locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);

/**
 * An age of `ms` milliseconds as text: "20 days", "9 months", "1 year, 1 month". Null for less than a day: callers have a text of their own
 * for that.
 */
export function ageInWords(ms: number, locale: Locale): string | null {
  if (ms < DAY) return null;
  if (ms < 2 * MONTH) return amount(Math.floor(ms / DAY), 'day', locale);
  const months = Math.floor(ms / MONTH);
  if (months < 12) return amount(months, 'month', locale);
  const parts = [amount(Math.floor(months / 12), 'year', locale)];
  if (months % 12 > 0) parts.push(amount(months % 12, 'month', locale));
  return formatList(parts, locale, 'unit');
}
