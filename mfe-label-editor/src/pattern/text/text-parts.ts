import type { DataField } from 'shared-kit/model';

/** A part of a text: the value or the literal text of a field, or characters that belong to no field. */
export interface TextPart {
  /** The index of the field; null for the rest. */
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
 * Splits a text into the parts of the fields that match it from its start, whose values are given in order. The characters after the last
 * field are the rest.
 */
export function textParts(fields: readonly DataField[], values: readonly string[], text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  let value = 0;
  fields.forEach((field, at) => {
    for (const [kind, length] of lengthsOf(field, field.type === 'data' ? (values[value++] ?? '') : '')) {
      const to = Math.min(from + length, text.length);
      if (to > from) parts.push({ at, kind, text: text.slice(from, to) });
      from = to;
    }
  });
  if (from < text.length) parts.push({ at: null, kind: 'rest', text: text.slice(from) });
  return parts;
}
