import { DIFFERENCES, type Difference } from 'shared-kit/model/session-export';

/** What is compared, as the address of the page says it. */
export interface CompareQuery {
  /** Ids of sessions, or all addresses. */
  first: string | undefined;
  second: string | undefined;
  /** None: everything but what is equal. */
  shown: readonly Difference[];
}

const NAMES = { first: 'first', second: 'second', shown: 'show' } as const;

/** What is no sense in an address counts as not said: anybody may have written it. */
export const readCompareQuery = (params: URLSearchParams): CompareQuery => ({
  first: params.get(NAMES.first) || undefined,
  second: params.get(NAMES.second) || undefined,
  shown: DIFFERENCES.filter((difference) => params.getAll(NAMES.shown).includes(difference)),
});

/** Writes a change into an address; other rows begin at their first page. */
export function writeCompareQuery(params: URLSearchParams, change: Partial<CompareQuery>): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('page');
  for (const side of ['first', 'second'] as const) if (change[side] !== undefined) next.set(NAMES[side], change[side]);
  if (change.shown) {
    next.delete(NAMES.shown);
    for (const difference of change.shown) next.append(NAMES.shown, difference);
  }
  return next;
}
