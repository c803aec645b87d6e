/**
 * A value in proto3 JSON form, with exactly one key. Stored values are normalised: timestamps have six fractional digits and `Z`, doubles that JSON
 * cannot hold are strings, and no list is absent.
 */
export interface Value {
  nullValue?: null;
  booleanValue?: boolean;
  integerValue?: string;
  doubleValue?: number | 'NaN' | 'Infinity' | '-Infinity' | '-0';
  timestampValue?: string;
  stringValue?: string;
  bytesValue?: string;
  referenceValue?: string;
  geoPointValue?: { latitude: number; longitude: number };
  arrayValue?: { values: Value[] };
  mapValue?: { fields: Fields };
}

export type Fields = Record<string, Value>;

export const NULL: Value = { nullValue: null };

/** The number of an integer or double value. Integers beyond 2^53 lose digits. */
export function numberOf(value: Value): number | undefined {
  if (value.integerValue !== undefined) return Number(value.integerValue);
  return value.doubleValue === undefined ? undefined : Number(value.doubleValue);
}

/** As JSON has it: `NaN`, `-0` and what is infinite are texts. */
export function doubleValue(number: number): Value {
  if (Number.isFinite(number)) return { doubleValue: Object.is(number, -0) ? '-0' : number };
  return { doubleValue: Number.isNaN(number) ? 'NaN' : number > 0 ? 'Infinity' : '-Infinity' };
}

export function isNaNValue(value: Value): boolean {
  return value.doubleValue === 'NaN';
}

/** The items of a vector. On the wire it is a map with a marker key. */
export function vectorOf(fields: Fields): Value[] | undefined {
  if (fields['__type__']?.stringValue !== '__vector__') return undefined;
  return fields['value']?.arrayValue?.values;
}
