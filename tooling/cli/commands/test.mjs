import { browserTests, jestTests, kitApi, lint, summary, typecheck } from '../checks.mjs';
import { ensureInstalled } from '../install.mjs';
import { asFiles, beyond, changedFiles, ofPackages, reachOf } from '../affected-packages.mjs';
import { HelpAnswer, UserError } from '../user-error.mjs';
import { packageNamed, readWorkspace } from '../workspace.mjs';

/** @typedef {import('../workspace.mjs').Package} Package */

/**
 * `npm test`: runs all checks and tests, and continues after a failure. `npm test -- mfe-x …`: runs what the team of a package must run.
 * `npm test -- --changed[=commit]`: runs the tests that changes since a commit may break.
 * @param {string[]} [args]
 */
export async function main(args = []) {
  const reach = await wantedBy(args);
  await ensureInstalled();
  const total = { passed: 0, failed: 0 };
  /** @param {string} title @param {() => Promise<{ passed: number, failed: number }>} part */
  const part = async (title, part) => {
    console.log(`\n— ${title}`);
    const { passed, failed } = await part().catch((error) => {
      console.error(error instanceof UserError || !process.env.DEBUG ? error.message : error);
      return { passed: 0, failed: 1 };
    });
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) console.log(`— ${title}: ${failed} failed`);
  };
  /** @param {() => Promise<boolean>} check */
  const check = (check) => async () => ({ passed: 0, failed: (await check()) ? 0 : 1 });

  /**
   * Runs the compiler and then the tests, and at the same time the linter, which uses one processor core and takes longer than the compiler.
   * @param {boolean} withKit @param {(one: Package) => boolean} wanted @param {Package[]} [packages]
   */
  const checksAndTests = async (withKit, wanted, packages) => {
    const typed = part('Types', check(() => typecheck(packages)));
    const linted = part('Lint', check(() => lint(packages)));
    await typed;
    if (withKit) await part('What the kit offers', check(kitApi));
    await part('Unit and platform tests', () => jestTests(wanted));
    await linted;
  };

  if (!reach) {
    await checksAndTests(true, () => true);
    await part('Browser tests', () => browserTests());
  } else {
    const { packages, journeys } = reach;
    console.log(`Tested: ${packages.map(({ name }) => name).join(', ') || 'no package'}; journeys: ${journeys === 'all' ? 'all' : journeys.join(', ') || 'none'}`);
    if (packages.length > 0) {
      const has = (/** @type {string} */ wanted) => packages.some(({ name }) => name === wanted);
      await checksAndTests(has('shared-kit'), ({ name }) => has(name), packages);
    }
    if (journeys.length > 0) await part('Browser tests', () => browserTests(journeys === 'all' ? [] : asFiles(journeys)));
  }
  if (reach && !args.some((arg) => arg.startsWith('-'))) await sayWhatElseIsReached(reach);
  console.log();
  return summary(total);
}

/** What has changed may reach more than the named packages. Where git cannot tell, nothing is said. @param {import('../affected-packages.mjs').Reach} tested */
async function sayWhatElseIsReached(tested) {
  const files = await changedFiles().catch(() => []);
  const more = beyond(reachOf(files, readWorkspace()), tested);
  if (!more) return;
  const { packages, journeys } = more;
  const parts = [...packages, ...(journeys === 'all' ? ['every journey'] : journeys.map((name) => `the journey ${name}`))];
  console.log(`\nNot tested, though your changes reach it: ${parts.join(', ')}. npm test -- --changed does.`);
}

/** The tests that the arguments select; null for all. @param {string[]} args */
async function wantedBy(args) {
  const takes = 'npm test takes names of packages, --changed or --changed=<commit>.';
  if (args.includes('--help')) throw new HelpAnswer(`Runs all checks and tests, or those of the named packages: ${takes}`);
  const packages = readWorkspace();
  const changed = args.find((arg) => /^--changed(=|$)/.test(arg));
  const unknown = args.find((arg) => arg.startsWith('-') && arg !== changed);
  if (unknown) throw new UserError(`There is no option ${unknown}: ${takes}`);
  if (changed) return reachOf(await changedFiles(changed.split('=')[1]), packages);
  return args.length > 0 ? ofPackages(args.map((name) => packageNamed(packages, name))) : null;
}
