import type { FieldFilter } from '../../store/query/filter';
import type { Value as StoredValue } from '../../store/value';
import { compare } from '../values/compare';
import { equal } from '../values/equal';
import { fromFirestore } from '../values/from-firestore';
import { KnownPart } from '../values/known-part';
import type { Value } from '../values/value';
import type { Conjunction } from './query-cases';

/** What the filters prove about the `resource` of every document that passes them. */
export function knownResource(filters: Conjunction): KnownPart {
  const data = emptyMap();
  for (const filter of filters) apply(filter, data);
  const resource = emptyMap();
  resource.children.set('data', data);
  return resource;
}

function emptyMap(): KnownPart {
  const map = new KnownPart();
  map.isMap = true;
  map.isNull = false;
  return map;
}

function apply(filter: FieldFilter, data: KnownPart): void {
  let map = data;
  for (const key of filter.path.slice(0, -1)) {
    const inner = map.children.has(key) ? map.children.get(key) : emptyMap();
    // The whole value is known already, so another filter adds nothing.
    if (!(inner instanceof KnownPart)) return;
    inner.isMap = true;
    inner.isNull = false;
    map.children.set(key, inner);
    map = inner;
  }
  const key = filter.path.at(-1) ?? '';
  const known = map.children.has(key) ? map.children.get(key) : new KnownPart();
  if (!(known instanceof KnownPart)) return;
  map.children.set(key, constrain(known, filter));
}

function constrain(known: KnownPart, { op, value: stored }: FieldFilter): KnownPart | Value {
  const value = fromFirestore(stored);
  switch (op) {
    case 'EQUAL':
      return isExact(stored) ? value : between(known, value, value);
    case 'GREATER_THAN':
    case 'GREATER_THAN_OR_EQUAL':
      return raise(known, value, op === 'GREATER_THAN_OR_EQUAL');
    case 'LESS_THAN':
    case 'LESS_THAN_OR_EQUAL':
      return lower(known, value, op === 'LESS_THAN_OR_EQUAL');
    case 'NOT_EQUAL':
      known.others.push(value);
      break;
    case 'NOT_IN':
      known.others.push(...(stored.arrayValue?.values ?? []).map(fromFirestore));
      break;
    case 'ARRAY_CONTAINS':
      known.isList = true;
      if (equal(value, value) === true) known.items.push(value);
      break;
    default:
      return known;
  }
  known.isNull = false;
  return known;
}

/** False for a value with a number in it: the query treats 1 and 1.0 as equal, so the stored type is not known. */
function isExact(stored: StoredValue): boolean {
  if (stored.integerValue !== undefined) return false;
  if (stored.doubleValue !== undefined) return stored.doubleValue === 'NaN';
  if (stored.geoPointValue !== undefined) return false;
  if (stored.arrayValue !== undefined) return stored.arrayValue.values.every(isExact);
  return stored.mapValue === undefined || Object.values(stored.mapValue.fields).every(isExact);
}

function between(known: KnownPart, from: Value, to: Value): KnownPart {
  raise(known, from, true);
  lower(known, to, true);
  known.isNull = false;
  return known;
}

/** Whether the value can be the bound of a range, that is, has an order with others of its type. NaN has none. */
function canBound(value: Value): boolean {
  return compare(value, value) === 0;
}

function raise(known: KnownPart, value: Value, inclusive: boolean): KnownPart {
  const order = known.lower && compare(known.lower.value, value);
  const isTighter = order === undefined || order < 0 || (order === 0 && !inclusive);
  if (canBound(value) && (!known.lower || isTighter)) known.lower = { value, inclusive };
  if (canBound(value)) known.isNull = false;
  return known;
}

function lower(known: KnownPart, value: Value, inclusive: boolean): KnownPart {
  const order = known.upper && compare(known.upper.value, value);
  const isTighter = order === undefined || order > 0 || (order === 0 && !inclusive);
  if (canBound(value) && (!known.upper || isTighter)) known.upper = { value, inclusive };
  if (canBound(value)) known.isNull = false;
  return known;
}
