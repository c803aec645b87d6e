import { useLatest } from 'shared-kit/state';
import { useUrlQuery } from 'shared-kit/ui-data';
import { useCallback, useMemo } from 'react';
import { readMapQuery, writeMapQuery, type MapQuery } from './map-query';

/** Reads and writes the query of a map in the URL of its page. */
export interface MapQueryFormat {
  read: (params: URLSearchParams) => MapQuery;
  write: (params: URLSearchParams, change: Partial<MapQuery>) => URLSearchParams;
}

const MAP_QUERY: MapQueryFormat = { read: readMapQuery, write: writeMapQuery };

/**
 * The query of the map in the URL of the page, and a function that changes it. The function stays the same, because the columns of tables
 * depend on it, and always changes the current URL.
 */
export function useMapQuery({ read, write } = MAP_QUERY): [query: MapQuery, changeQuery: (change: Partial<MapQuery>) => void] {
  const { search, change } = useUrlQuery(true);
  const query = useMemo(() => read(new URLSearchParams(search)), [read, search]);
  const latest = useLatest(change);
  const changeQuery = useCallback(
    (wanted: Partial<MapQuery>) => latest.current((params) => write(params, wanted), 'push'),
    [write, latest],
  );
  return [query, changeQuery];
}
