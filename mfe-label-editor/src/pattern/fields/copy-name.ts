import { MAX_FIELD_TEXT, type DataField } from 'shared-kit/model';

/** A name for the copy of a field that no other field has: "SKU 2"; of a constant without the space, which would be part of it. */
export function copyName({ name, type }: DataField, fields: readonly DataField[]): string {
  const taken = new Set(fields.map((field) => field.name.trim()));
  for (let count = 2; ; count++) {
    const ending = type === 'constant' ? String(count) : ` ${count}`;
    const copy = name.slice(0, MAX_FIELD_TEXT - ending.length) + ending;
    if (!taken.has(copy.trim())) return copy;
  }
}
