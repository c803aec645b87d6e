import { Fault, UNKNOWN } from '../values/fault';
import { isCostly, ItemIndex } from '../values/equal';
import { addedKeys, affectedKeys, changedKeys, removedKeys, unchangedKeys } from '../values/map-diff';
import { ListValue, MapDiff, MapValue, PartialValue, SetValue, type Outcome, type Value } from '../values/value';
import { method, type MethodTable } from './method';

type Items = ListValue | SetValue;

const LISTS_TOO_LONG = new Fault('the lists are too long to be compared');

function setOf(items: readonly Value[]): SetValue | Fault {
  if (isCostly(items, items)) return LISTS_TOO_LONG;
  const index = new ItemIndex();
  const distinct = items.filter((item) => {
    const isNew = !index.has(item);
    if (isNew) index.add(item);
    return isNew;
  });
  return new SetValue(distinct);
}

/** Makes a method that searches one collection for the items of another. */
function pairing(apply: (own: Items, other: Items) => Outcome) {
  return method(['items'], (own: Items, other) => (isCostly(own.items, other.items) ? LISTS_TOO_LONG : apply(own, other)));
}

/** The same for methods that take only sets. */
function pairingSets(apply: (own: SetValue, other: SetValue) => Outcome) {
  return method(['set'], (own: SetValue, other) => (isCostly(own.items, other.items) ? LISTS_TOO_LONG : apply(own, other)));
}

/** The items that are, or are not, among others. */
function select({ items }: Items, others: Items, isMember: boolean): Value[] {
  const index = new ItemIndex(others.items);
  return items.filter((item) => index.has(item) === isMember);
}

const COMMON = {
  size: method([], ({ items }: Items) => BigInt(items.length)),
  hasAny: pairing((own, wanted) => select(wanted, own, true).length > 0),
  hasAll: pairing((own, wanted) => select(wanted, own, false).length === 0),
  hasOnly: pairing((own, allowed) => select(own, allowed, false).length === 0),
};

export const LIST_METHODS: MethodTable<ListValue> = {
  ...COMMON,
  concat: method(['list'], ({ items }, more) => new ListValue([...items, ...more.items])),
  join: method(['string'], ({ items }, separator) => join(items, separator)),
  removeAll: pairing((own, removed) => new ListValue(select(own, removed, false))),
  toSet: method([], ({ items }) => setOf(items)),
};

export const SET_METHODS: MethodTable<SetValue> = {
  ...COMMON,
  union: method(['set'], ({ items }, other) => setOf([...items, ...other.items])),
  intersection: pairingSets((own, other) => new SetValue(select(own, other, true))),
  difference: pairingSets((own, other) => new SetValue(select(own, other, false))),
};

export const MAP_METHODS: MethodTable<MapValue> = {
  size: method([], (map) => BigInt(map.keys().length)),
  keys: method([], (map) => new ListValue(map.keys())),
  values: method([], values),
  get: method(['any', 'any'], (map, key, otherwise) => get(map, key, otherwise)),
  diff: method(['map'], (map, before) => new MapDiff(map, before)),
};

export const MAP_DIFF_METHODS: MethodTable<MapDiff> = {
  addedKeys: method([], addedKeys),
  removedKeys: method([], removedKeys),
  changedKeys: method([], changedKeys),
  unchangedKeys: method([], unchangedKeys),
  affectedKeys: method([], affectedKeys),
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
  const items: Value[] = [];
  for (const key of map.keys()) {
    const value = map.get(key);
    if (value instanceof Fault) return value;
    // An unknown or partly known value cannot be an item of a list.
    if (value === undefined || value instanceof PartialValue) return UNKNOWN;
    items.push(value);
  }
  return new ListValue(items);
}

/** `map.get('a', x)`, and `map.get(['a', 'b'], x)` for a key of a nested map. */
function get(map: MapValue, key: Value, otherwise: Value): Outcome {
  if (typeof key === 'string') return map.get(key) ?? (map.has(key) ? null : otherwise);
  if (!(key instanceof ListValue) || key.items.length === 0) return new Fault('a key is a string or a list of strings');
  let current: Outcome = map;
  for (const step of key.items) {
    if (typeof step !== 'string') return new Fault('a key is a string or a list of strings');
    if (!(current instanceof MapValue) || !current.has(step)) return otherwise;
    current = current.get(step) ?? null;
  }
  return current;
}
