import { includes } from '../values/equal';
import { Fault, UNKNOWN } from '../values/fault';
import { MapDiff } from '../values/map-diff';
import { MapValue } from '../values/map-value';
import { PartialValue } from '../values/partial-value';
import { ListValue, SetValue, type Outcome, type Value } from '../values/value';
import { method, type MethodTable } from './method';

type Items = ListValue | SetValue;

/** The distinct items. */
export function setOf(items: readonly Value[]): SetValue {
  // Texts and the like are told apart by a JavaScript set at once, all else by comparing with each other.
  if (items.every((item) => typeof item === 'string')) return new SetValue([...new Set(items)]);
  const distinct: Value[] = [];
  for (const item of items) if (includes(distinct, item) !== true) distinct.push(item);
  return new SetValue(distinct);
}

function has({ items }: Items, item: Value): boolean {
  return includes(items, item) === true;
}

const COMMON = {
  size: method([], ({ items }: Items) => BigInt(items.length)),
  hasAny: method(['items'], (own: Items, wanted) => wanted.items.some((item) => has(own, item))),
  hasAll: method(['items'], (own: Items, wanted) => wanted.items.every((item) => has(own, item))),
  hasOnly: method(['items'], (own: Items, allowed) => own.items.every((item) => has(allowed, item))),
};

export const LIST_METHODS: MethodTable<ListValue> = {
  ...COMMON,
  concat: method(['list'], ({ items }, more) => new ListValue([...items, ...more.items])),
  join: method(['string'], ({ items }, separator) => join(items, separator)),
  removeAll: method(['list'], ({ items }, removed) => new ListValue(items.filter((item) => !has(removed, item)))),
  toSet: method([], ({ items }) => setOf(items)),
};

export const SET_METHODS: MethodTable<SetValue> = {
  ...COMMON,
  union: method(['items'], ({ items }, other) => setOf([...items, ...other.items])),
  intersection: method(['items'], ({ items }, other) => new SetValue(items.filter((item) => has(other, item)))),
  difference: method(['items'], ({ items }, other) => new SetValue(items.filter((item) => !has(other, item)))),
};

export const MAP_METHODS: MethodTable<MapValue> = {
  size: method([], (map) => BigInt(map.keys().length)),
  keys: method([], (map) => new ListValue(map.keys())),
  values: method([], values),
  get: method(['any', 'any'], (map, key, otherwise) => get(map, key, otherwise)),
  diff: method(['map'], (map, before) => new MapDiff(map, before)),
};

export const MAP_DIFF_METHODS: MethodTable<MapDiff> = {
  addedKeys: method([], (diff) => diff.addedKeys()),
  removedKeys: method([], (diff) => diff.removedKeys()),
  changedKeys: method([], (diff) => diff.changedKeys()),
  unchangedKeys: method([], (diff) => diff.unchangedKeys()),
  affectedKeys: method([], (diff) => diff.affectedKeys()),
};

function join(items: readonly Value[], separator: string): Outcome {
  const texts: string[] = [];
  for (const item of items) {
    if (item !== null && typeof item === 'object') return new Fault('only texts, numbers and the like can be joined');
    texts.push(String(item));
  }
  return texts.join(separator);
}

function values(map: MapValue): Outcome {
  const found: Value[] = [];
  for (const key of map.keys()) {
    const value = map.get(key);
    if (value instanceof Fault) return value;
    // A map that holds values known in part is none of the rules' own.
    if (value === undefined || value instanceof PartialValue) return UNKNOWN;
    found.push(value);
  }
  return new ListValue(found);
}

/** `map.get('a', x)`, and `map.get(['a', 'b'], x)` for a key of a map inside the map. */
function get(map: MapValue, key: Value, otherwise: Value): Outcome {
  if (typeof key === 'string') return map.get(key) ?? (map.has(key) ? null : otherwise);
  if (!(key instanceof ListValue) || key.items.length === 0) return new Fault('a key is a string or a list of strings');
  let found: Outcome = map;
  for (const step of key.items) {
    if (typeof step !== 'string') return new Fault('a key is a string or a list of strings');
    if (!(found instanceof MapValue) || !found.has(step)) return otherwise;
    found = found.get(step) ?? null;
  }
  return found;
}
