import { LAST_MOMENT_MS } from './limits';

/** Readers of single fields of stored documents, which may be missing, outdated, or of a wrong type. */

/** The fields of a stored document or map. */
export type Fields = Record<string, unknown>;

export const text = (value: unknown, otherwise = ''): string => (typeof value === 'string' ? value : otherwise);

export const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Null when missing, empty or not a text. */
export const filledOrNull = (value: unknown): string | null => text(value) || null;

/** `undefined` when missing or not a text; an empty text is kept. */
export const textOrUndefined = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

export const count = (value: unknown, otherwise = 0): number => (typeof value === 'number' && Number.isFinite(value) ? value : otherwise);

export const flag = (value: unknown, otherwise = false): boolean => (typeof value === 'boolean' ? value : otherwise);

export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export const texts = (value: unknown): string[] => list(value).filter((item) => typeof item === 'string');

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

export const record = (value: unknown): Fields => (isRecord(value) ? value : {});

/** The maps of a list; anything else in it is dropped. */
export const records = (value: unknown): Fields[] => list(value).filter(isRecord);

export const textMap = (value: unknown): Record<string, string> => mapOf(value, (item): item is string => typeof item === 'string');

/** The valid entries of a map. If all are valid it is the map itself, because copying a hundred thousand entries is slow. */
export function mapOf<V>(value: unknown, accept: (item: unknown) => item is V): Record<string, V> {
  const map = record(value) as Record<string, V>;
  for (const name in map) if (!accept(map[name])) return Object.fromEntries(Object.entries(map).filter(([, item]) => accept(item)));
  return map;
}

/** One of the allowed values, or the first of them. */
export function oneOf<T extends string>(allowed: readonly [T, ...T[]], value: unknown): T {
  return allowed.find((item) => item === value) ?? allowed[0];
}

/**
 * Epoch milliseconds of a Timestamp, a Date, `{seconds, nanoseconds}` or milliseconds; null for anything else, also for numbers beyond the
 * range of `Date`, for which formatters throw.
 */
export function millis(value: unknown): number | null {
  const ms = millisOf(value);
  return ms !== null && Math.abs(ms) <= LAST_MOMENT_MS ? ms : null;
}

function millisOf(value: unknown): number | null {
  if (typeof value === 'number') return value;
  if (value instanceof Date) return value.getTime();
  const { seconds, nanoseconds } = record(value);
  if (typeof seconds !== 'number') return null;
  return seconds * 1000 + Math.floor(count(nanoseconds) / 1e6);
}
