/** Types that a form treats as one value, without fields inside. */
type Whole = string | number | boolean | bigint | symbol | null | undefined | Date | Blob | ((...args: never[]) => unknown);

/** The names of a form's fields: those of the values, and paths to nested values (`baseFields.address`, `rows.0.name`). */
export type FieldPath<V> = V extends Whole
  ? never
  : V extends readonly (infer Item)[]
    ? `${number}` | `${number}.${FieldPath<Item>}`
    : { [K in keyof V & string]: K | `${K}.${FieldPath<NonNullable<V[K]>>}` }[keyof V & string];

export type ValueAt<V, P> = P extends keyof V
  ? V[P]
  : P extends `${infer Name}.${infer Rest}`
    ? Name extends keyof V
      ? ValueAt<NonNullable<V[Name]>, Rest>
      : V extends readonly (infer Item)[]
        ? ValueAt<Item, Rest>
        : never
    : V extends readonly (infer Item)[]
      ? Item
      : never;

/** The value with this name; undefined if there is none. No part of a name contains a dot. */
export function valueAt(values: unknown, name: string): unknown {
  return name.split('.').reduce<unknown>((object, part) => (object as Record<string, unknown> | null | undefined)?.[part], values);
}

/** A copy with one value replaced. It shares the objects outside of that path with the original. */
export function withValueAt<V>(values: V, name: string, value: unknown): V {
  const [first = '', ...rest] = name.split('.');
  const child = (values as Record<string, unknown> | null | undefined)?.[first];
  const next = rest.length === 0 ? value : withValueAt(child, rest.join('.'), value);
  if (Array.isArray(values)) return values.toSpliced(Number(first), 1, next) as V;
  return { ...values, [first]: next };
}
