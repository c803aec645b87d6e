/** Whether two values of a form are equal: lists and plain objects by content, all else by identity. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => sameValue(item, b[index]));
  }
  if (!isPlain(a) || !isPlain(b)) return false;
  return keysOf(a, b).every((key) => sameValue(a[key], b[key]));
}

export const isPlain = (value: unknown): value is Record<string, unknown> => Object.prototype.toString.call(value) === '[object Object]';

/** The keys of all objects, each once. */
export const keysOf = (...objects: Record<string, unknown>[]): string[] => [...new Set(objects.flatMap(Object.keys))];
