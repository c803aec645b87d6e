import { invalidArgument } from '../../errors/status';
import { normalizeTime } from '../../store/values/time';

/**
 * Converts between the objects of the gRPC library and proto3 JSON. Four kinds of fields differ: times, bytes, wrapped numbers, and NaN and infinity.
 * Names below `fields` and `aggregateFields` are chosen by users and never interpreted.
 */
type Plain = Record<string, unknown>;

const TIMES = new Set(['createTime', 'updateTime', 'readTime', 'commitTime', 'timestampValue']);
const BYTES = new Set(['bytesValue', 'resumeToken', 'streamToken', 'transaction']);
/** Numbers that the library wraps in an object, to distinguish 0 from an absent number. */
const WRAPPED = new Set(['limit', 'upTo', 'expectedCount']);
const USER_KEYS = new Set(['fields', 'aggregateFields', 'labels']);

export function fromProto(message: unknown): unknown {
  return mapObject(message, (key, value) => {
    if (Buffer.isBuffer(value)) return value.toString('base64');
    if (TIMES.has(key)) return timeText(value as { seconds?: string; nanos?: number });
    if (key === 'nullValue') return null;
    if (WRAPPED.has(key) && typeof value === 'object') return (value as { value?: unknown }).value ?? 0;
    if (key === 'doubleValue') return Number.isFinite(value) && !Object.is(value, -0) ? value : specialText(value as number);
    return undefined;
  });
}

export function toProto(message: object): object {
  return mapObject(message, (key, value) => {
    if (typeof value === 'string') {
      if (TIMES.has(key)) return timeParts(value);
      if (BYTES.has(key)) return Buffer.from(value, 'base64');
      if (key === 'doubleValue') return Number(value);
    }
    return key === 'nullValue' ? 'NULL_VALUE' : undefined;
  }) as object;
}

/** A deep copy. `special` returns the value of fields that differ, and undefined for all others. */
function mapObject(message: unknown, convertField: (key: string, value: unknown) => unknown): unknown {
  if (Array.isArray(message)) return message.map((item) => mapObject(item, convertField));
  if (typeof message !== 'object' || message === null || Buffer.isBuffer(message)) return message;
  const result: Plain = {};
  for (const [key, value] of Object.entries(message)) {
    if (value === undefined) continue;
    if (USER_KEYS.has(key) && !Array.isArray(value)) {
      const inner: Plain = {};
      for (const [name, field] of Object.entries(value as object)) inner[name] = mapObject(field, convertField);
      result[key] = inner;
      continue;
    }
    const replaced = convertField(key, value);
    result[key] = replaced === undefined ? mapObject(value, convertField) : replaced;
  }
  return result;
}

function specialText(number: number): string {
  return Object.is(number, -0) ? '-0' : String(number);
}

function timeText({ seconds = '0', nanos = 0 }: { seconds?: string; nanos?: number }): string {
  const date = new Date(Number(seconds) * 1000);
  const year = date.getUTCFullYear();
  if (!(year >= 1 && year <= 9999)) throw invalidArgument(`${seconds} seconds since 1970 are not in the years 1 to 9999.`);
  const time = date.toISOString().slice(0, 19);
  return `${time}.${String(nanos).padStart(9, '0').slice(0, 6)}Z`;
}

function timeParts(text: string): { seconds: string; nanos: number } {
  const time = normalizeTime(text) ?? text;
  return {
    seconds: String(Date.parse(`${time.slice(0, 19)}Z`) / 1000),
    nanos: Number(time.slice(20, 26)) * 1000,
  };
}
