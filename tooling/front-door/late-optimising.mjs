import { spawnSync } from 'node:child_process';

/** By version of V8. Each makes it wait nine times as long as usual. */
const OPTIONS = ['--interrupt-budget=600000', '--invocation-count-for-turbofan=27000'];

/** @type {string[] | undefined} */
let known;

/**
 * Options of Node for programs of much code that runs for a short time: V8 optimises only what is used very often. By default it takes a
 * seventh of the processor time of tests, on threads of its own, for code that is soon thrown away (ADR-0041).
 * @returns {string[]} none where this Node has no such option
 */
export function lateOptimising() {
  known ??= optionsAmong(spawnSync(process.execPath, ['--v8-options'], { encoding: 'utf8' }).stdout ?? '');
  return known;
}

/** @param {string} help what `node --v8-options` prints */
export function optionsAmong(help) {
  return OPTIONS.filter((option) => help.includes(`${option.split('=')[0]} (`));
}
