import type { ComparedRow } from 'shared-kit/model/session-table';
import { filterReader, onMap } from '../filter/filter-reader';
import { filterText, type MapFilter } from '../filter/map-query';
import type { CellDifference } from '../picture/cell-states';
import type { RackPicture } from '../picture/rack-picture';
import { differenceOf } from './difference-of';

const ON_MAP = 'on map ';

/** The filter of a table for these differences; without any, for all except `equal`. */
export const filterByDifference = (shown: readonly CellDifference[]): string => (shown.length === 0 ? 'different' : shown.join(','));

/** The filter of a table for the addresses that the filters of the map leave. */
export function filterByMap(filter: MapFilter): string {
  const text = filterText(filter);
  return text === '' ? '' : ON_MAP + text;
}

/** Returns the function for whether a row passes a filter; without a map, all pass its filters. */
export const rowFilter = (map?: RackPicture) =>
  filterReader<ComparedRow>((filter) => {
    if (filter === 'different') return ({ difference }) => difference !== 'equal';
    if (filter.startsWith(ON_MAP)) return map ? onMap(map, filter.slice(ON_MAP.length)) : () => true;
    const wanted = new Set(filter.split(','));
    return (row) => wanted.has(differenceOf(row));
  });
