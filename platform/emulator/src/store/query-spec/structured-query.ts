import { invalidArgument } from '../../errors/status';
import { formatFieldPath, NAME_FIELD, parseFieldPath, type FieldPath } from '../values/field-path';
import { normalizeValue } from '../values/normalize';
import { compareValues } from '../values/order';
import { checkCollectionId } from '../values/path';
import type { Value } from '../values/value';
import { checkCombination, mostFilters } from './disjunctions';
import { parseFilter, type Filter, type WireFilter } from './filter';

/** A query as it comes over the wire, in JSON form. */
export interface WireQuery {
  select?: { fields?: { fieldPath?: string }[] };
  from?: { collectionId?: string; allDescendants?: boolean }[];
  where?: WireFilter;
  orderBy?: { field?: { fieldPath?: string }; direction?: string }[];
  startAt?: { values?: unknown[]; before?: boolean };
  endAt?: { values?: unknown[]; before?: boolean };
  offset?: number;
  limit?: number;
}

export interface Order {
  path: FieldPath;
  descending: boolean;
}

export interface Cursor {
  values: Value[];
  before: boolean;
}

/** A checked query with its complete order, which always ends with the document's name. */
export interface StructuredQuery {
  /** Undefined if the query is over collections of every id. */
  collectionId: string | undefined;
  allDescendants: boolean;
  where: Filter | undefined;
  orderBy: Order[];
  startAt: Cursor | undefined;
  endAt: Cursor | undefined;
  offset: number;
  limit: number | undefined;
  select: FieldPath[] | undefined;
}

/** The most filters, orders and paths of a parent together. */
const MAX_COMPONENTS = 100;

/** @param isBelowDocument whether the query is over collections of a document */
export function parseQuery(wire: WireQuery, isBelowDocument = false): StructuredQuery {
  const [from, ...others] = wire.from ?? [];
  if (!from || others.length > 0) throw invalidArgument('A query must be over exactly one collection.');
  const where = wire.where && parseFilter(wire.where);
  if (where) checkCombination(where);
  const components = mostFilters(where) + (wire.orderBy?.length ?? 0) + (isBelowDocument ? 1 : 0);
  if (components > MAX_COMPONENTS)
    throw invalidArgument(`A query has at most ${MAX_COMPONENTS} filters, orders and parents together; this one has ${components}.`);
  const orderBy = completeOrder(wire, where);
  const { limit } = wire;
  if ((limit ?? 0) < 0 || (wire.offset ?? 0) < 0) throw invalidArgument('Limit and offset may not be negative.');
  return {
    collectionId: from.collectionId ? checkCollectionId(from.collectionId) : undefined,
    allDescendants: from.allDescendants ?? false,
    where,
    orderBy,
    startAt: parseCursor(wire.startAt, orderBy),
    endAt: parseCursor(wire.endAt, orderBy),
    offset: wire.offset ?? 0,
    limit,
    select: wire.select?.fields?.length ? wire.select.fields.map(({ fieldPath }) => parseFieldPath(fieldPath)) : undefined,
  };
}

/** True if the keys are at or behind the cursor in the query's order. */
export function isAfter(keys: readonly Value[], cursor: Cursor, orderBy: readonly Order[]): boolean {
  for (let i = 0; i < cursor.values.length; i += 1) {
    const order = compareValues(keys[i] as Value, cursor.values[i] as Value);
    if (order !== 0) return orderBy[i]?.descending ? order < 0 : order > 0;
  }
  return cursor.before;
}

export function isName(path: FieldPath): boolean {
  return path.length === 1 && path[0] === NAME_FIELD;
}

// The exact message of the service, which programs and their tests look for.
const FIELDS_AFTER_KEY = 'order by clause cannot contain more fields after the key';
const EQUAL_KEY_AMONG_INEQUALITIES =
  'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.';

function completeOrder(wire: WireQuery, where: Filter | undefined): Order[] {
  const orders: Order[] = (wire.orderBy ?? []).map(({ field, direction }) => ({
    path: parseFieldPath(field?.fieldPath),
    descending: direction === 'DESCENDING',
  }));
  const names = orders.map(({ path }) => path.join('\0'));
  const repeated = orders.find((_, index) => names.indexOf(names[index] ?? '') < index);
  if (repeated) throw invalidArgument(`order by clause cannot contain duplicate fields ${formatFieldPath(repeated.path)}`);
  const byName = orders.findIndex(({ path }) => isName(path));
  if (byName !== -1 && byName < orders.length - 1) throw invalidArgument(FIELDS_AFTER_KEY);
  const inequalities = where ? [...where.inequalities()] : [];
  if (where?.equalsName() && inequalities.length > 0 && !inequalities.some(isName)) throw invalidArgument(EQUAL_KEY_AMONG_INEQUALITIES);
  const descending = orders.at(-1)?.descending ?? false;
  const missing = new Map(inequalities.map((path) => [path.join('\0'), path]));
  for (const { path } of orders) missing.delete(path.join('\0'));
  missing.delete(NAME_FIELD);
  if (byName !== -1 && missing.size > 0) throw invalidArgument(FIELDS_AFTER_KEY);
  if (byName === -1) {
    for (const key of [...missing.keys()].sort()) orders.push({ path: missing.get(key) ?? [], descending });
    orders.push({ path: [NAME_FIELD], descending });
  }
  return orders;
}

function parseCursor(wire: WireQuery['startAt'], orderBy: readonly Order[]): Cursor | undefined {
  if (!wire) return undefined;
  const values = (wire.values ?? []).map((value, index) => normalizeValue(value, `values[${index}]`));
  if (values.length > orderBy.length) throw invalidArgument('A cursor has more values than the query has orders.');
  return { values, before: wire.before ?? false };
}
