import { isNumber } from './compare';
import { Fault } from './fault';
import { Duration, Timestamp } from './time';
import { LatLng, ListValue, MapValue, PartialValue, PathValue, SetValue, type Outcome, type Value } from './value';

/**
 * Whether two values are equal; undefined when it is unknown. Values of different types are not equal, except an integer and a float that are the same
 * number.
 */
export function equal(a: Outcome, b: Outcome): boolean | undefined {
  if (a instanceof Fault || b instanceof Fault) return undefined;
  if (a instanceof PartialValue) return b instanceof PartialValue ? undefined : a.equals(b);
  if (b instanceof PartialValue) return b.equals(a);
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
    // `<=` compares a bigint and a number exactly, whereas `===` is false for different types.
    return isNumber(a) && isNumber(b) ? a <= b && a >= b : a === b;
  }
  return equalObjects(a, b);
}

/** Whether an item is equal to the value, as `==` is in rules. Undefined if that is not known. */
export function includes(items: readonly Outcome[], value: Outcome): boolean | undefined {
  let result: boolean | undefined = false;
  for (const item of items) {
    const same = equal(item, value);
    if (same === true) return true;
    if (same === undefined) result = undefined;
  }
  return result;
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

/** True if all tests are true, false if one is false, otherwise unknown. */
function every<T>(items: readonly T[], test: (item: T, index: number) => boolean | undefined): boolean | undefined {
  let result: boolean | undefined = true;
  for (let i = 0; i < items.length; i += 1) {
    const holds = test(items[i] as T, i);
    if (holds === false) return false;
    if (holds === undefined) result = undefined;
  }
  return result;
}

/** The most comparisons of lists and maps for one request. More would block the server for other clients. */
const MAX_COMPARISONS = 100_000;

/** An index of items that are searched often. Strings, numbers and booleans are found by a key, without comparisons. */
export class ItemIndex {
  readonly #keys = new Set<string>();
  readonly #others: Value[] = [];

  constructor(items: Iterable<Value> = []) {
    for (const item of items) this.add(item);
  }

  add(item: Value): void {
    const key = keyOf(item);
    if (key === undefined) this.#others.push(item);
    else this.#keys.add(key);
  }

  has(value: Value): boolean {
    const key = keyOf(value);
    return key === undefined ? includes(this.#others, value) === true : this.#keys.has(key);
  }
}

/** True when searching each item of one list in the other would take too long. */
export function isCostly(a: readonly Value[], b: readonly Value[]): boolean {
  if (a.length * b.length <= MAX_COMPARISONS) return false;
  const compared = (items: readonly Value[]) => items.filter((item) => keyOf(item) === undefined).length;
  return compared(a) * compared(b) > MAX_COMPARISONS;
}

/** A text that is the same for equal values; undefined for values that must be compared. */
function keyOf(value: Value): string | undefined {
  switch (typeof value) {
    case 'string':
      return `s${value}`;
    case 'bigint':
      return `n${value}`;
    case 'number':
      // An integer and a float may be equal; NaN equals nothing, not even itself.
      if (Number.isNaN(value)) return undefined;
      return Number.isInteger(value) ? `n${BigInt(value)}` : `n${value}`;
    case 'boolean':
      return `b${value}`;
    default:
      return value === null ? 'null' : undefined;
  }
}
