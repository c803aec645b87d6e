import { DEFAULT_PAGE_SIZE } from 'shared-kit/model';
import type { Column } from '../column';
import { arranged, isNatural, visibleColumns } from '../columns/column-layout';
import type { LayoutPreferences, TablePreferences } from './preferences';
import { isSortable, type TableQuery } from './table-query';

/** The stored settings of a table: those of decision D-99, and its layout. */
export interface Remembered {
  preferences: TablePreferences;
  layout: LayoutPreferences;
}

type Opening = Pick<TableQuery, 'sorting' | 'rowsShown' | 'columns'>;

/**
 * The state of a table at an address that does not set it, from the stored settings. Only what differs from the defaults; the rest is null.
 */
export function openingOf<T>(columns: readonly Column<T>[], { preferences, layout }: Remembered): Opening {
  const { orderBy, order, rowsPerPage } = preferences;
  const visible = visibleColumns(arranged(columns, layout.order), layout.hidden);
  return {
    sorting: isSortable(columns, orderBy) ? { orderBy, order } : null,
    rowsShown: layout.oneList ? 'all' : rowsPerPage === DEFAULT_PAGE_SIZE ? null : rowsPerPage,
    columns: isNatural(visible, columns) ? null : visible.map(({ key }) => key),
  };
}

/** The parts of the opening that the address does not have yet; null for none. */
export function unsaidOf(opening: Opening, address: TableQuery): Partial<TableQuery> | null {
  const unsaid: Partial<TableQuery> = {};
  if (opening.sorting && !address.sorting) unsaid.sorting = opening.sorting;
  if (opening.rowsShown !== null && address.rowsShown === null) unsaid.rowsShown = opening.rowsShown;
  if (opening.columns && !address.columns) unsaid.columns = opening.columns;
  return Object.keys(unsaid).length > 0 ? unsaid : null;
}
