import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from 'shared-kit/model';
import type { Order } from '../column';
import { isWidth, NO_LAYOUT, type ColumnLayout } from '../columns/column-layout';

export type PageSize = (typeof PAGE_SIZES)[number];

/** What is remembered of a table (TABLE-08), under `table.{id}`. */
export interface TablePreferences {
  order: Order;
  orderBy: string | null;
  dense: boolean;
  rowsPerPage: PageSize;
}

const DEFAULTS: TablePreferences = { order: 'asc', orderBy: null, dense: false, rowsPerPage: DEFAULT_PAGE_SIZE };

/** Whatever was stored, made sound (decision D-99). Whether its column still exists is for the table to see. */
export function parsePreferences(stored: unknown): TablePreferences {
  const { order, orderBy, dense, rowsPerPage } = fieldsOf(stored);
  return {
    order: order === 'desc' ? 'desc' : 'asc',
    orderBy: typeof orderBy === 'string' ? orderBy : null,
    dense: dense === true,
    rowsPerPage: PAGE_SIZES.find((size) => size === rowsPerPage) ?? DEFAULTS.rowsPerPage,
  };
}

/** What is remembered beyond what decision D-99 lists, under `table.{id}.layout`. */
export interface LayoutPreferences extends ColumnLayout {
  /** All rows in one list instead of pages. */
  oneList: boolean;
}

/** Whatever was stored, made sound. */
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
