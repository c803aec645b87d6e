import type { DataField } from '../entities/entities';
import { text, type Fields } from '../entities/fields';

/** A constant as it is stored: it has nothing but its name (D-53). */
export const constantField = (name: string): DataField => ({
  name,
  type: 'constant',
  prefix: '',
  postfix: '',
  limiterType: 'range',
  limiter: '',
  useCheckField: false,
  checkField: '',
});

/** Reads a stored data field, of today's shape or of the older one with `range` or `separator` as its type (D-53). */
export function readDataField(stored: Readonly<Fields>): DataField {
  const { type } = stored;
  const name = text(stored['name']);
  if (type === 'constant') return constantField(name);
  const limiterType = type === 'range' || type === 'separator' ? type : stored['limiterType'];
  const useCheckField = stored['useCheckField'] === true;
  return {
    name,
    type: 'data',
    prefix: text(stored['prefix']),
    postfix: text(stored['postfix']),
    limiterType: limiterType === 'separator' ? 'separator' : 'range',
    limiter: typeof stored['limiter'] === 'number' ? String(stored['limiter']) : text(stored['limiter']),
    useCheckField,
    checkField: useCheckField ? text(stored['checkField']) : '',
  };
}

/** The properties of {@link DataField} that the expression depends on. */
export type PatternField = Pick<DataField, 'name' | 'type' | 'limiterType' | 'limiter'> & Partial<Pick<DataField, 'prefix' | 'postfix'>>;

// Only the 14 metacharacters: an escaped `-` or `/` would not compile with the u flag, nor in the engines of the apps.
const escapeLiteral = (s: string): string => s.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

const escapeClass = (s: string): string => [...new Set(s)].map((char) => ('\\]^-['.includes(char) ? `\\${char}` : char)).join('');

function piece(field: PatternField): string {
  if (field.type === 'constant') return escapeLiteral(field.name);
  const { prefix = '', postfix = '', limiter } = field;
  const group =
    field.limiterType === 'separator' ? `([^${escapeClass(postfix + limiter)}]*)` : `(.${limiter === '-1' ? '*' : `{${limiter}}`})`;
  // Every field with a separator ends with it, also the last one.
  const end = field.limiterType === 'separator' ? escapeLiteral(limiter) : '';
  return escapeLiteral(prefix) + group + escapeLiteral(postfix) + end;
}

/** A piece of an expression: that of one field, or its start or end. */
export interface RegexPiece {
  /** The index of the field; null for start and end. */
  at: number | null;
  source: string;
}

/** The expression of a barcode's fields in its pieces, in order (D-54). */
export function regexPieces(fields: readonly PatternField[], ignoreRemaining: boolean): RegexPiece[] {
  const end = ignoreRemaining ? '.*' : '$';
  return [{ at: null, source: '^' }, ...fields.map((field, at) => ({ at, source: piece(field) })), { at: null, source: end }];
}

/** The expression of a barcode's fields, for `new RegExp` without flags and for the apps' engines (D-54). */
export function buildRegex(fields: readonly PatternField[], ignoreRemaining: boolean): string {
  return regexPieces(fields, ignoreRemaining)
    .map(({ source }) => source)
    .join('');
}

/**
 * The captured value of each data field in order, or null when the text does not match. A hostile pattern may take for ever: run patterns
 * that users have typed in a worker with a deadline.
 */
export function testRegex(
  regex: string,
  fields: readonly Pick<DataField, 'name' | 'type'>[],
  sample: string,
): { name: string; value: string }[] | null {
  const match = new RegExp(regex).exec(sample);
  if (!match) return null;
  return fields.filter((field) => field.type === 'data').map(({ name }, i) => ({ name, value: match[i + 1] ?? '' }));
}
