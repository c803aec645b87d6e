import { useLatest } from 'shared-kit/state';
import { useAddress } from 'shared-kit/ui-data';
import { useCallback, useMemo } from 'react';
import { readMapQuery, writeMapQuery, type MapQuery } from './map-query';

/** Reads and writes the query of a map in the URL of its page. */
export interface MapWords {
  read: (params: URLSearchParams) => MapQuery;
  write: (params: URLSearchParams, change: Partial<MapQuery>) => URLSearchParams;
}

const WORDS: MapWords = { read: readMapQuery, write: writeMapQuery };

/**
 * The query of the map in the URL of the page, and a function that changes it. The function stays the same, because the columns of tables
 * depend on it, and always changes the current URL.
 */
export function useMapQuery({ read, write } = WORDS): [query: MapQuery, ask: (change: Partial<MapQuery>) => void] {
  const { search, change } = useAddress(true);
  const query = useMemo(() => read(new URLSearchParams(search)), [read, search]);
  const latest = useLatest(change);
  const ask = useCallback((asked: Partial<MapQuery>) => latest.current((params) => write(params, asked), 'push'), [write, latest]);
  return [query, ask];
}
