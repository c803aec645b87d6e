import { formatDate, formatNumber, useLocale, type Locale } from '../../i18n';
import type { Column } from '../column';

/** What a cell shows as plain text. */
export function shownText<T>(row: T, column: Column<T>, locale: Locale): string {
  if (column.text) return column.text(row);
  const value = column.value(row);
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  return column.kind === 'date' ? formatDate(value, locale) : formatNumber(value, locale);
}

export function CellContent<T>({ row, column }: { row: T; column: Column<T> }) {
  const locale = useLocale();
  if (column.render) return column.render(row);
  const value = column.value(row);
  const text = shownText(row, column, locale);
  if (column.kind === 'date' && typeof value === 'number') {
    return (
      <time dateTime={new Date(value).toISOString()} title={formatDate(value, locale, 'full')}>
        {text}
      </time>
    );
  }
  return text;
}
