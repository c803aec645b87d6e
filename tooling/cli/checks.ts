import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { join, relative } from 'node:path';
import { runNode, withTypeScript } from '../ground/run';
import { ROOT, readWorkspace, type Package } from '../ground/workspace';
import { print, printError, shown } from '../ground/print';
import { lintCache } from './lint-cache';
import { UserError } from '../ground/user-error';

export interface Count {
  passed: number;
  failed: number;
}

/** The program that checks types: TypeScript 7 (docs/testing.md). */
export const COMPILER = join(ROOT, 'tooling', 'node_modules', 'typescript-native', 'bin', 'tsc');
const RESULTS = join(ROOT, '.cache', 'results');
const bin = (...path: string[]) => join(ROOT, 'node_modules', ...path);

/** Type-checks everything, or some packages and those that they use. */
export async function typecheck(only?: Package[]) {
  const projects = only?.map(({ folder }) => folder) ?? [ROOT];
  const { code } = await runNode([COMPILER, '-b', ...projects]);
  return code === 0;
}

/** Refuses packages with wrong types, which the compiler has printed. */
export async function requireTypes(packages: Package[]) {
  if (!(await typecheck(packages))) throw new UserError('The types above are wrong. Nothing was built.');
}

/** Whether the kit's declarations are those of the committed reports. Call it after the compiler. */
export async function kitApi() {
  const { KitApi } = await import('../api-report/kit-api');
  const fault = new KitApi(join(ROOT, 'shared-kit')).fault();
  if (fault) printError(fault);
  return fault === null;
}

/**
 * Checks the form of files, or writes it. Prints the files that have another.
 * @param options `files`: paths from the repository's root; without them all files
 */
export async function format({ write = false, files = [] }: { write?: boolean; files?: string[] } = {}) {
  const cache = ['--cache', '--cache-strategy', 'content', '--cache-location', join(ROOT, '.cache', 'prettier')];
  const wanted = files.length > 0 ? [...new Set(files)] : ['.'];
  const { code, output } = await runNode(
    [
      bin('prettier', 'bin', 'prettier.cjs'),
      ...cache,
      ...(write ? [] : ['--no-error-on-unmatched-pattern']),
      write ? '--write' : '--check',
      '--log-level',
      write ? 'error' : 'warn',
      ...wanted,
    ],
    { quiet: true },
  );
  if (output) printError(output.trimEnd());
  return code === 0;
}

/** Checks form, style, layer rules, imports between folders, and, if all packages are checked, that everything has a user and what ships is listed. */
export async function lint(only?: Package[]) {
  // The linter uses one processor core for most of the time; the other checks, one after the other, use the second.
  const [isStyled, others] = await Promise.all([style(only), otherChecks(only)]);
  return isStyled && others.every(Boolean);
}

async function otherChecks(only?: Package[]): Promise<boolean[]> {
  const ofSome = [await imports(only), await format({ files: only?.flatMap(filesOfForm) })];
  return only === undefined ? [...ofSome, await isAllUsed(), await isListWhole()] : ofSome;
}

/** A package's files, and those beside the packages, which name all of them. Without a cache all files take a minute. */
const filesOfForm = ({ folder }: Package): string[] => [relative(ROOT, folder).replaceAll('\\', '/'), '*.{js,json,md,mjs,ts,yaml}'];

/**
 * Checks the rules that read types, and those of style and layers with a cache of unchanged files. The compiler runs first, because both read the
 * declarations that it writes. Prints all problems at the end.
 */
async function style(only?: Package[]) {
  const folders = only?.map(({ folder }) => folder) ?? ['.'];
  await runNode([COMPILER, '-b', ...(only?.map(({ folder }) => folder) ?? [ROOT])], { quiet: true });
  const typed = await runNode(withTypeScript([bin('oxlint', 'bin', 'oxlint'), '--format', 'unix', ...folders]), { quiet: true });
  if (typed.code !== 0) printError(typed.output.trimEnd());
  const cache = ['--cache', '--cache-strategy', 'content', '--cache-location', lintCache(readWorkspace()) + '/'];
  const { code, output } = await runNode([bin('eslint', 'bin', 'eslint.js'), ...cache, '--max-warnings', '0', ...folders], { quiet: true });
  if (output) printError(output.trimEnd());
  return typed.code === 0 && code === 0;
}

/** Packages whose code is not in a folder `src`, or in several. */
const WITHOUT_SOURCES = new Set(['bench', 'e2e', 'tooling']);

/** Checks floors and entries, and forbids import cycles, by `.dependency-cruiser.mjs`. */
async function imports(only: Package[] = readWorkspace()) {
  const folders = only
    .map(({ name, folder }) => `${relative(ROOT, folder).replaceAll('\\', '/')}${WITHOUT_SOURCES.has(name) ? '' : '/src'}`)
    .filter((folder) => existsSync(join(ROOT, folder)));
  if (folders.length === 0) return true;
  const { code, output } = await runNode(withTypeScript([bin('dependency-cruiser', 'bin', 'dependency-cruise.mjs'), ...folders]), {
    quiet: true,
  });
  if (code !== 0) printError(output.trimEnd());
  return code === 0;
}

/** Finds files, exports and dependencies that nobody uses, by `knip.json`. */
async function isAllUsed() {
  const { code, output } = await runNode(
    [bin('knip', 'bin', 'knip.js'), '--no-progress', '--no-config-hints', '--include', 'files,exports,types,dependencies'],
    { quiet: true },
  );
  if (code !== 0) printError(output.trimEnd());
  return code === 0;
}

/** Checks the list of what ships, which `npm run release` writes. */
async function isListWhole() {
  // Without a shell there are no releases.
  if (!readWorkspace().some(({ kind }) => kind === 'shell')) return true;
  const { readThirdParty } = await import('../audit/notices');
  const { readShippedList, shippedListFaults } = await import('../audit/shipped-list');
  const thirdParty = await readThirdParty();
  const faults = shippedListFaults(await readShippedList(thirdParty), thirdParty);
  if (faults.length > 0) printError(shown`The list of what ships:\n  ${faults}`);
  return faults.length === 0;
}

/**
 * A test makes many objects and drops them soon. With room for more of them Node collects less often, which saves a tenth of the processor time.
 * Jest passes the option on to its workers.
 */
const ROOM_FOR_NEW_OBJECTS = '--max-semi-space-size=64';

/**
 * The Jest tests of some packages in one run; the number in SHUFFLE shuffles the tests of each file.
 * @param only `files`: these alone, one after
 *   the other; `signal` ends the run
 */
export async function jestTests(
  wanted: (one: Package) => boolean,
  args: string[] = [],
  {
    files,
    env,
    signal,
    onResult,
  }: { files?: string[]; env?: NodeJS.ProcessEnv; signal?: AbortSignal; onResult?: (result: JestResult | null) => void } = {},
): Promise<Count> {
  const packages = readWorkspace().filter((one) => existsSync(join(one.folder, 'jest.config.js')) && wanted(one));
  if (packages.length === 0) return { passed: 0, failed: 0 };
  const file = resultFile('jest');
  const report = ['--json', '--outputFile', file];
  // A single package runs with its own configuration, which also writes reports for testers.
  const alone = packages.length === 1 ? packages[0]?.folder : undefined;
  const projects = alone === undefined ? ['--projects', ...packages.map(({ folder }) => folder)] : [];
  // One more than the cores, because some workers always wait for a lock or a server.
  const workers = files ? 1 : availableParallelism() + 1;
  // A process that is larger after a test file is replaced, which costs time. Together they are to take no more than half of the memory.
  const megabytes = Math.max(600, Math.min(1500, Math.floor(totalmem() / 2 / workers / 1024 ** 2)));
  // By default Jest reports after half a second that a test keeps the process open. On a busy machine processes need longer to end.
  const processes = [`--maxWorkers=${workers}`, `--workerIdleMemoryLimit=${megabytes}MB`, '--workerGracefulExitTimeout=10000'];
  const order = process.env.SHUFFLE ? ['--randomize', `--seed=${process.env.SHUFFLE}`] : [];
  const paths = files ? ['--runTestsByPath', ...files] : [];
  const { code } = await runNode(
    [ROOM_FOR_NEW_OBJECTS, bin('jest', 'bin', 'jest.js'), ...report, ...processes, ...order, ...projects, ...args, ...paths],
    {
      // Jest reports to standard error.
      onLine: () => {},
      ...(alone !== undefined && { cwd: alone }),
      env,
      signal,
    },
  );
  const result = readResult(file);
  onResult?.(result);
  return atLeastOneFailure(code, countJest(result));
}

/** Runs the browser tests. A failed one is tried once more in a new browser; Playwright lists those that pass then (ADR-0017). */
export async function browserTests(args: string[] = []): Promise<Count> {
  const e2e = join(ROOT, 'e2e');
  const file = resultFile('playwright');
  const cli = join(e2e, 'node_modules', '@playwright', 'test', 'cli.js');
  const { code } = await runNode([cli, 'test', '--reporter=list,json', '--retries=1', ...args], {
    cwd: e2e,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  return atLeastOneFailure(code, countPlaywright(readResult(file)));
}

/** What is read of the file of Jest's JSON reporter. */
export interface JestResult {
  numPassedTests?: number;
  numFailedTests?: number;
  numRuntimeErrorTestSuites?: number;
  testResults?: { name: string; assertionResults: { status: string; fullName: string }[] }[];
}

/** What is read of the file of Playwright's JSON reporter. */
export interface PlaywrightResult {
  stats?: { expected?: number; flaky?: number; unexpected?: number };
}

/** @param result null if Jest wrote none */
export function countJest(result: JestResult | null): Count {
  // A file that cannot be loaded counts as one failed test.
  return { passed: result?.numPassedTests ?? 0, failed: (result?.numFailedTests ?? 0) + (result?.numRuntimeErrorTestSuites ?? 0) };
}

/** @param result null if Playwright wrote none */
export function countPlaywright(result: PlaywrightResult | null): Count {
  const { expected = 0, flaky = 0, unexpected = 0 } = result?.stats ?? {};
  return { passed: expected + flaky, failed: unexpected };
}

/** Counts a failure for a run that failed without a failed test, for example because no browser was found. */
export function atLeastOneFailure(code: number, count: Count) {
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

function resultFile(name: string) {
  mkdirSync(RESULTS, { recursive: true });
  const file = join(RESULTS, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

function readResult(file: string) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** Prints the last line of every test command. */
export function summary({ passed, failed }: Count) {
  print(shown`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
