import { Fault } from './fault';
import { ItemIndex } from './item-index';
import { MapValue } from './map-value';
import { PartialValue } from './partial-value';
import { Duration, Timestamp } from './time';
import { LatLng, ListValue, PathValue, SetValue, type Outcome, type Value } from './value';

/**
 * Whether two values are equal; undefined when that cannot be known. Values of different types are not equal,
 * except that an integer and a float may be the same number.
 */
export function equal(a: Outcome, b: Outcome): boolean | undefined {
  if (a instanceof Fault || b instanceof Fault) return undefined;
  if (a instanceof PartialValue) return b instanceof PartialValue ? undefined : a.equals(b);
  if (b instanceof PartialValue) return b.equals(a);
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
    // Ordering a bigint and a number is exact; `===` would tell their types apart.
    return isNumber(a) && isNumber(b) ? a <= b && a >= b : a === b;
  }
  return equalObjects(a, b);
}

/** Whether one of the items equals the value. */
export function includes(items: readonly Outcome[], value: Outcome): boolean | undefined {
  let result: boolean | undefined = false;
  for (const item of items) {
    const same = equal(item, value);
    if (same === true) return true;
    if (same === undefined) result = undefined;
  }
  return result;
}

export function isNumber(value: unknown): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number';
}

type ObjectValue = Exclude<Value, null | boolean | bigint | number | string>;

function equalObjects(a: ObjectValue, b: ObjectValue): boolean | undefined {
  if (a instanceof MapValue) return b instanceof MapValue && equalMaps(a, b);
  if (a instanceof ListValue) return b instanceof ListValue && equalLists(a.items, b.items);
  if (a instanceof SetValue) return b instanceof SetValue && equalSets(a, b);
  if (a instanceof PathValue) return b instanceof PathValue && equalLists(a.segments, b.segments);
  if (a instanceof Timestamp) return b instanceof Timestamp && a.nanos === b.nanos;
  if (a instanceof Duration) return b instanceof Duration && a.nanos === b.nanos;
  if (a instanceof LatLng) return b instanceof LatLng && a.latitude === b.latitude && a.longitude === b.longitude;
  if (a instanceof Uint8Array) return b instanceof Uint8Array && Buffer.compare(a, b) === 0;
  return a === b;
}

function equalMaps(a: MapValue, b: MapValue): boolean | undefined {
  const keys = a.keys();
  if (keys.length !== b.keys().length) return false;
  return every(keys, (key) => {
    const x = a.get(key);
    const y = b.get(key);
    return x === undefined || y === undefined ? false : equal(x, y);
  });
}

function equalLists(a: readonly Value[], b: readonly Value[]): boolean | undefined {
  if (a.length !== b.length) return false;
  return every(a, (item, index) => equal(item, b[index] as Value));
}

function equalSets(a: SetValue, b: SetValue): boolean {
  if (a.items.length !== b.items.length) return false;
  const index = new ItemIndex(b.items);
  return a.items.every((item) => index.has(item));
}

/** All true is true, one false is false, else it cannot be known. */
function every<T>(items: readonly T[], test: (item: T, index: number) => boolean | undefined): boolean | undefined {
  let result: boolean | undefined = true;
  for (let i = 0; i < items.length; i += 1) {
    const holds = test(items[i] as T, i);
    if (holds === false) return false;
    if (holds === undefined) result = undefined;
  }
  return result;
}
