import type { DataField } from 'shared-kit/model';

/** As many as people tell apart; more fields begin anew. */
const HUES = 6;

/** The class that colours each field wherever it is shown: values one after the other, constants grey. */
export function huesOf(fields: readonly Pick<DataField, 'type'>[]): string[] {
  let values = 0;
  return fields.map(({ type }) => (type === 'constant' ? 'pe-hue-constant' : `pe-hue-${values++ % HUES}`));
}
