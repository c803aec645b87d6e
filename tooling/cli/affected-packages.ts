import { basename } from 'node:path';
import { usedPackages } from '../build/changes';
import { runToEnd } from '../ground/run';
import { shown } from '../ground/print';
import { UserError } from '../ground/user-error';
import { ROOT, type Package } from '../ground/workspace';

export interface TestSelection {
  /** those whose checks and suites run */
  packages: Package[];
  /** the files of journeys, without `.spec.ts` */
  journeys: string[] | 'all';
}

/** Documentation, whose changes need no tests. */
const DOCUMENTATION = /\.(md|png)$/;

/** Files of journeys and of texts. Any other file outside of the packages, such as the lock file, may affect every test. */
const JOURNEY = /^e2e\/journeys\/([\w-]+)\.spec\.ts$/;
const TEXTS = /^locales\/(?:[a-z]{2}-[A-Z]{2}\/([\w-]+)\.json|texts\/([\w-]+)\.ts)$/;

/** Packages whose code takes part in every journey. */
const IN_EVERY_JOURNEY = /^(shell|shared-kit|locales|tooling|e2e|platform-.*)$/;

/** The tests that the teams of some packages must run: their suites and contracts, and the journeys that cross them. */
export const testsOf = (packages: Package[]): TestSelection => ({
  packages,
  journeys: packages.some(({ name }) => IN_EVERY_JOURNEY.test(name)) ? 'all' : journeysOf(packages),
});

/**
 * The tests that a change may break: of the packages whose files have changed and those that use them, and the journeys that cross them.
 * @param files by their path in the repository
 */
export function testsAffectedBy(files: string[], packages: Package[], root: string = ROOT): TestSelection {
  const changed = new Set<Package>();
  const journeys = new Set<string>();
  for (const file of files.filter((one) => !DOCUMENTATION.test(one))) {
    const journey = JOURNEY.exec(file)?.[1];
    const namespace = TEXTS.exec(file)?.slice(1).find(Boolean);
    const texts = namespace === undefined ? undefined : packages.find((one) => one.namespace === namespace);
    const home = packages.find(({ folder }) => file.startsWith(`${folder.slice(root.length + 1).replaceAll('\\', '/')}/`));
    if (journey !== undefined) journeys.add(journey);
    // A change of a remote's texts concerns that remote and the tests of all texts.
    else if (texts) [texts, home].forEach((one) => one && changed.add(one));
    else if (home) packages.filter((one) => usedPackages(one, packages).includes(home)).forEach((one) => changed.add(one));
    else return { packages, journeys: 'all' };
  }
  const affected = packages.filter((one) => changed.has(one));
  const crossed = testsOf(affected.filter(({ name }) => name !== 'locales')).journeys;
  return { packages: affected, journeys: crossed === 'all' ? 'all' : [...new Set([...crossed, ...journeys])].sort() };
}

/** The tests that a change affects and that a team does not run; null if there are none. */
export function untestedPart(change: TestSelection, tested: TestSelection): { packages: string[]; journeys: string[] | 'all' } | null {
  const covered = new Set(tested.packages.map(({ name }) => name));
  const packages = change.packages.map(({ name }) => name).filter((name) => !covered.has(name));
  const notTested = (name: string) => tested.journeys !== 'all' && !tested.journeys.includes(name);
  const journeys = change.journeys !== 'all' ? change.journeys.filter(notTested) : tested.journeys === 'all' ? [] : 'all';
  return packages.length > 0 || journeys.length > 0 ? { packages, journeys } : null;
}

const journeysOf = (packages: Package[]) => [...new Set(packages.flatMap(({ journeys }) => journeys))].sort();

/** The files that differ from a commit, with what is not committed yet. Without one, from where this branch left the main one. */
export async function changedFiles(since?: string): Promise<string[]> {
  const base = since ?? (await firstOutputOf(['merge-base HEAD @{upstream}', 'merge-base HEAD origin/main', 'rev-parse HEAD~1']));
  if (!base) throw new UserError('Nothing tells what has changed: name a commit, as in npm test -- --changed=main');
  const [changed, untracked] = await Promise.all([
    git('diff', '--name-only', '--no-renames', base),
    git('ls-files', '--others', '--exclude-standard'),
  ]);
  if (changed === null || untracked === null) throw new UserError(shown`git knows no commit "${base}".`);
  return [...changed.split('\n'), ...untracked.split('\n')].filter(Boolean);
}

async function firstOutputOf(commands: string[]) {
  for (const command of commands) {
    const output = (await git(...command.split(' ')))?.trim();
    if (output) return output;
  }
  return null;
}

async function git(...args: string[]) {
  const { code, output } = await runToEnd('git', args, { quiet: true });
  return code === 0 ? output : null;
}

/** The arguments that make Playwright run some journeys. */
export const journeyFiles = (journeys: string[]) => journeys.map((name) => `journeys/${basename(name)}.spec.ts`);
