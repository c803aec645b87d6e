import type { ReactNode } from 'react';
import type { Locale } from 'shared-kit/model';
import { formatDate, formatAgo } from '../../i18n';
import { headingOf, stickyOf, type Column } from '../layout/column';
import { shownText } from '../layout/shown-text';

/** Texts of at least this length may need more lines than a row has. Only they get the extra element that clamps them. */
const LONG = 100;

/**
 * The content of a cell. A function instead of a component, because a component in each cell is slow in tables of many rows. `now` is used by
 * relative dates. `all`: the visible columns; with a second time among them a relative one shows itself, because "10 hours ago" twice does
 * not say how far apart they are.
 */
export function cellContent<T>(row: T, column: Column<T>, all: readonly Column<T>[], locale: Locale, now: number): ReactNode {
  if (column.render) return column.render(row);
  const specialContent = column.renderSpecial?.(row);
  if (specialContent !== undefined) return specialContent;
  const text = shownText(row, column, locale);
  const value = column.kind === 'date' ? column.value(row) : null;
  if (typeof value !== 'number' || Number.isNaN(value))
    return column.wrap && text.length > LONG ? <span className="ic-lines">{text}</span> : text;
  const full = formatDate(value, locale, 'full');
  const distance = column.relative && formatAgo(value, now, locale);
  const compared = all.some((other) => other !== column && other.kind === 'date');
  return (
    <time dateTime={new Date(value).toISOString()} title={distance && compared ? `${distance} (${full})` : full}>
      {distance && !compared ? distance : text}
    </time>
  );
}

/** `all`: the visible columns. */
export function cellClass<T>(column: Column<T>, all: readonly Column<T>[]): string | undefined {
  const names = [
    column.kind === 'number' && 'ic-table-number',
    column.kind === 'date' && 'ic-number',
    column.kind === 'actions' && 'ic-table-actions',
    column.wrap && 'ic-table-wrap',
    column === stickyOf(all) && 'ic-table-sticky',
    column === headingOf(all) && 'ic-row-lead',
  ];
  return names.filter(Boolean).join(' ') || undefined;
}
