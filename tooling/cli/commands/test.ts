import { browserTests, jestTests, kitApi, lint, summary, typecheck } from '../checks';
import { commandArguments } from '../../ground/command-arguments';
import { ensureInstalled } from '../../ground/install';
import { journeyFiles, untestedPart, changedFiles, testsOf, testsAffectedBy, type TestSelection } from '../affected-packages';
import { print, printError, shown } from '../../ground/print';
import { withProgress } from '../../ground/progress.mjs';
import { UserError } from '../../ground/user-error';
import { packageNamed, readWorkspace } from '../../ground/workspace';

/**
 * `npm test`: runs all checks and tests, and continues after a failure. `npm test -- mfe-x …`: runs what the team of a package must run.
 * `npm test -- --changed[=commit]`: runs the tests that changes since a commit may break.
 */
export async function main(args: string[] = []) {
  const selection = await selectTests(args);
  await ensureInstalled();
  const total = { passed: 0, failed: 0 };
  const runPart = async (title: string, run: () => Promise<{ passed: number; failed: number }>) => {
    print(shown`\n— ${title}`);
    const { result, taken } = await withProgress(title, () =>
      run().catch((error) => {
        printError(error instanceof UserError || !process.env.DEBUG ? error.message : error);
        return { passed: 0, failed: 1 };
      }),
    );
    const { passed, failed } = result;
    total.passed += passed;
    total.failed += failed;
    print(failed > 0 ? shown`— ${title}: ${failed} failed` : shown`— ${title}: done in ${taken}`);
  };
  const asPart = (check: () => Promise<boolean>) => async () => ({ passed: 0, failed: (await check()) ? 0 : 1 });

  const { packages, journeys } = selection ?? { packages: undefined, journeys: 'all' as const };
  const isTested = (name: string) => packages?.some((one) => one.name === name) ?? true;
  if (packages)
    print(
      shown`Tested: ${packages.map(({ name }) => name).join(', ') || 'no package'}; journeys: ${journeys === 'all' ? 'all' : journeys.join(', ') || 'none'}`,
    );
  if (packages?.length !== 0) {
    await runPart(
      'Types',
      asPart(() => typecheck(packages)),
    );
    // Beside the tests, since the linter uses one processor core. It reads the types that the compiler has written.
    const linted = runPart(
      'Lint',
      asPart(() => lint(packages)),
    );
    if (isTested('shared-kit')) await runPart('What the kit offers', asPart(kitApi));
    await runPart('Unit and platform tests', () => jestTests(({ name }) => isTested(name)));
    await linted;
  }
  if (journeys.length > 0) await runPart('Browser tests', () => browserTests(journeys === 'all' ? [] : journeyFiles(journeys)));
  if (selection && !args.some((arg) => arg.startsWith('-'))) await printUntestedPart(selection);
  print('');
  return summary(total);
}

/** Names the tests that the changes affect and that did not run; nothing if git knows no changes. */
async function printUntestedPart(tested: TestSelection) {
  const files = await changedFiles().catch(() => []);
  const more = untestedPart(testsAffectedBy(files, readWorkspace()), tested);
  if (!more) return;
  const { packages, journeys } = more;
  const parts = [...packages, ...(journeys === 'all' ? ['every journey'] : journeys.map((name) => `the journey ${name}`))];
  print(shown`\nNot tested, though your changes reach it: ${parts.join(', ')}. npm test -- --changed does.`);
}

const OPTIONS = {
  changed: { says: 'what changes since a commit can break; alone since the main branch', type: 'string', alone: '' },
} as const;

/** The tests that the arguments select; null for all. */
async function selectTests(args: string[]) {
  const { values, names } = commandArguments(
    args,
    'Runs all checks and tests, or those of the named packages: npm test -- mfe-auth',
    OPTIONS,
  );
  const packages = readWorkspace();
  if (values.changed !== undefined) return testsAffectedBy(await changedFiles(values.changed || undefined), packages);
  return names.length > 0 ? testsOf(names.map((name) => packageNamed(packages, name))) : null;
}
