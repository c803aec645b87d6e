import { CODE } from '../messages/codes';
import type { ExampleAddresses } from '../entities/entities';
import type { Message } from '../messages/message';
import { TASK_CHARS, validateName } from '../text/names';
import { problem } from '../messages/problem';

/** Up to two addresses at each end, never the same one twice (decision D-66). */
export function exampleAddresses(addresses: readonly string[]): ExampleAddresses {
  const n = Math.min(2, Math.floor(addresses.length / 2));
  // slice(-0) would be the whole list
  return { start: addresses.slice(0, n), end: n ? addresses.slice(-n) : [], count: 2 * n };
}

/**
 * The names of the tasks a file becomes (decision D-63): the typed name, or the file's without its last extension; with
 * several sheets, each followed by its sheet's. They still have to pass {@link taskNamesProblem}.
 */
export function taskNames(typedName: string, fileName: string, sheetNames: readonly string[]): string[] {
  const base = typedName.trim() || fileName.replace(/\.[^.]*$/, '').trim();
  return sheetNames.length > 1 ? sheetNames.map((sheet) => `${base}_${sheet}`.trim()) : [base];
}

/**
 * Why the tasks cannot have these names: 205, 200, 213, or 942 for one that is taken, by an existing task or inside the
 * batch. Here case does not tell names apart, as a warning before the server compares exactly (decision D-6A).
 */
export function taskNamesProblem(names: readonly string[], existing: readonly string[] = []): Message | null {
  const taken = new Set(existing.map((name) => name.toLowerCase()));
  for (const name of names) {
    const valid = validateName(name, { field: 'name', set: TASK_CHARS });
    if (!valid.ok) return valid.problem;
    const plain = valid.value.toLowerCase();
    if (taken.has(plain)) return problem(CODE.taskExists, { args: [valid.value], field: 'name' });
    taken.add(plain);
  }
  return null;
}
