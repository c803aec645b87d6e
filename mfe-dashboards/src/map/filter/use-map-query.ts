import { useAddress } from 'shared-kit/ui-data';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { readMapQuery, writeMapQuery, type MapQuery } from './map-query';

/**
 * What of the map is asked for, in the address of its page, and a way to ask for something else. It is always the same function, for the
 * columns of tables are made with it, and always changes the address as it is then.
 */
export function useMapQuery(): [query: MapQuery, ask: (change: Partial<MapQuery>) => void] {
  const { search, change } = useAddress(true);
  const query = useMemo(() => readMapQuery(new URLSearchParams(search)), [search]);
  const latest = useRef(change);
  useLayoutEffect(() => {
    latest.current = change;
  }, [change]);
  const ask = useCallback((asked: Partial<MapQuery>) => latest.current((params) => writeMapQuery(params, asked), 'push'), []);
  return [query, ask];
}
