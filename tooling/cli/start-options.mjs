import { commandArguments } from './command-arguments.mjs';
import { UserError } from './user-error.mjs';

const SIZES = ['demo', 'large'];
const USAGE = 'Starts the console: npm start -- --fresh --size=large';
const OPTIONS = /** @type {const} */ ({
  fresh: { type: 'boolean' },
  size: { type: 'string' },
  'no-build': { type: 'boolean' },
  'any-port': { type: 'boolean' },
  'strict-indexes': { type: 'boolean' },
});

/**
 * Reads the options of `npm start -- …`.
 * @param {string[]} args
 */
export function startOptions(args) {
  const { values } = commandArguments(args, USAGE, OPTIONS, { mostNames: 0 });
  const { size } = values;
  if (size !== undefined && !SIZES.includes(size)) throw new UserError(`--size is "${size}"; it can be ${SIZES.join(' or ')}.`);
  return {
    fresh: values.fresh ?? false,
    size,
    build: !values['no-build'],
    anyPort: values['any-port'] ?? false,
    strictIndexes: values['strict-indexes'] ?? false,
  };
}
