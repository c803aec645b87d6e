import { DEFAULT_PAGE_SIZE } from 'shared-kit/model';
import { useEffect, useMemo, useState } from 'react';
import { useOwnPreference } from '../../state';
import type { Column, Sorting } from '../column';
import { arranged, arrangementShowing, isNatural, NO_LAYOUT, visibleColumns, type ColumnArrangement, type ColumnLayout } from '../columns/column-layout';
import { openingOf, unsaidOf } from './opening';
import { parseLayout, parsePreferences, type PageSize } from './preferences';
import type { RowsShown } from './table-query';
import { useTableQuery, type TableAddress } from './use-table-query';

/** How a table is set at the moment, and the ways to set it otherwise. */
export interface TableSetup<T> extends ColumnArrangement<T> {
  needle: string;
  sorting: Sorting;
  pageIndex: number;
  rowsShown: RowsShown;
  /** What a page holds when there are pages. */
  rowsPerPage: PageSize;
  dense: boolean;
  search: (needle: string) => void;
  sort: (orderBy: string) => void;
  goToPage: (index: number) => void;
  setRowsShown: (rows: RowsShown) => void;
  setDense: (dense: boolean) => void;
  setLayout: (layout: ColumnLayout) => void;
}

interface Options<T> {
  id: string;
  columns: readonly Column<T>[];
  defaultSorting: Sorting;
  address: TableAddress;
}

/**
 * A table's state: search, order, page, rows shown and visible columns stand in the address, so that Back, a reload and a
 * shared link restore them. Order, density, rows per page and columns are also remembered (TABLE-08), and fill in what the address leaves
 * open: as they were when the table appeared, so that Back to an address that says nothing does not bring what was set after it.
 * What differs from the defaults then is written into the address as well, for the link to be whole.
 */
export function useTableSetup<T>({ id, columns, defaultSorting, address }: Options<T>): TableSetup<T> {
  const [preferences, setPreferences] = useOwnPreference(`table.${id}`, parsePreferences);
  const [layout, setLayout] = useOwnPreference(`table.${id}.layout`, parseLayout);
  const [rememberedAtFirst, setRememberedAtFirst] = useState({ preferences, layout });
  const [query, write] = useTableQuery(id, columns, address);

  const opening = useMemo(() => openingOf(columns, rememberedAtFirst), [columns, rememberedAtFirst]);
  const sorting = query.sorting ?? opening.sorting ?? defaultSorting;
  const rowsShown = query.rowsShown ?? opening.rowsShown ?? DEFAULT_PAGE_SIZE;
  const shownKeys = query.columns ?? opening.columns;
  const arrangement = useMemo(() => arrangementShowing(columns, layout, shownKeys ?? columns.map(({ key }) => key)), [columns, layout, shownKeys]);

  const unsaid = useMemo(() => unsaidOf(opening, query), [opening, query]);
  useEffect(() => {
    if (unsaid && address !== 'none') write(unsaid, 'replace');
  }, [unsaid, address, write]);

  return {
    ...arrangement,
    needle: query.search,
    sorting,
    pageIndex: query.pageIndex,
    rowsShown,
    rowsPerPage: rowsShown === 'all' ? preferences.rowsPerPage : rowsShown,
    dense: preferences.dense,
    // A search is one step of the history, however often it is refined.
    search: (needle) => write({ search: needle, pageIndex: 0 }, query.search === '' && needle !== '' ? 'push' : 'replace'),
    sort: (orderBy) => {
      const order = sorting.orderBy === orderBy && sorting.order === 'asc' ? 'desc' : 'asc';
      setPreferences({ ...preferences, orderBy, order });
      write({ sorting: { orderBy, order } }, 'push');
    },
    goToPage: (pageIndex) => write({ pageIndex }, 'push'),
    setRowsShown: (rows) => {
      setLayout({ ...layout, oneList: rows === 'all' });
      if (rows !== 'all') setPreferences({ ...preferences, rowsPerPage: rows });
      write({ rowsShown: rows, pageIndex: 0 }, 'push');
    },
    setDense: (dense) => setPreferences({ ...preferences, dense }),
    setLayout: (next) => {
      setLayout({ ...layout, ...next });
      const isReset = next === NO_LAYOUT;
      // After a reset the columns of the opening do not come back either.
      if (isReset) setRememberedAtFirst({ ...rememberedAtFirst, layout: { ...rememberedAtFirst.layout, ...NO_LAYOUT } });
      const visible = visibleColumns(arranged(columns, next.order), next.hidden);
      const isAsOpened = isNatural(visible, columns) && (isReset || opening.columns === null);
      write({ columns: isAsOpened ? null : visible.map(({ key }) => key) }, 'replace');
    },
  };
}
