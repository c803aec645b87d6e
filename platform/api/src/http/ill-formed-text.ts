/** Half of a surrogate pair: both together are another character. */
const HALF_CHARACTER = /\p{Cs}/u;

export const isIllFormed = (text: string): boolean => HALF_CHARACTER.test(text);

/** Where in JSON a text, or a name, has half of a surrogate pair: `/data/firstName`, of a name the object that has it. Undefined where none has. */
export function illFormedText(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string') return isIllFormed(value) ? path : undefined;
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    if (isIllFormed(name)) return path;
    const found = illFormedText(inner, `${path}/${name}`);
    if (found !== undefined) return found;
  }
  return undefined;
}
