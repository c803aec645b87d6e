import { isNaNValue, vectorOf, type Fields, type Value } from './value';

/** Firestore's order of kinds, by which values of different kinds are ordered. */
export function kindOf(value: Value): number {
  if (value.stringValue !== undefined) return 5;
  if (value.integerValue !== undefined) return 3;
  if (value.doubleValue !== undefined) return isNaNValue(value) ? 2 : 3;
  if (value.booleanValue !== undefined) return 1;
  if (value.timestampValue !== undefined) return 4;
  if (value.bytesValue !== undefined) return 6;
  if (value.referenceValue !== undefined) return 7;
  if (value.geoPointValue !== undefined) return 8;
  if (value.arrayValue !== undefined) return 9;
  if (value.mapValue !== undefined) return vectorOf(value.mapValue.fields) ? 10 : 11;
  return 0;
}

/** Firestore's order of all values, below zero if `a` comes first: by kind, then within it. All NaN are equal, -0 and 0 as well. */
export function compareValues(a: Value, b: Value): number {
  const kind = kindOf(a);
  const byKind = kind - kindOf(b);
  if (byKind !== 0) return byKind;
  switch (kind) {
    case 1:
      return Number(a.booleanValue) - Number(b.booleanValue);
    case 3:
      return compareNumbers(a, b);
    case 4:
      return compareText(a.timestampValue ?? '', b.timestampValue ?? '');
    case 5:
      return compareText(a.stringValue ?? '', b.stringValue ?? '');
    case 6:
      return Buffer.compare(Buffer.from(a.bytesValue ?? '', 'base64'), Buffer.from(b.bytesValue ?? '', 'base64'));
    case 7:
      return comparePaths(a.referenceValue ?? '', b.referenceValue ?? '');
    case 8:
      return compareGeoPoints(a, b);
    case 9:
      return compareItems(a.arrayValue?.values ?? [], b.arrayValue?.values ?? [], compareValues);
    case 10:
      return compareVectors(a.mapValue?.fields ?? {}, b.mapValue?.fields ?? {});
    case 11:
      return compareMaps(a.mapValue?.fields ?? {}, b.mapValue?.fields ?? {});
    default:
      return 0;
  }
}

/** Equality in filters and array transforms: 1 equals 1.0, NaN equals NaN. */
export function equalValues(a: Value, b: Value): boolean {
  return compareValues(a, b) === 0;
}

function compareNumbers(a: Value, b: Value): number {
  const x = exact(a);
  const y = exact(b);
  // Comparing a bigint with a number is exact in JavaScript.
  return x < y ? -1 : x > y ? 1 : 0;
}

function exact(value: Value): number | bigint {
  if (value.integerValue === undefined) return Number(value.doubleValue);
  const number = Number(value.integerValue);
  return Number.isSafeInteger(number) ? number : BigInt(value.integerValue);
}

/** Compares by UTF-8 bytes. This differs from JavaScript's order only where a surrogate is compared with a higher code unit. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i += 1) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x !== y) {
      const xIsSurrogate = x >= 0xd800 && x <= 0xdfff;
      const yIsSurrogate = y >= 0xd800 && y <= 0xdfff;
      return xIsSurrogate === yIsSurrogate ? x - y : xIsSurrogate ? 1 : -1;
    }
  }
  return a.length - b.length;
}

/** Compares paths segment by segment. */
export function comparePaths(a: string, b: string): number {
  if (a === b) return 0;
  return compareItems(a.split('/'), b.split('/'), compareIds);
}

/** Compares lists item by item. Of lists that begin alike, the shorter one comes first. */
function compareItems<T>(a: readonly T[], b: readonly T[], compare: (a: T, b: T) => number): number {
  for (let i = 0; i < Math.min(a.length, b.length); i += 1) {
    const order = compare(a[i] as T, b[i] as T);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

const NUMBERED = /^__id(-?\d+)__$/;

/** Numeric ids such as `__id7__` come first and are compared as numbers. */
function compareIds(a: string, b: string): number {
  if (a === b) return 0;
  const x = a.startsWith('__id') ? NUMBERED.exec(a)?.[1] : undefined;
  const y = b.startsWith('__id') ? NUMBERED.exec(b)?.[1] : undefined;
  if (x !== undefined && y !== undefined) return BigInt(x) < BigInt(y) ? -1 : 1;
  if (x !== undefined || y !== undefined) return x !== undefined ? -1 : 1;
  return compareText(a, b);
}

function compareGeoPoints(a: Value, b: Value): number {
  const latitude = (a.geoPointValue?.latitude ?? 0) - (b.geoPointValue?.latitude ?? 0);
  return latitude !== 0 ? latitude : (a.geoPointValue?.longitude ?? 0) - (b.geoPointValue?.longitude ?? 0);
}

function compareVectors(a: Fields, b: Fields): number {
  const x = vectorOf(a) ?? [];
  const y = vectorOf(b) ?? [];
  return x.length - y.length || compareItems(x, y, compareValues);
}

function compareMaps(a: Fields, b: Fields): number {
  const keysOf = (fields: Fields) => Object.keys(fields).sort(compareText);
  return compareItems(keysOf(a), keysOf(b), (x, y) => compareText(x, y) || compareValues(a[x] as Value, b[y] as Value));
}
