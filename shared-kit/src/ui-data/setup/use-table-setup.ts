import { DEFAULT_PAGE_SIZE } from 'shared-kit/model';
import { useEffect, useMemo, useState } from 'react';
import { useOwnPreference } from '../../state';
import type { Column, Sorting } from '../column';
import { arranged, layoutShowing, NO_LAYOUT, visibleColumns, type ColumnLayout } from '../columns/column-layout';
import { parseLayout, parsePreferences, type PageSize } from './preferences';
import { isSortable, readQuery, writeQuery, type RowsShown, type TableQuery } from './table-query';
import { useAddress, type HistoryMode } from './use-address';

/** How a table is set at the moment, and the ways to set it otherwise. */
export interface TableSetup<T> {
  needle: string;
  sorting: Sorting;
  pageIndex: number;
  rowsShown: RowsShown;
  /** What a page holds when there are pages. */
  rowsPerPage: PageSize;
  dense: boolean;
  layout: ColumnLayout;
  /** All columns as they are arranged, hidden ones too. */
  allColumns: readonly Column<T>[];
  visible: readonly Column<T>[];
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
  /** `plain`: `?q=`; `named`: `?{id}.q=`, for the second table of a page; `none`: not in the address. */
  address: 'plain' | 'named' | 'none';
}

/**
 * A table's state: search, order, page, rows shown and visible columns stand in the address, so that Back, a reload and a
 * shared link restore them. Order, density, rows per page and columns are also remembered (TABLE-08), and fill in what the address leaves
 * open: as they were when the table appeared, so that Back to an address that says nothing does not bring what was set after it.
 * What differs from the defaults then is written into the address as well, for the link to be whole.
 */
export function useTableSetup<T>({ id, columns, defaultSorting, address }: Options<T>): TableSetup<T> {
  const [preferences, setPreferences] = useOwnPreference(`table.${id}`, parsePreferences);
  const [arrangement, setArrangement] = useOwnPreference(`table.${id}.layout`, parseLayout);
  const [atFirst, setAtFirst] = useState({ preferences, arrangement });
  const { search: addressSearch, change } = useAddress(address !== 'none');
  const prefix = address === 'named' ? `${id}.` : '';
  const query = useMemo(() => readQuery(new URLSearchParams(addressSearch), prefix, columns), [addressSearch, prefix, columns]);

  const opening = useMemo(() => openingQuery(columns, atFirst), [columns, atFirst]);
  const sorting = query.sorting ?? opening.sorting ?? defaultSorting;
  const rowsShown = query.rowsShown ?? opening.rowsShown ?? DEFAULT_PAGE_SIZE;
  const shownKeys = query.columns ?? opening.columns;
  const { allColumns, visible, layout } = useMemo(() => {
    const remembered = visibleColumns(arranged(columns, arrangement.order), arrangement.hidden);
    const wanted = shownKeys ?? columns.map(({ key }) => key);
    // The remembered arrangement also knows where hidden columns belong; a link does not.
    const fits = remembered.length === wanted.length && remembered.every(({ key }, place) => key === wanted[place]);
    const used = fits ? arrangement : layoutShowing(columns, wanted, arrangement.widths);
    const all = arranged(columns, used.order);
    return { allColumns: all, visible: visibleColumns(all, used.hidden), layout: used };
  }, [columns, arrangement, shownKeys]);

  const write = (next: Partial<TableQuery>, mode: HistoryMode) => change((params) => writeQuery(params, prefix, next), mode);

  const missing = useMemo(() => withoutSaid(opening, query), [opening, query]);
  useEffect(() => {
    if (missing && address !== 'none') change((params) => writeQuery(params, prefix, missing), 'replace');
  }, [missing, address, prefix, change]);

  const rowsPerPage = rowsShown === 'all' ? preferences.rowsPerPage : rowsShown;
  return {
    needle: query.search,
    sorting,
    pageIndex: query.pageIndex,
    rowsShown,
    rowsPerPage,
    dense: preferences.dense,
    layout,
    allColumns,
    visible,
    // A search is one step of the history, however often it is refined.
    search: (needle) => write({ search: needle, pageIndex: 0 }, query.search === '' && needle !== '' ? 'push' : 'replace'),
    sort: (orderBy) => {
      const order = sorting.orderBy === orderBy && sorting.order === 'asc' ? 'desc' : 'asc';
      setPreferences({ ...preferences, orderBy, order });
      write({ sorting: { orderBy, order } }, 'push');
    },
    goToPage: (pageIndex) => write({ pageIndex }, 'push'),
    setRowsShown: (rows) => {
      setArrangement({ ...arrangement, oneList: rows === 'all' });
      if (rows !== 'all') setPreferences({ ...preferences, rowsPerPage: rows });
      write({ rowsShown: rows, pageIndex: 0 }, 'push');
    },
    setDense: (dense) => setPreferences({ ...preferences, dense }),
    setLayout: (next) => {
      const isReset = next === NO_LAYOUT;
      setArrangement({ ...arrangement, ...next });
      if (isReset) setAtFirst({ ...atFirst, arrangement: { ...atFirst.arrangement, ...NO_LAYOUT } });
      const shown = visibleColumns(arranged(columns, next.order), next.hidden);
      const unsaid = isNatural(shown, columns) && (isReset || opening.columns === null);
      write({ columns: unsaid ? null : shown.map(({ key }) => key) }, 'replace');
    },
  };
}

interface Remembered {
  preferences: ReturnType<typeof parsePreferences>;
  arrangement: ReturnType<typeof parseLayout>;
}

/** What the preferences make of a table whose address says nothing: only what differs from the defaults. */
function openingQuery<T>(columns: readonly Column<T>[], { preferences, arrangement }: Remembered): Pick<TableQuery, 'sorting' | 'rowsShown' | 'columns'> {
  const { orderBy, order, rowsPerPage } = preferences;
  const visible = visibleColumns(arranged(columns, arrangement.order), arrangement.hidden);
  return {
    sorting: isSortable(columns, orderBy) ? { orderBy, order } : null,
    rowsShown: arrangement.oneList ? 'all' : rowsPerPage === DEFAULT_PAGE_SIZE ? null : rowsPerPage,
    columns: isNatural(visible, columns) ? null : visible.map(({ key }) => key),
  };
}

const isNatural = <T,>(visible: readonly Column<T>[], columns: readonly Column<T>[]): boolean =>
  visible.length === columns.length && visible.every((column, place) => column === columns[place]);

/** What of it the address does not say yet; null when there is nothing. */
function withoutSaid(opening: ReturnType<typeof openingQuery>, query: TableQuery): Partial<TableQuery> | null {
  const missing: Partial<TableQuery> = {};
  if (opening.sorting && !query.sorting) missing.sorting = opening.sorting;
  if (opening.rowsShown !== null && query.rowsShown === null) missing.rowsShown = opening.rowsShown;
  if (opening.columns && !query.columns) missing.columns = opening.columns;
  return Object.keys(missing).length > 0 ? missing : null;
}
