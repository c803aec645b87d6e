import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from 'shared-kit/model';
import type { Order } from '../column';

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
  if (typeof stored !== 'object' || stored === null) return DEFAULTS;
  const { order, orderBy, dense, rowsPerPage } = stored as Record<string, unknown>;
  return {
    order: order === 'desc' ? 'desc' : 'asc',
    orderBy: typeof orderBy === 'string' ? orderBy : null,
    dense: dense === true,
    rowsPerPage: PAGE_SIZES.find((size) => size === rowsPerPage) ?? DEFAULTS.rowsPerPage,
  };
}
