import { DEFAULT_PAGE_SIZE } from 'shared-kit/model';
import type { Column } from '../layout/column';
import { arranged, isNatural, visibleColumns } from '../layout/column-layout';
import type { LayoutPreferences, TablePreferences } from './preferences';
import { isSortable, type TableQuery } from './table-query';

/** The stored settings of a table: those of D-99, and its layout. */
export interface StoredSettings {
  preferences: TablePreferences;
  layout: LayoutPreferences;
}

type StoredQuery = Pick<TableQuery, 'sorting' | 'rowsShown' | 'columns'>;

export const NO_QUERY: StoredQuery = { sorting: null, rowsShown: null, columns: null };

/** The stored settings in the form of the URL state. What equals the defaults is null. */
export function storedQueryOf<T>(columns: readonly Column<T>[], { preferences, layout }: StoredSettings): StoredQuery {
  const { orderBy, order, rowsPerPage } = preferences;
  const visible = visibleColumns(arranged(columns, layout.order), layout.hidden);
  const pageSize = rowsPerPage === DEFAULT_PAGE_SIZE ? null : rowsPerPage;
  return {
    sorting: isSortable(columns, orderBy) ? { orderBy, order } : null,
    rowsShown: layout.oneList ? 'all' : pageSize,
    columns: isNatural(visible, columns) ? null : visible.map(({ key }) => key),
  };
}

/** The stored settings that the URL does not set; null for none. */
export function missingIn(urlQuery: TableQuery, stored: StoredQuery): Partial<TableQuery> | null {
  const missing: Partial<TableQuery> = {};
  if (stored.sorting && !urlQuery.sorting) missing.sorting = stored.sorting;
  if (stored.rowsShown !== null && urlQuery.rowsShown === null) missing.rowsShown = stored.rowsShown;
  if (stored.columns && !urlQuery.columns) missing.columns = stored.columns;
  return Object.keys(missing).length > 0 ? missing : null;
}
