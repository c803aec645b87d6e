import { parseArgs } from 'node:util';
import { UserError } from './user-error.mjs';

/**
 * @template {Options} T
 * @typedef {ReturnType<typeof parseArgs<{ args: string[], options: T, allowPositionals: true, strict: true }>>['values']} Values
 */
/** @typedef {{ [name: string]: { type: 'boolean' | 'string', multiple?: boolean, default?: boolean } }} Options */

/**
 * The arguments of a command. Every command reads them before it takes a port, installs or builds, so that a mistyped one is reported at once.
 * @template {Options} T
 * @param {string[]} args @param {string} known which arguments there are, for the message about an unknown one
 * @param {T} [options] @param {{ mostNames?: number }} [names] how many arguments may be no options
 * @returns {{ values: Values<T>, names: string[] }}
 */
export function commandArguments(args, known, options = /** @type {T} */ ({}), { mostNames = Infinity } = {}) {
  const { values, positionals } = parsedOrExplained(args, known, options);
  const surplus = positionals[mostNames];
  if (surplus !== undefined) throw new UserError(`"${surplus}" is one argument too many.\n${known}`);
  return { values, names: positionals };
}

/**
 * @template {Options} T
 * @param {string[]} args @param {string} known @param {T} options
 */
function parsedOrExplained(args, known, options) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message.split('. ')[0] : error}.\n${known}`);
  }
}
