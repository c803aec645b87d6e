import { spawnSync } from 'node:child_process';

/** One option for older and one for newer versions of V8. Each makes V8 wait nine times as long as by default. */
const OPTIONS = ['--interrupt-budget=600000', '--invocation-count-for-turbofan=27000'];

/** @type {string[] | undefined} */
let known;

/**
 * Options of Node for short runs of much code: V8 optimises only functions that run very often. By default, optimising takes a seventh of the processor
 * time of tests, for code that is soon dropped (ADR-0041).
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
