import { alternatives, productOf } from '../../store/query-spec/disjunctions';
import { comparable } from '../../store/query-spec/field-test';
import { FieldFilter, type Filter } from '../../store/query-spec/filter';
import { isName } from '../../store/query-spec/structured-query';

export type Conjunction = readonly FieldFilter[];

/**
 * Splits a filter into cases, so that each document that the query finds fulfils at least one of them. `in` becomes an equality for each of its values.
 * There are no more cases than a query may have disjunctions.
 */
export function casesOf(where: Filter | undefined): readonly Conjunction[] {
  return alternatives(where).flatMap((filters) => productOf(filters.map(split)));
}

/** The cases of one condition. One that proves nothing is left out: then the cases cover more documents than the query finds, which is safe. */
function split(filter: FieldFilter): FieldFilter[][] {
  const { path, op, value } = filter;
  // Filters by name prove nothing about wildcards, on which rules must not rely.
  if (isName(path)) return [[]];
  if (op !== 'IN' && op !== 'ARRAY_CONTAINS_ANY') return [[filter]];
  const single = op === 'IN' ? 'EQUAL' : 'ARRAY_CONTAINS';
  const items = comparable(value);
  return items.length === 0 ? [[]] : items.map((item) => [new FieldFilter(path, single, item)]);
}
