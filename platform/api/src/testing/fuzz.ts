import fc from 'fast-check';

/** Wrong values for a body: any JSON, long and unusual texts, names of prototypes. */
const anything: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', ' ', '\u0000', '../..', '__proto__', 'constructor', '𝟙𝟚𝟛', 'a'.repeat(20_000), -0, 1e308, [], {}, null),
);

/** A body with one place, somewhere inside it, changed, left out or added to. */
export function spoiled(valid: Readonly<Record<string, unknown>>): fc.Arbitrary<unknown> {
  const keys = Object.keys(valid);
  const replaced = fc.tuple(fc.constantFrom(...keys), anything).map(([key, value]) => ({ ...valid, [key]: value }));
  const missing = fc.constantFrom(...keys).map((gone) => Object.fromEntries(Object.entries(valid).filter(([key]) => key !== gone)));
  const extra = fc.tuple(fc.string({ unit: 'binary', minLength: 1 }), anything).map(([key, value]) => ({ ...valid, [key]: value }));
  const inside = keys
    .filter((key) => typeof valid[key] === 'object' && valid[key] !== null && !Array.isArray(valid[key]))
    .map((key) => spoiled(valid[key] as Record<string, unknown>).map((value) => ({ ...valid, [key]: value })));
  return fc.oneof(replaced, missing, extra, anything, ...inside.flatMap((one) => [one, one, one]));
}
