/**
 * The type of a single value. Integers of 64 bits, bytes (base64) and times (RFC 3339) are strings in JSON. A `text` may also be sent as a number or a
 * boolean.
 */
export type Scalar = 'string' | 'text' | 'bool' | 'int32' | 'int64' | 'double' | 'bytes' | 'time';

/**
 * The type of a field. `any` is passed on unchecked, for values that are checked where they are used; `ignored` is dropped, because no answer depends on
 * it; `unsupported` is refused, except for the value of an absent field.
 */
export type Shape =
  | Scalar
  | 'any'
  | 'ignored'
  | 'unsupported'
  | readonly [Shape]
  | { readonly mapOf: Shape }
  | { readonly orNull: Shape }
  | { readonly oneOf: readonly string[] }
  | Message;

/** A message with the types of its fields. Recursive types are functions. */
export interface Message {
  readonly fields: Readonly<Record<string, Shape | (() => Shape)>>;
  /** Groups of fields of which at most one may be present. */
  readonly alternatives?: readonly (readonly string[])[];
}

export function fieldsOf<const S extends Shape, N extends string>(shape: S, ...names: readonly N[]): Record<N, S> {
  return Object.fromEntries(names.map((name) => [name, shape])) as Record<N, S>;
}

export function message<const F extends Message['fields']>(fields: F): { readonly fields: F } {
  return { fields };
}

/** The TypeScript type of a message that was read. If the fields are not known at compile time, it has no information about them. */
export type ReadOf<M extends Message> = string extends keyof M['fields']
  ? Record<string, unknown>
  : { [K in keyof M['fields'] as M['fields'][K] extends 'ignored' | 'unsupported' ? never : K]?: ValueOf<M['fields'][K]> };

type ValueOf<S> = S extends 'string' | 'text' | 'int64' | 'bytes' | 'time'
  ? string
  : S extends 'bool'
    ? boolean
    : S extends 'int32' | 'double'
      ? number
      : S extends readonly [infer Item]
        ? ValueOf<Item>[]
        : S extends { readonly mapOf: infer Item }
          ? Record<string, ValueOf<Item>>
          : S extends { readonly orNull: infer Item }
            ? ValueOf<Item> | null
            : S extends { readonly oneOf: readonly (infer Name)[] }
              ? Name
              : S extends Message
                ? ReadOf<S>
                : unknown;
