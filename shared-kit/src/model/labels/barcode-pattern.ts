import type { DataField } from '../entities/entities';

const text = (x: unknown): string => (typeof x === 'string' ? x : '');

/**
 * A data field as it is stored, by today's shape or an older one that kept `range` or `separator` as the type
 * (decision D-53). Constants carry nothing but their name.
 */
export function readDataField(stored: Readonly<Record<string, unknown>>): DataField {
  const { type } = stored;
  const name = text(stored['name']);
  if (type === 'constant') {
    return {
      name,
      type,
      prefix: '',
      postfix: '',
      limiterType: 'range',
      limiter: '',
      useCheckField: false,
      checkField: '',
    };
  }
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

/** The fields of {@link DataField} that shape the expression. */
export type PatternField = Pick<DataField, 'name' | 'type' | 'limiterType' | 'limiter'> &
  Partial<Pick<DataField, 'prefix' | 'postfix'>>;

// Only the 14 metacharacters: `-` and `/` escaped would not compile with the u flag nor in the apps' other engines.
const escapeLiteral = (s: string): string => s.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

const escapeClass = (s: string): string =>
  [...new Set(s)].map((char) => ('\\]^-['.includes(char) ? `\\${char}` : char)).join('');

function piece(field: PatternField): string {
  if (field.type === 'constant') return escapeLiteral(field.name);
  const { prefix = '', postfix = '', limiter } = field;
  const group =
    field.limiterType === 'separator'
      ? `([^${escapeClass(postfix + limiter)}]*)`
      : `(.${limiter === '-1' ? '*' : `{${limiter}}`})`;
  // The separator closes its field, also the last one.
  const end = field.limiterType === 'separator' ? escapeLiteral(limiter) : '';
  return escapeLiteral(prefix) + group + escapeLiteral(postfix) + end;
}

/** A piece of an expression: what its field makes of itself, or the start and the end, which belong to no field. */
export interface RegexPiece {
  /** The place of the field. */
  at: number | null;
  source: string;
}

/** The expression of a barcode's fields in its pieces, in order (decision D-54). */
export function regexPieces(fields: readonly PatternField[], ignoreRemaining: boolean): RegexPiece[] {
  const end = ignoreRemaining ? '.*' : '$';
  return [{ at: null, source: '^' }, ...fields.map((field, at) => ({ at, source: piece(field) })), { at: null, source: end }];
}

/** The expression of a barcode's fields, for `new RegExp` without flags and for the apps' engines (decision D-54). */
export function buildRegex(fields: readonly PatternField[], ignoreRemaining: boolean): string {
  return regexPieces(fields, ignoreRemaining)
    .map(({ source }) => source)
    .join('');
}

/**
 * The captured value of each data field in order, or null when the text does not match. A pattern may be slow on purpose:
 * run this in a worker with a deadline when a person typed it.
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
