/**
 * What a single value may be: integers of 64 bits, bytes (base64) and times (RFC 3339) are texts in JSON. A `text` may also be sent
 * as a number or a boolean.
 */
export type Scalar = 'string' | 'text' | 'bool' | 'int32' | 'int64' | 'double' | 'bytes' | 'time';

/**
 * What a field of a message may hold. `any` is handed over as it is, for values that are checked where they are used; `ignored` is
 * taken and dropped, because the answer does not depend on it; `unsupported` is refused, except for the value it has when absent.
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

/** A message: what each of its fields may hold. Recursive ones are made by functions. */
export interface Message {
  readonly fields: Readonly<Record<string, Shape | (() => Shape)>>;
  /** Groups of fields of which at most one may be given. */
  readonly alternatives?: readonly (readonly string[])[];
}

/** A message of these fields. */
export function message<const F extends Message['fields']>(fields: F): { readonly fields: F } {
  return { fields };
}

/** What is read of a message. Of one whose fields are not known here, nothing is said about them. */
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
