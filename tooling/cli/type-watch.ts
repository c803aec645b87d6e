import { basename } from 'node:path';
import { COMPILER } from './checks';
import { runNode } from '../ground/run';
import type { Package } from '../ground/workspace';

/** An error in the output of the compiler, with its indented lines. */
const ERROR = /^(\S.*?)\((\d+),(\d+)\): error (TS\d+): (.*(?:\n[ \t]+.*)*)/gm;

/** The errors in the output of the compiler, as `file:line:column` above the message. */
export const typeErrorsIn = (output: string): string[] =>
  [...output.replaceAll('\r', '').matchAll(ERROR)].map(
    ([, file = '', line, column, code, message = '']) => `${file.replaceAll('\\', '/')}:${line}:${column}\n${message.trimEnd()} (${code})`,
  );

/** The errors that are shown for one of the watched packages: its own, and those in no watched package, such as in the kit. */
export function errorsFor(errors: string[], one: Pick<Package, 'folder'>, watched: readonly Pick<Package, 'folder'>[]) {
  const inFolder = (error: string, { folder }: Pick<Package, 'folder'>) => error.startsWith(`${basename(folder)}/`);
  return errors.filter((error) => inFolder(error, one) || !watched.some((other) => inFolder(error, other)));
}

/**
 * Checks the types of the watched packages after their builds, which do not check types. Only one check runs at a time; it is repeated if something was
 * built meanwhile.
 * @returns to call after a build
 */
export function watchTypes(watched: Package[], report: (errors: string[]) => void): () => void {
  const command = [COMPILER, '-b', '--pretty', 'false', ...watched.map(({ folder }) => folder)];
  let state = 'idle' as 'idle' | 'checking' | 'outdated';
  const check = async () => {
    if (state !== 'idle') return void (state = 'outdated');
    state = 'checking';
    const { output } = await runNode(command, { quiet: true });
    const again = (state as string) === 'outdated';
    state = 'idle';
    if (again) return check();
    report(typeErrorsIn(output));
  };
  return () => void check();
}
