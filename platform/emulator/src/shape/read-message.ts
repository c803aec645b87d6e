import { invalidArgument, unsupported, type StatusError } from '../errors/status';
import { normalizeTime } from '../store/values/time';
import type { Message, ReadOf, Scalar, Shape } from './shape';

const MAX_INT32 = 2 ** 31 - 1;
const LONE_SURROGATE = /\p{Surrogate}/u;
const BASE64 = /^[A-Za-z0-9+/_-]*={0,2}$/;
/** Deeper messages are refused, since reading them could exhaust the stack, and no interface needs them. */
const MAX_DEPTH = 100;

/**
 * Reads all JSON that callers send. Like Google's interfaces it refuses a value of another shape and names its field. Fields that are null count as
 * absent; names may also be written with underscores.
 */
export function readMessage<const M extends Message>(shape: M, json: unknown, at = '', depth = 0): ReadOf<M> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw shapeError(at || 'the request', 'a JSON object', json);
  if (depth > MAX_DEPTH) throw invalidArgument(`The request is nested more than ${MAX_DEPTH} levels deep.`);
  const result: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(json)) {
    const name = Object.hasOwn(shape.fields, key) ? key : camelCase(key);
    const path = at === '' ? key : `${at}.${key}`;
    const field = Object.hasOwn(shape.fields, name) ? shape.fields[name] : undefined;
    if (field === undefined)
      throw invalidArgument(`Invalid JSON payload received. Unknown name "${key}"${at && ` at '${at}'`}: Cannot find field.`);
    if (Object.hasOwn(result, name)) throw invalidArgument(`Invalid value at '${path}': the field is given twice.`);
    const inner = typeof field === 'function' ? field() : field;
    if (value === null && !isNullable(inner)) continue;
    const read = readValue(inner, value, path, depth + 1);
    if (read !== undefined) result[name] = read;
  }
  checkAlternatives(shape, result, at);
  return result as ReadOf<M>;
}

function readValue(shape: Shape, value: unknown, at: string, depth: number): unknown {
  if (shape === 'any') return value;
  if (shape === 'ignored') return undefined;
  if (shape === 'unsupported') {
    if (!isDefault(value)) throw unsupported(at);
    return undefined;
  }
  if (typeof shape === 'string') return readScalar(shape, value, at);
  if ('orNull' in shape) return value === null ? null : readValue(shape.orNull, value, at, depth);
  if ('fields' in shape) return readMessage(shape, value, at, depth);
  if ('oneOf' in shape) {
    if (typeof value !== 'string' || !shape.oneOf.includes(value)) throw shapeError(at, `one of ${shape.oneOf.join(', ')}`, value);
    return value;
  }
  if ('mapOf' in shape) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw shapeError(at, 'a JSON object', value);
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, readValue(shape.mapOf, item, `${at}.${key}`, depth + 1)]));
  }
  if (!Array.isArray(value)) throw shapeError(at, 'a list', value);
  return value.map((item, index) => readValue(shape[0], item, `${at}[${index}]`, depth + 1));
}

/**
 * The same for the query parameters of a URL: `mask.fieldPaths=a&mask.fieldPaths=b`. Ignores the parameters of all Google interfaces that only change
 * the format of an answer.
 */
export function readParameters<const M extends Message>(shape: M, query: URLSearchParams): ReadOf<M> {
  const json: Json = {};
  for (const key of new Set(query.keys())) if (!SYSTEM_PARAMETERS.has(key)) put(json, shape, key.split('.'), query.getAll(key));
  return readMessage(shape, json);
}

const SYSTEM_PARAMETERS = new Set(['$.xgafv', '$alt', 'access_token', 'alt', 'fields', 'key', 'prettyPrint', 'quotaUser', 'userIp']);

type Json = Record<string, unknown>;

function put(json: Json, shape: Message, [key = '', ...rest]: readonly string[], values: readonly string[]): void {
  const name = Object.hasOwn(shape.fields, key) ? key : camelCase(key);
  const field = Object.hasOwn(shape.fields, name) ? shape.fields[name] : undefined;
  const inner = typeof field === 'function' ? field() : field;
  if (rest.length > 0 && typeof inner === 'object' && 'fields' in inner) {
    const nested = (Object.hasOwn(json, key) ? json[key] : {}) as Json;
    json[key] = nested;
    put(nested, inner, rest, values);
  } else if (Array.isArray(inner)) {
    json[key] = values;
  } else {
    const [value] = values;
    if (values.length > 1 || rest.length > 0) throw invalidArgument(`Invalid value at '${[key, ...rest].join('.')}': one value is wanted.`);
    const isSwitch = inner === 'bool' || inner === 'unsupported';
    json[key] = isSwitch && (value === 'true' || value === 'false') ? value === 'true' : value;
  }
}

function isNullable(shape: Shape): boolean {
  return shape === 'any' || (typeof shape === 'object' && 'orNull' in shape);
}

function readScalar(shape: Scalar, value: unknown, at: string): unknown {
  switch (shape) {
    case 'string':
      if (typeof value === 'string' && !LONE_SURROGATE.test(value)) return value;
      break;
    case 'text':
      if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value);
      break;
    case 'bool':
      if (typeof value === 'boolean') return value;
      break;
    case 'int32': {
      const number = numberOf(value);
      if (Number.isInteger(number) && Math.abs(number) <= MAX_INT32) return number;
      break;
    }
    case 'int64':
      if (Number.isSafeInteger(value)) return String(value);
      if (typeof value === 'string' && /^-?\d{1,19}$/.test(value) && BigInt.asIntN(64, BigInt(value)) === BigInt(value)) return value;
      break;
    case 'double': {
      const number = numberOf(value);
      if (Number.isFinite(number)) return number;
      break;
    }
    case 'bytes':
      if (typeof value === 'string' && BASE64.test(value)) return value;
      break;
    case 'time':
      if (typeof value === 'string' && normalizeTime(value) !== undefined) return value;
  }
  throw shapeError(at, NAMES[shape], value);
}

const NAMES: Readonly<Record<Scalar, string>> = {
  string: 'a text',
  text: 'a text',
  bool: 'true or false',
  int32: 'an integer of 32 bits',
  int64: 'an integer of 64 bits',
  double: 'a number',
  bytes: 'base64',
  time: 'a time such as 2024-05-01T10:00:00Z',
};

/** Numbers may be sent as texts. */
function numberOf(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : NaN;
}

/** Whether the value is the one that an absent field has. */
function isDefault(value: unknown): boolean {
  return value === false || value === '' || value === 0 || (Array.isArray(value) && value.length === 0);
}

function checkAlternatives({ alternatives = [] }: Message, result: object, at: string): void {
  for (const names of alternatives) {
    const present = names.filter((name) => Object.hasOwn(result, name));
    if (present.length > 1)
      throw invalidArgument(`Invalid value${at && ` at '${at}'`}: of ${present.join(' and ')} only one may be given.`);
  }
}

function camelCase(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

function shapeError(at: string, wanted: string, value: unknown): StatusError {
  const text = (JSON.stringify(value) as string | undefined) ?? String(value);
  return invalidArgument(`Invalid value at '${at}': wanted is ${wanted}, found ${text.length > 100 ? `${text.slice(0, 100)}…` : text}.`);
}
