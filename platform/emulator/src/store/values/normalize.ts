import { invalidArgument } from '../../errors/status';
import { isLonger } from './document-size';
import { normalizeTime } from './time';
import { doubleValue, NULL, type Fields, type Value } from './value';

const MAX_DEPTH = 20;
const MAX_FIELD_NAME_BYTES = 1500;
/** 1 MiB less what the smallest document around it needs. */
const MAX_VALUE_BYTES = 1_048_487;
const MIN_INT64 = -(2n ** 63n);
const MAX_INT64 = 2n ** 63n - 1n;
const BASE64 = /^[A-Za-z0-9+/_-]*={0,2}$/;
const RESERVED_KEY = /^__.*__$/s;
/** Keys that mark a map as a value of a type that has no own form on the wire. */
const MARKERS = new Set(['__type__']);

/** Checks the fields of a document and converts them to the store's form. */
export function normalizeFields(fields: unknown): Fields {
  if (fields === undefined || fields === null) return {};
  return withPath('fields', () => normalizeMap(fields, 1));
}

/** Checks a single value, for example an operand of a filter. `at` is its field in the request. */
export function normalizeValue(value: unknown, at: string): Value {
  return withPath(at, () => normalize(value, 1, false));
}

/** Checks the operand of a filter that lists values. Unlike in documents, an item of this list may be an array. */
export function normalizeValueList(value: unknown, at: string): Value {
  const values: unknown = (value as { arrayValue?: { values?: unknown } } | null)?.arrayValue?.values;
  if (!Array.isArray(values)) return normalizeValue(value, at);
  return { arrayValue: { values: values.map((item, index) => withPath(`${at}[${index}]`, () => normalize(item, 2, false))) } };
}

/** Thrown for a refused value. Each surrounding map and list prepends its key when it is thrown, so that valid values need no path. */
class WrongValue extends Error {
  path = '';

  addKey(key: string): this {
    this.path = key + this.path;
    return this;
  }
}

function withPath<T>(at: string, check: () => T): T {
  try {
    return check();
  } catch (error) {
    if (error instanceof WrongValue) throw invalidArgument(`Invalid value at '${at}${error.path}': ${error.message}`);
    throw error;
  }
}

function addKey(key: string, error: unknown): unknown {
  return error instanceof WrongValue ? error.addKey(key) : error;
}

const tooLong = () => new WrongValue(`The value is longer than ${MAX_VALUE_BYTES} bytes.`);
const TOO_DEEP = `Values may be nested ${MAX_DEPTH} levels deep.`;

function normalizeMap(fields: unknown, depth: number): Fields {
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) throw new WrongValue('Fields must be a map.');
  if (depth > MAX_DEPTH) throw new WrongValue(TOO_DEEP);
  const result: Fields = {};
  for (const [key, value] of Object.entries(fields)) {
    if (key === '' || (RESERVED_KEY.test(key) && !MARKERS.has(key))) {
      throw new WrongValue(`"${key}" is not allowed as a field name.`);
    }
    if (isLonger(key, MAX_FIELD_NAME_BYTES)) throw new WrongValue(`A field name has more than ${MAX_FIELD_NAME_BYTES} bytes.`);
    try {
      result[key] = normalize(value, depth, false);
    } catch (error) {
      throw addKey(`.${key}`, error);
    }
  }
  return result;
}

function normalize(value: unknown, depth: number, inArray: boolean): Value {
  if (typeof value !== 'object' || value === null) throw new WrongValue('A value is missing.');
  const [kind, ...others] = Object.keys(value);
  if (kind === undefined || others.length > 0) throw new WrongValue('A value must be of exactly one kind.');
  const content: unknown = (value as Record<string, unknown>)[kind];
  switch (kind) {
    case 'nullValue':
      if (content !== null && content !== 'NULL_VALUE') break;
      return NULL;
    case 'booleanValue':
      if (typeof content !== 'boolean') break;
      return { booleanValue: content };
    case 'integerValue':
      return { integerValue: normalizeInteger(content) };
    case 'doubleValue':
      if (typeof content !== 'number' && typeof content !== 'string') break;
      if (typeof content === 'string' && Number.isNaN(Number(content)) && content !== 'NaN') break;
      return doubleValue(Number(content));
    case 'timestampValue': {
      const time = typeof content === 'string' ? normalizeTime(content) : undefined;
      if (time === undefined) break;
      return { timestampValue: time };
    }
    case 'stringValue':
      if (typeof content !== 'string') break;
      if (isLonger(content, MAX_VALUE_BYTES)) throw tooLong();
      return { stringValue: content };
    case 'bytesValue':
      if (typeof content !== 'string' || !BASE64.test(content)) break;
      if (Buffer.byteLength(content, 'base64') > MAX_VALUE_BYTES) throw tooLong();
      return { bytesValue: Buffer.from(content, 'base64').toString('base64') };
    case 'referenceValue':
      if (typeof content !== 'string' || !content.startsWith('projects/')) break;
      return { referenceValue: content };
    case 'geoPointValue':
      return { geoPointValue: normalizeGeoPoint(content) };
    case 'arrayValue': {
      if (inArray) throw new WrongValue('An array may not hold another array directly.');
      const values = part(content, 'values') ?? [];
      if (!Array.isArray(values)) break;
      if (depth >= MAX_DEPTH && values.length > 0) throw new WrongValue(TOO_DEEP);
      return { arrayValue: { values: values.map((item, index) => normalizeItem(item, index, depth + 1)) } };
    }
    case 'mapValue':
      return { mapValue: { fields: normalizeMap(part(content, 'fields') ?? {}, depth + 1) } };
  }
  throw new WrongValue(`Not a valid ${kind}.`);
}

function normalizeItem(item: unknown, index: number, depth: number): Value {
  try {
    return normalize(item, depth, true);
  } catch (error) {
    throw addKey(`[${index}]`, error);
  }
}

/** The only property of a list or map on the wire. */
function part(content: unknown, name: 'values' | 'fields'): unknown {
  if (typeof content !== 'object' || content === null) throw new WrongValue(`A list or a map is wanted, found ${JSON.stringify(content)}.`);
  const other = Object.keys(content).find((key) => key !== name);
  if (other !== undefined) throw new WrongValue(`There is no "${other}" in it.`);
  return (content as Record<string, unknown>)[name];
}

function normalizeInteger(content: unknown): string {
  if (typeof content === 'number' && Number.isSafeInteger(content)) return String(content);
  if (typeof content === 'string' && /^-?\d{1,19}$/.test(content)) {
    const integer = BigInt(content);
    if (integer >= MIN_INT64 && integer <= MAX_INT64) return String(integer);
  }
  throw new WrongValue(`"${String(content)}" is not a 64-bit integer.`);
}

function normalizeGeoPoint(content: unknown): { latitude: number; longitude: number } {
  if (typeof content !== 'object' || content === null) throw new WrongValue('A point is wanted.');
  const { latitude = 0, longitude = 0 } = content as { latitude?: unknown; longitude?: unknown };
  const inRange = typeof latitude === 'number' && Math.abs(latitude) <= 90 && typeof longitude === 'number' && Math.abs(longitude) <= 180;
  if (!inRange) throw new WrongValue('Latitude must be in [-90, 90] and longitude in [-180, 180].');
  return { latitude, longitude };
}
