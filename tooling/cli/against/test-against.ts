import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildPackages } from '../../build/build-packages';
import { jestTests, type Count, type JestResult } from '../checks';
import { print, shown } from '../../ground/print';
import { UserError } from '../../ground/user-error';
import { packageNamed, readWorkspace, ROOT } from '../../ground/workspace';
import { testFiles } from './test-files';

export interface Target {
  kind: string;
  projectId: string;
  database: string;
  hosts?: { firestore: string };
}

export interface Holdings {
  found(): Promise<string[]>;
  claim(run: string): Promise<void>;
  giveBack(run: string): Promise<void>;
  close(): Promise<void>;
}

/** What is used of platform-emulator/testing. */
export interface Against {
  /** the variable by which tests are told their Firebase */
  AGAINST: string;
  Holdings: new (target: Target) => Holdings;
  readTarget: (env: NodeJS.ProcessEnv, named: string) => Promise<Target>;
  TargetProblem: new () => Error;
}

/**
 * Runs the tests that use a Firebase on the one that the variables name. It must be empty, and is empty again at the end, also after a signal.
 * @param wanted `project`: the id that the command was told, or an empty text; `names`: packages
 */
export async function testAgainst({ project, names, options }: { project: string; names: string[]; options: string[] }): Promise<Count> {
  await buildPackages([packageNamed(readWorkspace(), 'platform-emulator')]);
  const { AGAINST, Holdings, readTarget, TargetProblem }: Against = await import(
    pathToFileURL(join(ROOT, 'platform', 'emulator', 'dist', 'testing.mjs')).href
  );
  const target = await readTarget(process.env, project).catch((error) => {
    throw error instanceof TargetProblem ? new UserError(error.message) : error;
  });
  const where = placeOf(target);
  const holdings = new Holdings(target);
  const run = randomUUID();
  const ended = new AbortController();
  const end = () => ended.abort();
  for (const signal of SIGNALS) process.on(signal, end);
  try {
    await claim(holdings, run, where);
    const { run: files, notRun } = chosen(names, target.kind === 'project');
    print(shown`${where} is empty. ${files.length} test files run on it, one after the other.` + '\n');
    for (const { file, why } of notRun) print(shown`not run here: ${file}: ${why}`);
    try {
      return await jestTests(({ folder }) => files.some((file) => isIn(file, folder)), options, {
        files: files.map((file) => join(ROOT, file)),
        env: { [AGAINST]: JSON.stringify({ target, run }) },
        signal: ended.signal,
        onResult: (result) => printNotRun(result),
      });
    } finally {
      await holdings.giveBack(run);
      print(shown`${where} is empty again.`);
    }
  } finally {
    for (const signal of SIGNALS) process.off(signal, end);
    await holdings.close();
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

async function claim(holdings: Holdings, run: string, where: string) {
  const found = await holdings.found().catch((error) => {
    throw new UserError(shown`${where} does not answer: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
  });
  if (found.length > 0)
    throw new UserError(shown`${where} is not empty, and these tests remove all that it holds. Nothing was changed. It holds:\n  ${found}`);
  await holdings.claim(run);
}

function placeOf({ kind, projectId, database, hosts }: Target) {
  const named = `${projectId}, database ${database}`;
  if (kind === 'project') return `The project ${named}`;
  return `${kind === 'embedded' ? 'The embedded Firebase' : 'The emulator'} at ${hosts?.firestore} (${named})`;
}

/** The test files of the named packages, or of all. */
function chosen(names: string[], project: boolean) {
  const found = testFiles({ project });
  const packages = readWorkspace().filter(({ name }) => names.length === 0 || names.includes(name));
  const isWanted = (file: string) => packages.some(({ folder }) => isIn(file, folder));
  return { run: found.run.filter(isWanted), notRun: found.notRun.filter(({ file }) => isWanted(file)) };
}

/** @param file from the repository's root */
const isIn = (file: string, folder: string) => join(ROOT, file).startsWith(join(folder, '/'));

/** Tests that say themselves what they need. */
function printNotRun(result: JestResult | null) {
  for (const { name, assertionResults } of result?.testResults ?? []) {
    const file = name.slice(ROOT.length + 1).replaceAll('\\', '/');
    for (const { status, fullName } of assertionResults) if (status === 'todo') print(shown`not run here: ${file}: ${fullName}`);
  }
}
