import { basename } from 'node:path';
import { COMPILER } from './checks';
import { runNode } from './run';

/** @typedef {import('./workspace').Package} Package */

/** An error in the output of the compiler, with its indented lines. */
const ERROR = /^(\S.*?)\((\d+),(\d+)\): error (TS\d+): (.*(?:\n[ \t]+.*)*)/gm;

/**
 * The errors in the output of the compiler, as `file:line:column` above the message.
 * @param {string} output @returns {string[]}
 */
export const typeErrorsIn = (output) =>
  [...output.replaceAll('\r', '').matchAll(ERROR)].map(
    ([, file = '', line, column, code, message = '']) => `${file.replaceAll('\\', '/')}:${line}:${column}\n${message.trimEnd()} (${code})`,
  );

/**
 * The errors that are shown for one of the watched packages: its own, and those in no watched package, such as in the kit.
 * @param {string[]} errors @param {Package} one @param {Package[]} watched
 */
export function errorsFor(errors, one, watched) {
  const inFolder = (/** @type {string} */ error, /** @type {Package} */ { folder }) => error.startsWith(`${basename(folder)}/`);
  return errors.filter((error) => inFolder(error, one) || !watched.some((other) => inFolder(error, other)));
}

/**
 * Checks the types of the watched packages after their builds, which do not check types. Only one check runs at a time; it is repeated if something was
 * built meanwhile.
 * @param {Package[]} watched @param {(errors: string[]) => void} report
 * @returns {() => void} to call after a build
 */
export function watchTypes(watched, report) {
  const command = [COMPILER, '-b', '--pretty', 'false', ...watched.map(({ folder }) => folder)];
  let state = /** @type {'idle' | 'checking' | 'outdated'} */ ('idle');
  const check = async () => {
    if (state !== 'idle') return void (state = 'outdated');
    state = 'checking';
    const { output } = await runNode(command, { quiet: true });
    const again = /** @type {string} */ (state) === 'outdated';
    state = 'idle';
    if (again) return check();
    report(typeErrorsIn(output));
  };
  return () => void check();
}
