import { browserTests, jestTests, summary } from '../checks.mjs';
import { ensureInstalled } from '../install.mjs';
import { UserError } from '../user-error.mjs';
import { packageNamed, readWorkspace } from '../workspace.mjs';

/**
 * `npm run test:unit|test:platform|test:e2e [-- package or file …]`.
 * @param {string[]} args
 */
export async function main([part, ...rest]) {
  await ensureInstalled();
  if (part === 'e2e') return summary(await browserTests(rest));
  const packages = readWorkspace();
  const names = rest.filter((arg) => !arg.startsWith('-')).map((name) => packageNamed(packages, name).name);
  const options = rest.filter((arg) => arg.startsWith('-'));
  const ofPart = (/** @type {string} */ name) => name.startsWith('platform-') === (part === 'platform');
  if (part !== 'unit' && part !== 'platform') throw new UserError(`There is no part "${part}": unit, platform or e2e.`);
  return summary(await jestTests(({ name }) => (names.length > 0 ? names.includes(name) : ofPart(name)), options));
}
