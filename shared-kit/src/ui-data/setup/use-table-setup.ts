import { DEFAULT_PAGE_SIZE } from 'shared-kit/model';
import { useEffect, useMemo, useState } from 'react';
import { useOwnPreference } from '../../state/use-preference';
import type { Column, Sorting } from '../layout/column';
import { arranged, arrangementShowing, isNatural, NO_LAYOUT, visibleColumns, type ColumnArrangement, type ColumnLayout } from '../layout/column-layout';
import { parseLayout, parsePreferences, type PageSize } from './preferences';
import { missingIn, storedQueryOf } from './stored-query';
import type { RowsShown } from './table-query';
import { useTableQuery, type UrlNaming } from './use-table-query';

/** The settings of a table and the actions that change them. */
export interface TableSetup<T> extends ColumnArrangement<T> {
  needle: string;
  sorting: Sorting;
  pageIndex: number;
  rowsShown: RowsShown;
  /** Rows of a page, also while all rows are in one list. */
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
  urlNaming: UrlNaming;
}

/**
 * The settings of a table. Search, order, page, rows shown and visible columns are kept in the URL, so that Back, a reload and a shared
 * link restore them. Order, density, rows per page and columns are also stored (TABLE-08) and apply where the URL sets nothing. The
 * stored values are read once, when the table appears: Back to a URL that sets nothing must not apply what was stored after it. Values
 * that differ from the defaults are then written into the URL, so that a shared link is complete.
 */
export function useTableSetup<T>({ id, columns, defaultSorting, urlNaming }: Options<T>): TableSetup<T> {
  const [preferences, setPreferences] = useOwnPreference(`table.${id}`, parsePreferences);
  const [layout, setLayout] = useOwnPreference(`table.${id}.layout`, parseLayout);
  const [storedAtFirst, setStoredAtFirst] = useState({ preferences, layout });
  const [query, write] = useTableQuery(id, columns, urlNaming);

  const stored = useMemo(() => storedQueryOf(columns, storedAtFirst), [columns, storedAtFirst]);
  const sorting = query.sorting ?? stored.sorting ?? defaultSorting;
  const rowsShown = query.rowsShown ?? stored.rowsShown ?? DEFAULT_PAGE_SIZE;
  const shownKeys = query.columns ?? stored.columns;
  const arrangement = useMemo(() => arrangementShowing(columns, layout, shownKeys ?? columns.map(({ key }) => key)), [columns, layout, shownKeys]);

  const missing = useMemo(() => missingIn(query, stored), [query, stored]);
  useEffect(() => {
    if (missing && urlNaming !== 'none') write(missing, 'replace');
  }, [missing, urlNaming, write]);

  return {
    ...arrangement,
    needle: query.search,
    sorting,
    pageIndex: query.pageIndex,
    rowsShown,
    rowsPerPage: rowsShown === 'all' ? preferences.rowsPerPage : rowsShown,
    dense: preferences.dense,
    // A search is one history entry, however often its text changes.
    search: (needle) => write({ search: needle, pageIndex: 0 }, query.search === '' && needle !== '' ? 'push' : 'replace'),
    sort: (orderBy) => {
      const order = sorting.orderBy === orderBy && sorting.order === 'asc' ? 'desc' : 'asc';
      setPreferences((before) => ({ ...before, orderBy, order }));
      write({ sorting: { orderBy, order } }, 'push');
    },
    goToPage: (pageIndex) => write({ pageIndex }, 'push'),
    setRowsShown: (rows) => {
      setLayout((before) => ({ ...before, oneList: rows === 'all' }));
      if (rows !== 'all') setPreferences((before) => ({ ...before, rowsPerPage: rows }));
      write({ rowsShown: rows, pageIndex: 0 }, 'push');
    },
    setDense: (dense) => setPreferences((before) => ({ ...before, dense })),
    setLayout: (next) => {
      setLayout((before) => ({ ...before, ...next }));
      const isReset = next === NO_LAYOUT;
      // The stored columns are dropped too, because they would apply again after the reset.
      if (isReset) setStoredAtFirst({ ...storedAtFirst, layout: { ...storedAtFirst.layout, ...NO_LAYOUT } });
      const visible = visibleColumns(arranged(columns, next.order), next.hidden);
      const isDefault = isNatural(visible, columns) && (isReset || stored.columns === null);
      write({ columns: isDefault ? null : visible.map(({ key }) => key) }, 'replace');
    },
  };
}
