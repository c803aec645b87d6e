import { invalidArgument } from '../../errors/status';
import type { FieldOperator } from './field-test';
import { CompositeFilter, FieldFilter, type Filter } from './filter';

/** The most disjunctions that the service accepts in a query. An `AND` of `OR`s multiplies them. */
const MAX_DISJUNCTIONS = 30;
const MAX_INEQUALITY_FIELDS = 10;

const EXCLUDING: ReadonlySet<FieldOperator> = new Set(['NOT_EQUAL', 'NOT_IN']);
const SEVERAL: ReadonlySet<FieldOperator> = new Set(['IN', 'ARRAY_CONTAINS_ANY']);
const IN_LISTS: ReadonlySet<FieldOperator> = new Set(['ARRAY_CONTAINS', 'ARRAY_CONTAINS_ANY']);

/** Refuses combinations of filters that the service does not serve with any index. */
export function checkCombination(filter: Filter): void {
  const count = disjunctionsOf(filter);
  if (count > MAX_DISJUNCTIONS) {
    throw invalidArgument(`Too many disjunctions after normalization: ${count} is greater than maximum of ${MAX_DISJUNCTIONS}.`);
  }
  const all = leavesOf(filter);
  if (all.filter(({ op }) => EXCLUDING.has(op)).length > 1) {
    throw invalidArgument("Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.");
  }
  // Firestore's documented limits forbid these together anywhere in one query, also in different parts of an OR.
  // The official emulator serves them, but such a query would fail in a project.
  if (all.some(({ op }) => op === 'NOT_IN') && (all.some(({ op }) => SEVERAL.has(op)) || hasOr(filter))) {
    throw invalidArgument("'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.");
  }
  for (const filters of alternatives(filter)) {
    if (filters.filter(({ op }) => IN_LISTS.has(op)).length > 1) {
      throw invalidArgument("A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.");
    }
  }
  const fields = new Set([...filter.inequalities()].map((path) => path.join('\0')));
  if (fields.size > MAX_INEQUALITY_FIELDS)
    throw invalidArgument(`A query may compare at most ${MAX_INEQUALITY_FIELDS} fields by inequality.`);
}

/** The filter as alternatives, of which one must hold. Each is a list of conditions that must all hold. */
export function alternatives(filter: Filter | undefined): FieldFilter[][] {
  if (!filter) return [[]];
  if (filter instanceof FieldFilter) return [[filter]];
  const parts = filter.filters.map(alternatives);
  if (filter.op === 'OR') return parts.flat();
  return productOf(parts);
}

/** The number of conditions in the longest alternative. */
export function mostFilters(filter: Filter | undefined): number {
  return Math.max(...alternatives(filter).map(({ length }) => length));
}

/** Each combination of one alternative of every part. */
export const productOf = (parts: readonly FieldFilter[][][]): FieldFilter[][] =>
  parts.reduce<FieldFilter[][]>((left, right) => left.flatMap((a) => right.map((b) => [...a, ...b])), [[]]);

/** The number of alternatives of the filter without `OR` and `IN`. Counted before they are expanded, which could take all memory. */
function disjunctionsOf(filter: Filter): number {
  if (filter instanceof CompositeFilter) {
    const counts = filter.filters.map(disjunctionsOf);
    return filter.op === 'OR' ? counts.reduce((sum, count) => sum + count, 0) : counts.reduce((product, count) => product * count, 1);
  }
  return SEVERAL.has(filter.op) ? (filter.value.arrayValue?.values.length ?? 1) : 1;
}

function leavesOf(filter: Filter): FieldFilter[] {
  return filter instanceof CompositeFilter ? filter.filters.flatMap(leavesOf) : [filter];
}

function hasOr(filter: Filter): boolean {
  return filter instanceof CompositeFilter && (filter.op === 'OR' ? filter.filters.length > 1 : filter.filters.some(hasOr));
}
