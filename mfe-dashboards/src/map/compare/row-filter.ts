import type { ComparedRow } from 'shared-kit/model/session-export';
import type { CellDifference } from '../picture/cell-states';
import { differenceOf } from './difference-of';

const AT = 'at\n';

/** The filter of a table for these differences; without any, for all except `equal`. */
export const filterByDifference = (shown: readonly CellDifference[]): string => (shown.length === 0 ? 'different' : shown.join(','));

/** The filter of a table for these addresses. */
export const filterByAddress = (addresses: readonly string[]): string => AT + addresses.join('\n');

type Passes = (row: ComparedRow) => boolean;

function passing(filter: string): Passes {
  if (filter === 'different') return ({ difference }) => difference !== 'equal';
  const wanted = new Set(filter.startsWith(AT) ? filter.slice(AT.length).split('\n') : filter.split(','));
  return filter.startsWith(AT) ? ({ address }) => wanted.has(address) : (row) => wanted.has(differenceOf(row));
}

/** Returns the function for whether a row passes a filter, which reads each filter once. */
export function rowFilter(): (row: ComparedRow, filter: string) => boolean {
  let last: { filter: string; passes: Passes } | undefined;
  return (row, filter) => {
    if (last?.filter !== filter) last = { filter, passes: passing(filter) };
    return last.passes(row);
  };
}
