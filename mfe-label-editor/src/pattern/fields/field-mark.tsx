import type { DataField } from 'shared-kit/model';
import { huesOf } from '../hues';

/** The position of a field in its colour, as it stands over the text and the expression too. */
export function FieldMark({ fields, at }: { fields: readonly Pick<DataField, 'type'>[]; at: number }) {
  return <span className={`pe-mark ic-number ${huesOf(fields)[at]}`}>{at}</span>;
}
