import type { Message, Outcome } from '../messages/message';

/** The problems of several values, by name. */
export const problemsOf = (parts: Readonly<Record<string, Outcome<unknown>>>): Record<string, Message> =>
  Object.fromEntries(Object.entries(parts).flatMap(([name, part]) => (part.ok ? [] : [[name, part.problem]])));

/** The values of all parts, or the first problem. */
export function valuesOf<T extends object>(parts: { [Name in keyof T]: Outcome<T[Name]> }): Outcome<T> {
  const values: [string, unknown][] = [];
  for (const [name, part] of Object.entries<Outcome<unknown>>(parts)) {
    if (!part.ok) return part;
    values.push([name, part.value]);
  }
  return { ok: true, value: Object.fromEntries(values) as T };
}
