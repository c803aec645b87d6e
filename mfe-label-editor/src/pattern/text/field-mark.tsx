import type { DataField } from 'shared-kit/model';
import { huesOf } from './hues';

/** The position of a field in its colour. The text and the expression mark the field's parts with the same number and colour. */
export function FieldMark({ fields, at }: { fields: readonly Pick<DataField, 'type'>[]; at: number }) {
  return <span className={`pe-mark ic-number ${huesOf(fields)[at]}`}>{at}</span>;
}
