import { CODE } from '../messages/codes';
import type { ExampleAddresses } from '../entities/entities';
import type { Message } from '../messages/message';
import { isSameName, repairName, TASK_CHARS, tidyName, validateName } from '../text/names';

/** Up to two addresses from each end of the list, without overlap (D-66). */
export function exampleAddresses(addresses: readonly string[]): ExampleAddresses {
  const n = Math.min(2, Math.floor(addresses.length / 2));
  // `slice(-0)` would return the whole list.
  return { start: addresses.slice(0, n), end: n ? addresses.slice(-n) : [], count: 2 * n };
}

/**
 * The names of the tasks that a file becomes (D-63): the typed name, or the name of the file without its last extension. With several
 * sheets, each name ends with that of its sheet, without characters that task names must not have. Check them with {@link taskNamesProblem}.
 */
export function taskNames(typedName: string, fileName: string, sheetNames: readonly string[]): string[] {
  const base = tidyName(typedName) || tidyName(fileName.replace(/\.[^.]*$/, ''));
  return sheetNames.length > 1 ? nameEndings(sheetNames).map((ending) => tidyName(`${base}_${ending}`)) : [base];
}

/** The names of sheets as the ends of task names. A name that has to change must not become that of another sheet, so it gets a number then. */
function nameEndings(sheetNames: readonly string[]): string[] {
  const allowed = sheetNames.map((name) => repairName(name, TASK_CHARS));
  const usedNames = sheetNames.filter((name, i) => tidyName(name) === allowed[i]);
  return sheetNames.map((name, i) => {
    const short = allowed[i]!;
    if (tidyName(name) === short) return short;
    let ending = short || String(i + 1);
    for (let number = 2; usedNames.some((other) => isSameName(other, ending)); number++) ending = tidyName(`${short} ${number}`);
    usedNames.push(ending);
    return ending;
  });
}

/**
 * The first problem of the names: `requiredField`, `invalidData`, `forbiddenCharacters`, or `taskExists` for a name in use, by an existing
 * task or by another one of the list.
 */
export function taskNamesProblem(names: readonly string[], existing: readonly string[] = []): Message | null {
  const usedNames = [...existing];
  for (const name of names) {
    const valid = validateName(name, { field: 'name', set: TASK_CHARS, otherNames: usedNames, takenCode: CODE.taskExists });
    if (!valid.ok) return valid.problem;
    usedNames.push(valid.value);
  }
  return null;
}
