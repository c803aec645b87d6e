import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from 'shared-kit/model';
import type { Order } from '../../model/rows/data-column';
import { isWidth, NO_LAYOUT, type ColumnLayout } from '../layout/column-layout';

export type PageSize = (typeof PAGE_SIZES)[number];

/** The settings of a table that are stored under `table.{id}` (TABLE-08). */
export interface TablePreferences {
  order: Order;
  orderBy: string | null;
  dense: boolean;
  rowsPerPage: PageSize;
}

/** Parses stored settings, and replaces invalid ones by defaults (D-99). The table checks whether the column still exists. */
export function parsePreferences(stored: unknown): TablePreferences {
  const { order, orderBy, dense, rowsPerPage } = fieldsOf(stored);
  return {
    order: order === 'desc' ? 'desc' : 'asc',
    orderBy: typeof orderBy === 'string' ? orderBy : null,
    dense: dense === true,
    rowsPerPage: PAGE_SIZES.find((size) => size === rowsPerPage) ?? DEFAULT_PAGE_SIZE,
  };
}

/** Settings beyond those of D-99, stored under `table.{id}.layout`. */
export interface LayoutPreferences extends ColumnLayout {
  /** All rows in one list instead of pages. */
  oneList: boolean;
}

/** Parses stored settings, and replaces invalid ones by defaults. */
export function parseLayout(stored: unknown): LayoutPreferences {
  const { order, hidden, widths, oneList } = fieldsOf(stored);
  return {
    order: textsOf(order) ?? NO_LAYOUT.order,
    hidden: textsOf(hidden) ?? NO_LAYOUT.hidden,
    widths: Object.fromEntries(Object.entries(fieldsOf(widths)).filter((entry): entry is [string, number] => isWidth(entry[1]))),
    oneList: oneList === true,
  };
}

const fieldsOf = (stored: unknown): Record<string, unknown> =>
  typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};

const textsOf = (stored: unknown): string[] | null =>
  Array.isArray(stored) && stored.every((one) => typeof one === 'string') ? stored : null;
