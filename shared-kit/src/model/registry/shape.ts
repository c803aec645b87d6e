/** The shape checks for registry and config. A schema library would exceed the byte budget of the login screen. */

export type Fields = Readonly<Record<string, unknown>>;

export type Check = (value: unknown) => boolean;

/** The checks of an object by field. Fields that a shape does not name come from later versions and are ignored. */
export type Shape = Readonly<Record<string, Check>>;

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

export const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

export const isAbsent = (value: unknown): value is undefined | null => value === undefined || value === null;

export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

/** A text that matches the regular expression, which must limit its length. */
export const isLike =
  (expression: RegExp): Check =>
  (value) =>
    typeof value === 'string' && expression.test(value);

export const isOneOf =
  <T>(...allowed: readonly NonNullable<T>[]): Check =>
  (value) =>
    allowed.includes(value as NonNullable<T>);

export const maybe =
  (check: Check): Check =>
  (value) =>
    isAbsent(value) || check(value);

export const isListOf =
  (check: Check, most: number): Check =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(check);

/** The name of the first field that fails its check; null for none. */
export const faultyField = (shape: Shape, value: Fields): string | null =>
  Object.keys(shape).find((field) => !shape[field]!(value[field])) ?? null;

/** Copies the fields of the shape that exist, and no others. */
export const fieldsOf = <T>(shape: Shape, value: T): T =>
  Object.fromEntries(Object.entries(value as Fields).filter(([field, one]) => Object.hasOwn(shape, field) && !isAbsent(one))) as T;

/**
 * A path of this console: absolute, and not a URL of another origin. Browsers read a backslash as a slash and ignore tabs and line
 * breaks: `/\host` and `/<tab>/host` are `//host`.
 */
export const isPath = (value: unknown): value is string => typeof value === 'string' && /^\/(?!\/)[^\s\p{Cc}\\]*$/u.test(value);

/** A URL from which a script may be loaded or to which a user may be redirected. */
export const isHttpUrl = (value: unknown): value is string => {
  try {
    return isText(value) && /^https?:/.test(new URL(value).protocol);
  } catch {
    return false;
  }
};
