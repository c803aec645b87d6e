import { parseArgs } from 'node:util';
import { UserError } from './user-error.mjs';

const SIZES = ['demo', 'large'];

/**
 * The options of `npm start -- …`.
 * @param {string[]} args
 */
export function startOptions(args) {
  const values = parsedOrExplained(args);
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

/** @param {string[]} args */
function parsedOrExplained(args) {
  try {
    const options = /** @type {const} */ ({
      fresh: { type: 'boolean' },
      size: { type: 'string' },
      'no-build': { type: 'boolean' },
      'any-port': { type: 'boolean' },
      'strict-indexes': { type: 'boolean' },
    });
    return parseArgs({ args, options, strict: true }).values;
  } catch (error) {
    throw new UserError(
      `${error instanceof Error ? error.message.split('. ')[0] : error}.\n` +
        'Known are --fresh, --size=demo|large, --no-build, --any-port and --strict-indexes: npm start -- --fresh --size=large',
    );
  }
}
