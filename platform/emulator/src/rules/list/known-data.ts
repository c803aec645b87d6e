import type { FieldFilter } from '../../store/query-spec/filter';
import type { Value as StoredValue } from '../../store/values/value';
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
  const part = map.children.has(key) ? map.children.get(key) : new KnownPart();
  if (!(part instanceof KnownPart)) return;
  map.children.set(key, constrain(part, filter));
}

function constrain(part: KnownPart, { op, value: stored }: FieldFilter): KnownPart | Value {
  const value = fromFirestore(stored);
  switch (op) {
    case 'EQUAL':
      if (isExact(stored)) return value;
      tighten(part, 'lower', value, true);
      tighten(part, 'upper', value, true);
      break;
    case 'GREATER_THAN':
    case 'GREATER_THAN_OR_EQUAL':
      return tighten(part, 'lower', value, op === 'GREATER_THAN_OR_EQUAL');
    case 'LESS_THAN':
    case 'LESS_THAN_OR_EQUAL':
      return tighten(part, 'upper', value, op === 'LESS_THAN_OR_EQUAL');
    case 'NOT_EQUAL':
      part.others.push(value);
      break;
    case 'NOT_IN':
      part.others.push(...(stored.arrayValue?.values ?? []).map(fromFirestore));
      break;
    case 'ARRAY_CONTAINS':
      part.isList = true;
      if (equal(value, value) === true) part.items.push(value);
      break;
    default:
      return part;
  }
  part.isNull = false;
  return part;
}

/** False for a value with a number in it: the query treats 1 and 1.0 as equal, so the stored type is not known. */
function isExact(stored: StoredValue): boolean {
  if (stored.integerValue !== undefined) return false;
  if (stored.doubleValue !== undefined) return stored.doubleValue === 'NaN';
  if (stored.geoPointValue !== undefined) return false;
  if (stored.arrayValue !== undefined) return stored.arrayValue.values.every(isExact);
  return stored.mapValue === undefined || Object.values(stored.mapValue.fields).every(isExact);
}

function tighten(part: KnownPart, end: 'lower' | 'upper', value: Value, inclusive: boolean): KnownPart {
  // Only a value that has an order with others of its type can be the bound of a range. NaN has none.
  if (compare(value, value) !== 0) return part;
  const bound = part[end];
  const order = bound && compare(bound.value, value);
  const isTighter = order === undefined || (end === 'lower' ? order < 0 : order > 0) || (order === 0 && !inclusive);
  if (isTighter) part[end] = { value, inclusive };
  part.isNull = false;
  return part;
}
