import { useAddress } from 'shared-kit/ui-data';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { readMapQuery, writeMapQuery, type MapQuery } from './map-query';

/** How the address of a page says what of its map is asked for. */
export interface MapWords {
  read: (params: URLSearchParams) => MapQuery;
  write: (params: URLSearchParams, change: Partial<MapQuery>) => URLSearchParams;
}

const WORDS: MapWords = { read: readMapQuery, write: writeMapQuery };

/**
 * What of the map is asked for, in the address of its page, and a way to ask for something else. It is always the same function, for the
 * columns of tables are made with it, and always changes the address as it is then.
 */
export function useMapQuery({ read, write } = WORDS): [query: MapQuery, ask: (change: Partial<MapQuery>) => void] {
  const { search, change } = useAddress(true);
  const query = useMemo(() => read(new URLSearchParams(search)), [read, search]);
  const latest = useRef(change);
  useLayoutEffect(() => {
    latest.current = change;
  }, [change]);
  const ask = useCallback((asked: Partial<MapQuery>) => latest.current((params) => write(params, asked), 'push'), [write]);
  return [query, ask];
}
