import { DIFFERENCES, type Difference } from 'shared-kit/model/session-export';
import { readMapQuery, writeMapQuery } from '../filter/map-query';
import type { MapQueryFormat } from '../filter/use-map-query';
import { CELL_DIFFERENCES, type CellDifference } from '../picture/cell-states';

/** What is compared, according to the URL of the page. */
export interface CompareQuery {
  /** Ids of sessions, or all addresses. */
  first: string | undefined;
  second: string | undefined;
  /** The differences to show; when empty, all except `equal`. */
  shown: readonly CellDifference[];
}

const NAMES = { first: 'first', second: 'second', shown: 'show' } as const;

/** The states of each kind of difference. The map shows two states of changed addresses, the table does not distinguish them. */
export const KINDS: Record<Difference, readonly CellDifference[]> = {
  first: ['first'],
  second: ['second'],
  changed: ['changedState', 'changedValues'],
  equal: ['equal'],
};

/** Reads the URL of the page. Invalid values are ignored, because anybody may have written them. */
export const readCompareQuery = (params: URLSearchParams): CompareQuery => ({
  first: params.get(NAMES.first) || undefined,
  second: params.get(NAMES.second) || undefined,
  shown: shownIn(params.getAll(NAMES.shown)),
});

/** The states that are namedKinds in the URL, alone or by their kind, in the order of the legend. */
function shownIn(values: readonly string[]): CellDifference[] {
  const namedKinds = DIFFERENCES.filter((kind) => values.includes(kind)).flatMap((kind) => KINDS[kind]);
  return CELL_DIFFERENCES.filter((one) => namedKinds.includes(one) || values.includes(one));
}

/** Writes a change into the URL of the page. The table returns to its first page. */
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

/** The names in the URL: that of a kind when all of its states are shown, otherwise those of its states. */
function namesOf(shown: readonly CellDifference[]): string[] {
  return DIFFERENCES.flatMap((kind) => {
    const parts = KINDS[kind].filter((part) => shown.includes(part));
    return parts.length === KINDS[kind].length ? [kind] : parts;
  });
}

/** Reads and writes the query of the map of differences. Its legend is the same filter as that of the table. */
export const DIFFERENCES_MAP_QUERY: MapQueryFormat = {
  read: (params) => ({ ...readMapQuery(params), source: undefined, results: readCompareQuery(params).shown }),
  write: (params, { results, ...change }) => {
    const next = writeMapQuery(params, change);
    return results ? writeCompareQuery(next, { shown: CELL_DIFFERENCES.filter((one) => results.includes(one)) }) : next;
  },
};
