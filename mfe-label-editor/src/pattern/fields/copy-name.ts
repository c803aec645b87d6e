import { MAX_FIELD_TEXT, type DataField } from 'shared-kit/model';

/** A free name for the copy of a field, such as "SKU 2". The name of a constant is its text, so there the number follows without a space. */
export function copyName({ name, type }: DataField, fields: readonly DataField[]): string {
  const taken = new Set(fields.map((field) => field.name.trim()));
  for (let count = 2; ; count++) {
    const ending = type === 'constant' ? String(count) : ` ${count}`;
    const copy = name.slice(0, MAX_FIELD_TEXT - ending.length) + ending;
    if (!taken.has(copy.trim())) return copy;
  }
}
