import { CODE } from '../messages/codes';
import type { ExampleAddresses } from '../entities/entities';
import type { Message } from '../messages/message';
import { stripUnusable, TASK_CHARS, validateName } from '../text/names';
import { problem } from '../messages/problem';

/** Up to two addresses from each end of the list, without overlap (decision D-66). */
export function exampleAddresses(addresses: readonly string[]): ExampleAddresses {
  const n = Math.min(2, Math.floor(addresses.length / 2));
  // `slice(-0)` would return the whole list.
  return { start: addresses.slice(0, n), end: n ? addresses.slice(-n) : [], count: 2 * n };
}

/**
 * The names of the tasks that a file becomes (decision D-63): the typed name, or the name of the file without its last extension. With several
 * sheets, each name ends with that of its sheet, without characters that task names must not have. Check them with {@link taskNamesProblem}.
 */
export function taskNames(typedName: string, fileName: string, sheetNames: readonly string[]): string[] {
  const base = typedName.trim() || fileName.replace(/\.[^.]*$/, '').trim();
  return sheetNames.length > 1 ? nameEndings(sheetNames).map((ending) => `${base}_${ending}`.trim()) : [base];
}

/** The names of sheets as the ends of task names. A name that has to change must not become that of another sheet, so it gets a number then. */
function nameEndings(sheetNames: readonly string[]): string[] {
  const allowed = sheetNames.map((name) => stripUnusable([...name].filter((char) => !TASK_CHARS.includes(char)).join('')).trim());
  const taken = new Set(sheetNames.filter((name, i) => name.trim() === allowed[i]).map((name) => name.trim().toLowerCase()));
  return sheetNames.map((name, i) => {
    const short = allowed[i]!;
    if (name.trim() === short) return name;
    let ending = short || String(i + 1);
    for (let number = 2; taken.has(ending.toLowerCase()); number++) ending = `${short} ${number}`.trim();
    taken.add(ending.toLowerCase());
    return ending;
  });
}

/**
 * The first problem of the names: 205, 200, 213, or 942 for a name in use, by an existing task or by another one of the list. Names that
 * differ only in case count as equal here, although the server tells them apart (decision D-6A).
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
