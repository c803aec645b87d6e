import { isName } from '../../store/query/structured-query';
import { CompositeFilter, FieldFilter, type Filter } from '../../store/query/filter';
import { isNaNValue, type Value as StoredValue } from '../../store/value';

/** Filters of which all must hold. */
export type Conjunction = readonly FieldFilter[];

/**
 * Splits a filter into cases, so that each document that the query finds fulfils at least one of them. `in` becomes an equality for each of its values.
 * There are no more cases than a query may have disjunctions.
 */
export function casesOf(where: Filter | undefined): readonly Conjunction[] {
  return (where && split(where)) ?? [[]];
}

function split(filter: Filter): Conjunction[] | undefined {
  if (filter instanceof FieldFilter) return splitField(filter);
  // Other kinds of filters prove nothing.
  if (!(filter instanceof CompositeFilter)) return undefined;
  if (filter.op === 'OR') {
    const all: Conjunction[] = [];
    for (const part of filter.filters) all.push(...(split(part) ?? [[]]));
    return all;
  }
  let product: Conjunction[] = [[]];
  for (const part of filter.filters) {
    const cases = split(part);
    // A part that proves nothing is left out. The cases then cover more documents than the query finds, which is safe.
    if (cases) product = product.flatMap((left) => cases.map((right) => [...left, ...right]));
  }
  return product;
}

function splitField(filter: FieldFilter): Conjunction[] | undefined {
  const { path, op, value } = filter;
  // Filters by name prove nothing about wildcards, on which rules must not rely.
  if (isName(path)) return [[]];
  if (op !== 'IN' && op !== 'ARRAY_CONTAINS_ANY') return [[filter]];
  const single = op === 'IN' ? 'EQUAL' : 'ARRAY_CONTAINS';
  const wanted = (value.arrayValue?.values ?? []).filter(canMatch);
  return wanted.length === 0 ? undefined : wanted.map((item) => [new FieldFilter(path, single, item)]);
}

/** Null and NaN in a list of wanted values match nothing. */
function canMatch(value: StoredValue): boolean {
  return !('nullValue' in value) && !isNaNValue(value);
}
