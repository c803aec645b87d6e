import { useAddress } from 'shared-kit/ui-data';
import { useMemo } from 'react';
import { readMapQuery, writeMapQuery, type MapQuery } from './map-query';

/** What of the map is asked for, in the address of its page, and a way to ask for something else. */
export function useMapQuery(): [query: MapQuery, ask: (change: Partial<MapQuery>) => void] {
  const { search, change } = useAddress(true);
  const query = useMemo(() => readMapQuery(new URLSearchParams(search)), [search]);
  return [query, (asked) => change((params) => writeMapQuery(params, asked), 'push')];
}
