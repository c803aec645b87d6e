import { DIFFERENCES, type Difference } from 'shared-kit/model/session-export';
import { readMapQuery, writeMapQuery } from '../map/filter/map-query';
import type { MapWords } from '../map/filter/use-map-query';
import { CELL_DIFFERENCES, type CellDifference } from '../map/picture/cell-states';

/** What is compared, according to the address of the page. */
export interface CompareQuery {
  /** Ids of sessions, or all addresses. */
  first: string | undefined;
  second: string | undefined;
  /** None: everything but what is equal. */
  shown: readonly CellDifference[];
}

const NAMES = { first: 'first', second: 'second', shown: 'show' } as const;

/** What each kind of difference is made of: what has changed is told apart on the map. */
export const KINDS: Record<Difference, readonly CellDifference[]> = {
  first: ['first'],
  second: ['second'],
  changed: ['changedState', 'changedValues'],
  equal: ['equal'],
};

/** Reads the address of the page. Invalid values are ignored, because anybody may have written them. */
export const readCompareQuery = (params: URLSearchParams): CompareQuery => ({
  first: params.get(NAMES.first) || undefined,
  second: params.get(NAMES.second) || undefined,
  shown: shownIn(params.getAll(NAMES.shown)),
});

/** In the order of the legend, however they are named. */
function shownIn(said: readonly string[]): CellDifference[] {
  const named = DIFFERENCES.filter((kind) => said.includes(kind)).flatMap((kind) => KINDS[kind]);
  return CELL_DIFFERENCES.filter((one) => named.includes(one) || said.includes(one));
}

/** Writes a change into an address; other rows begin at their first page. */
export function writeCompareQuery(params: URLSearchParams, change: Partial<CompareQuery>): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('page');
  for (const side of ['first', 'second'] as const) if (change[side] !== undefined) next.set(NAMES[side], change[side]);
  if (change.shown) {
    next.delete(NAMES.shown);
    for (const name of namesOf(change.shown)) next.append(NAMES.shown, name);
  }
  return next;
}

/** A kind that is shown whole goes by its own name. */
function namesOf(shown: readonly CellDifference[]): string[] {
  return DIFFERENCES.flatMap((kind) => {
    const parts = KINDS[kind].filter((part) => shown.includes(part));
    return parts.length === KINDS[kind].length ? [kind] : parts;
  });
}

/** What of the map of the differences is asked for; its legend is the page's filter. */
export const DIFFERENCES_MAP: MapWords = {
  read: (params) => ({ ...readMapQuery(params), of: undefined, results: readCompareQuery(params).shown }),
  write: (params, { results, ...change }) => {
    const next = writeMapQuery(params, change);
    return results ? writeCompareQuery(next, { shown: CELL_DIFFERENCES.filter((one) => results.includes(one)) }) : next;
  },
};
