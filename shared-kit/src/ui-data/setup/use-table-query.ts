import { useCallback, useMemo } from 'react';
import type { Column } from '../layout/column';
import { readQuery, writeQuery, type TableQuery } from './table-query';
import { useUrlQuery, type HistoryMode } from './use-url-query';

/** Where a table's state is kept. `plain`: `?q=`; `named`: `?{id}.q=`, for the second table of a page; `none`: not in the URL. */
export type UrlNaming = 'plain' | 'named' | 'none';

/** The state of a table in the URL, and a function that changes it. */
export function useTableQuery<T>(
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
