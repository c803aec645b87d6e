import { isSameField, MAX_FIELD_TEXT, type DataField } from 'shared-kit/model';

/** A free name for the copy of a field, such as "SKU 2". The name of a constant is its text, so there the number follows without a space. */
export function copyName(field: DataField, fields: readonly DataField[]): string {
  const { name, type } = field;
  for (let count = 2; ; count++) {
    const ending = type === 'constant' ? String(count) : ` ${count}`;
    const copy = name.slice(0, MAX_FIELD_TEXT - ending.length) + ending;
    if (!fields.some((other) => isSameField(other, { ...field, name: copy }))) return copy;
  }
}
