/** The few shape checks that registry and config need; a schema library would weigh more than the login screen allows. */

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

export const isAbsent = (value: unknown): value is undefined | null => value === undefined || value === null;

export const isOneOf = <T extends string>(allowed: readonly T[], value: unknown): value is T =>
  allowed.some((item) => item === value);

/** A path of this console: absolute, and not another origin in disguise (`//host`). */
export const isPath = (value: unknown): value is string => typeof value === 'string' && /^\/(?![/\\])/.test(value);

/** An address a script may be loaded from or a user be sent to. */
export const isHttpUrl = (value: unknown): value is string => {
  if (!isText(value)) return false;
  const url = URL.parse ? URL.parse(value) : parse(value);
  return url?.protocol === 'https:' || url?.protocol === 'http:';
};

function parse(value: string): URL | null {
  try {
    return new URL(value);
  } catch {
    return null;
  }
}
