import { PAGE_SIZES } from 'shared-kit/model';
import { canSort, type Sorting } from '../../model/rows/data-column';
import type { Column } from '../layout/column';
import type { PageSize } from './preferences';

/** How many rows show at a time: a page of so many, or all in one list. */
export type RowsShown = PageSize | 'all';

/** The state of a table in the URL. What the URL does not set is null; the user's preferences then apply. */
export interface TableQuery {
  search: string;
  sorting: Sorting | null;
  /** From 0. */
  pageIndex: number;
  rowsShown: RowsShown | null;
  /** Keys of the visible columns, in order. */
  columns: readonly string[] | null;
}

const LONGEST_SEARCH = 200;
const NAMES = { search: 'q', sorting: 'sort', pageIndex: 'page', rowsShown: 'rows', columns: 'columns' } as const;

/**
 * Reads a table's state from a query, as in `?q=dock&sort=total.desc&page=3&rows=25&columns=name&columns=total`. What does not fit the
 * table, such as an unknown column, is ignored.
 */
export function readQuery<T>(params: URLSearchParams, prefix: string, columns: readonly Column<T>[]): TableQuery {
  const of = (name: keyof typeof NAMES) => params.get(prefix + NAMES[name]) ?? '';
  const columnKeys = new Set(columns.map(({ key }) => key));
  const visible = [...new Set(params.getAll(prefix + NAMES.columns))].filter((key) => columnKeys.has(key));
  const page = /^[1-9]\d{0,6}$/.test(of('pageIndex')) ? Number(of('pageIndex')) : 1;
  const rows = of('rowsShown');
  return {
    search: of('search').slice(0, LONGEST_SEARCH),
    sorting: readSorting(of('sorting'), columns),
    pageIndex: page - 1,
    rowsShown: rows === 'all' ? 'all' : (PAGE_SIZES.find((size) => String(size) === rows) ?? null),
    columns: visible.length > 0 ? visible : null,
  };
}

function readSorting<T>(text: string, columns: readonly Column<T>[]): Sorting | null {
  // Column keys may contain dots.
  const [, orderBy, order] = /^(.+)\.(asc|desc)$/s.exec(text) ?? [];
  if (orderBy === undefined || !isSortable(columns, orderBy)) return null;
  return { orderBy, order: order === 'desc' ? 'desc' : 'asc' };
}

export function isSortable<T>(columns: readonly Column<T>[], key: string | null): boolean {
  return columns.some((column) => column.key === key && canSort(column));
}

/** Writes changes of a table's state into a query, and leaves everything else in it as it is. */
export function writeQuery(params: URLSearchParams, prefix: string, change: Partial<TableQuery>): URLSearchParams {
  const next = new URLSearchParams(params);
  const setParam = (name: keyof typeof NAMES, values: readonly string[]) => {
    next.delete(prefix + NAMES[name]);
    for (const value of values) next.append(prefix + NAMES[name], value);
  };
  const { search, sorting, pageIndex, rowsShown, columns } = change;
  if (search !== undefined) setParam('search', search.trim() === '' ? [] : [search]);
  if (sorting !== undefined) setParam('sorting', sorting?.orderBy ? [`${sorting.orderBy}.${sorting.order}`] : []);
  if (pageIndex !== undefined) setParam('pageIndex', pageIndex > 0 ? [String(pageIndex + 1)] : []);
  if (rowsShown !== undefined) setParam('rowsShown', rowsShown === null ? [] : [String(rowsShown)]);
  if (columns !== undefined) setParam('columns', columns ?? []);
  return next;
}
