import type { DataField } from 'shared-kit/model';

/** As many as people can tell apart; further fields start with the first hue again. */
const HUES = 6;

/** The CSS class with the colour of each field: the next hue for each value, grey for constants. */
export function huesOf(fields: readonly Pick<DataField, 'type'>[]): string[] {
  let values = 0;
  return fields.map(({ type }) => (type === 'constant' ? 'pe-hue-constant' : `pe-hue-${values++ % HUES}`));
}
