import { parseArgs } from 'node:util';
import { linesOf, shown } from './print';
import { HelpAnswer, UserError } from './user-error';

/**
 * @template {Options} T
 * @typedef {ReturnType<typeof parseArgs<{ args: string[], options: T, allowPositionals: true, strict: true }>>['values']} Values
 */
/** @typedef {{ [name: string]: { type: 'boolean' | 'string', multiple?: boolean, default?: boolean } }} Options */

/**
 * Reads the arguments of a command. Every command does this before it takes a port, installs or builds, so that a mistyped argument is reported at once
 * and `--help` is answered.
 * @template {Options} T
 * @param {string[]} args @param {string} usage what the command does or needs, with an example
 * @param {T} [options] @param {{ mostNames?: number }} [names] the most arguments that are no options
 * @returns {{ values: Values<T>, names: string[] }}
 */
export function commandArguments(args, usage, options = /** @type {T} */ ({}), { mostNames = Infinity } = {}) {
  const explained = withOptions(usage, options);
  if (args.includes('--help')) throw new HelpAnswer(explained);
  const { values, positionals } = parsedOrExplained(args, explained, options);
  const surplus = positionals[mostNames];
  if (surplus !== undefined) throw new UserError(shown`"${surplus}" is one argument too many.\n${linesOf(explained)}`);
  return { values, names: positionals };
}

/** @param {string} usage @param {Options} options */
function withOptions(usage, options) {
  const names = Object.entries(options).map(([name, { type }]) => (type === 'string' ? `--${name}=…` : `--${name}`));
  return names.length === 0 ? usage : `${usage}\nOptions: ${names.join(', ')}`;
}

/**
 * @template {Options} T
 * @param {string[]} args @param {string} explained @param {T} options
 */
function parsedOrExplained(args, explained, options) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UserError(shown`${error instanceof Error ? error.message.split('. ')[0] : error}.\n${linesOf(explained)}`);
  }
}
