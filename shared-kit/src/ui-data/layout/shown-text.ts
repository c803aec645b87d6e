import type { Locale } from 'shared-kit/model';
import { formatDate, formatNumber } from '../../i18n';
import type { Column } from './column';

/** What a cell shows as plain text. */
export function shownText<T>(row: T, column: Column<T>, locale: Locale): string {
  if (column.text) return column.text(row);
  const value = column.value(row);
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  return column.kind === 'date' ? formatDate(value, locale) : formatNumber(value, locale);
}
