import { invalidArgument } from '../../errors/status';
import { isLonger } from './document-size';
import type { Fields, Value } from './value';

/** Keys from the document's root to a field. */
export type FieldPath = readonly string[];

export const NAME_FIELD = '__name__';
const MAX_PATH_BYTES = 1500;
const SIMPLE = /^[A-Za-z_][A-Za-z0-9_]*$/;
/** A segment at the end of the last one: in backquotes, or as it is. */
const SEGMENT = /(?:`((?:[^`\\]|\\[^])+)`|([^`.][^.]*))(?:\.(?=[^])|$)/y;

/** Parses a path such as a.b.`c d`, where segments that are no identifiers are in backquotes with `\` escapes. */
export function parseFieldPath(text: unknown): FieldPath {
  if (typeof text !== 'string' || text === '') throw invalidArgument('A field path is empty.');
  const segments: string[] = [];
  for (let at = 0; at < text.length; at = SEGMENT.lastIndex) {
    SEGMENT.lastIndex = at;
    const [, quoted, plain = ''] = SEGMENT.exec(text) ?? [];
    const segment = quoted?.replace(/\\([^])/g, '$1') ?? plain;
    if (segment === '') throw invalidArgument(`"${text}" is not a field path.`);
    segments.push(segment);
  }
  if (isLonger(segments.join('.'), MAX_PATH_BYTES)) throw invalidArgument(`A field path has more than ${MAX_PATH_BYTES} bytes.`);
  return segments;
}

export function formatFieldPath(path: FieldPath): string {
  return path.map((segment) => (SIMPLE.test(segment) ? segment : `\`${segment.replace(/[\\`]/g, '\\$&')}\``)).join('.');
}

function own(fields: Fields, key: string): Value | undefined {
  return Object.hasOwn(fields, key) ? fields[key] : undefined;
}

/** The value at the path, through maps only; undefined if there is none. */
export function getField(fields: Fields, path: FieldPath): Value | undefined {
  let value = own(fields, path[0] ?? '');
  for (let i = 1; i < path.length && value !== undefined; i += 1) {
    const map = value.mapValue;
    value = map ? own(map.fields, path[i] ?? '') : undefined;
  }
  return value;
}

/** Returns a copy with the field set, or removed if `value` is undefined. Copies the maps along the path. */
export function withField(fields: Fields, path: FieldPath, value: Value | undefined): Fields {
  const [key = '', ...rest] = path;
  const copy = { ...fields };
  if (rest.length === 0) {
    if (value === undefined) delete copy[key];
    else copy[key] = value;
    return copy;
  }
  const inner = own(fields, key)?.mapValue?.fields;
  if (value === undefined && inner === undefined) return copy;
  copy[key] = { mapValue: { fields: withField(inner ?? {}, rest, value) } };
  return copy;
}
