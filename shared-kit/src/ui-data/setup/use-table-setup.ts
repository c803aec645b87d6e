import { DEFAULT_PAGE_SIZE } from 'shared-kit/model';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useCameBack } from '../../router/use-came-back';
import { useOwnPreference } from '../../state/use-preference';
import type { Sorting } from '../../model/rows/data-column';
import type { Column } from '../layout/column';
import { arranged, arrangementShowing, isNatural, NO_LAYOUT, visibleColumns, type ColumnLayout } from '../layout/column-layout';
import { parseLayout, parsePreferences } from './preferences';
import { missingIn, NO_QUERY, storedQueryOf } from './stored-query';
import { readQuery, writeQuery, type RowsShown, type TableQuery } from './table-query';
import { useUrlQuery, type HistoryMode } from './use-url-query';

/** Where a table's state is kept. `plain`: `?q=`; `named`: `?{id}.q=`, for the second table of a page; `none`: not in the URL. */
type UrlNaming = 'plain' | 'named' | 'none';

/** The state of a table in the URL, and a function that changes it. */
function useTableQuery<T>(
  id: string,
  columns: readonly Column<T>[],
  urlNaming: UrlNaming,
): [TableQuery, (change: Partial<TableQuery>, mode: HistoryMode) => void] {
  const { search, change } = useUrlQuery(urlNaming !== 'none');
  const prefix = urlNaming === 'named' ? `${id}.` : '';
  const query = useMemo(() => readQuery(new URLSearchParams(search), prefix, columns), [search, prefix, columns]);
  const write = useCallback(
    (next: Partial<TableQuery>, mode: HistoryMode) => change((params) => writeQuery(params, prefix, next), mode),
    [prefix, change],
  );
  return [query, write];
}

interface Options<T> {
  id: string;
  columns: readonly Column<T>[];
  defaultSorting: Sorting;
  urlNaming: UrlNaming;
}

/**
 * The settings of a table and the actions that change them. Search, order, page, rows shown and visible columns are kept in the URL, so that Back, a reload and a shared
 * link restore them. Order, density, rows per page and columns are also stored (TABLE-08) and apply where the URL sets nothing. Values
 * that differ from the defaults are then written into the URL, so that a shared link is complete. The stored values are read once, when the
 * table appears, and not at all after Back, whose URL was complete when it was left: what was stored later would undo the Back.
 */
export function useTableSetup<T>({ id, columns, defaultSorting, urlNaming }: Options<T>) {
  const [preferences, setPreferences] = useOwnPreference(`table.${id}`, parsePreferences);
  const [layout, setLayout] = useOwnPreference(`table.${id}.layout`, parseLayout);
  const [storedAtFirst, setStoredAtFirst] = useState({ preferences, layout });
  const [query, write] = useTableQuery(id, columns, urlNaming);
  const cameBack = useCameBack() && urlNaming !== 'none';
  const [isComplete, setIsComplete] = useState(cameBack);
  if (cameBack && !isComplete) setIsComplete(true);

  const stored = useMemo(() => (isComplete ? NO_QUERY : storedQueryOf(columns, storedAtFirst)), [columns, isComplete, storedAtFirst]);
  const sorting = query.sorting ?? stored.sorting ?? defaultSorting;
  const rowsShown = query.rowsShown ?? stored.rowsShown ?? DEFAULT_PAGE_SIZE;
  const shownKeys = query.columns ?? stored.columns;
  const arrangement = useMemo(
    () => arrangementShowing(columns, layout, shownKeys ?? columns.map(({ key }) => key)),
    [columns, layout, shownKeys],
  );

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
    /** Rows of a page, also while all rows are in one list. */
    rowsPerPage: rowsShown === 'all' ? preferences.rowsPerPage : rowsShown,
    dense: preferences.dense,
    // A search is one history entry, however often its text changes.
    search: (needle: string) => write({ search: needle, pageIndex: 0 }, query.search === '' && needle !== '' ? 'push' : 'replace'),
    sort: (orderBy: string) => {
      const order = sorting.orderBy === orderBy && sorting.order === 'asc' ? 'desc' : 'asc';
      setPreferences((before) => ({ ...before, orderBy, order }));
      write({ sorting: { orderBy, order } }, 'push');
    },
    goToPage: (pageIndex: number) => write({ pageIndex }, 'push'),
    setRowsShown: (rows: RowsShown) => {
      setLayout((before) => ({ ...before, oneList: rows === 'all' }));
      if (rows !== 'all') setPreferences((before) => ({ ...before, rowsPerPage: rows }));
      write({ rowsShown: rows, pageIndex: 0 }, 'push');
    },
    setDense: (dense: boolean) => setPreferences((before) => ({ ...before, dense })),
    setLayout: (next: ColumnLayout) => {
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
