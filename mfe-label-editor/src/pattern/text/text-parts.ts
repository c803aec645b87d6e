import type { DataField } from 'shared-kit/model';

/** A stretch of a text: the value or the literal text of a field, or what belongs to none. */
export interface TextPart {
  /** The place of the field. */
  at: number | null;
  kind: 'value' | 'literal' | 'rest';
  text: string;
}

const lengthsOf = (field: DataField, value: string): [TextPart['kind'], number][] =>
  field.type === 'constant'
    ? [['literal', field.name.length]]
    : [
        ['literal', field.prefix.length],
        ['value', value.length],
        ['literal', field.postfix.length + (field.limiterType === 'separator' ? field.limiter.length : 0)],
      ];

/**
 * A text taken apart by the fields that match it from its start on, given their values in order. Nothing of a field reaches beyond `end`;
 * what comes after it, or after the fields, is the rest.
 */
export function textParts(fields: readonly DataField[], values: readonly string[], text: string, end = text.length): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  let value = 0;
  fields.forEach((field, at) => {
    for (const [kind, length] of lengthsOf(field, field.type === 'data' ? (values[value++] ?? '') : '')) {
      const to = Math.min(from + length, end);
      if (to > from) parts.push({ at, kind, text: text.slice(from, to) });
      from = to;
    }
  });
  if (from < text.length) parts.push({ at: null, kind: 'rest', text: text.slice(from) });
  return parts;
}
