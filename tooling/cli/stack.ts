import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { releaseBuilt, releaseFolder } from '../release/release-folder';
import { dataFolder } from './data-folder';
import { databaseOf, deployedFiles, storageRulesFor } from './deployed-files';
import { startProgram } from './program';
import { runNode } from '../ground/run';
import { linesOf, print as printLine, shown } from '../ground/print';
import { withProgress } from '../ground/progress.mjs';
import { UserError } from '../ground/user-error';
import { ROOT } from '../ground/workspace';
import type { Ports } from '../ground/ports';

export { anyFreePorts, freePortFrom, freePorts, wantedPorts } from '../ground/ports';
export { buildPackages, buildable, requireBuilt, shellWithPseudoLanguage } from '../build/build-packages';
export { PSEUDO_LANGUAGE_ROOT } from '../webpack/dev-folder';
export { startProgram } from './program';
export { runNode } from '../ground/run';
export { releaseFolder } from '../release/release-folder';
export { ROOT } from '../ground/workspace';

const HEALTH_MS = 60_000;
const PROJECT_ID = 'demo-console';

/** What a project does and the embedded Firebase by itself does not (platform/emulator/README.md). */
export interface Switches {
  /** answers take 50 to 200 ms longer */
  distance?: boolean;
  /** the smallest quotas of Auth */
  quotas?: boolean;
  /** the seed of faults now and then */
  faults?: string;
}

export interface StackOptions {
  ports: Ports;
  dataDir: string;
  /** empty the data folder and fill it again */
  fresh?: boolean;
  /** `demo` or `large` */
  size?: string;
  /** where remotes are released, by default this repository's */
  releaseDir?: string;
  /** pages reload after a new build */
  dev?: boolean;
  /** the folder of the shell and of the remotes in development, by default this repository */
  consoleRoot?: string;
  /** remotes in development, which have their own servers and are not released */
  workedOn?: string[];
  /** queries that the deployed indexes could not serve are refused */
  strictIndexes?: boolean;
  /** the same, and the web app's key works on pages of the console alone, as in a project */
  asStrictAsProduction?: boolean;
  /** of the embedded Firebase, once the data folder is filled */
  switches?: Switches;
  /** other pages that may call the embedded Firebase */
  moreOrigins?: string[];
  /** builds shell and remotes; runs while the data folder is filled */
  build?: () => Promise<void>;
  /** aborts the start */
  signal?: AbortSignal;
  /** gets the lines of the programs for the terminal */
  print?: (line: string) => void;
}

/** Releases the builds, starts the embedded Firebase, fills it if it is empty, starts API and web server, and waits until all answer. */
export async function startStack({
  ports,
  dataDir,
  releaseDir = releaseFolder(),
  fresh = false,
  size = 'demo',
  dev = false,
  consoleRoot,
  workedOn = [],
  strictIndexes = false,
  switches = {},
  moreOrigins = [],
  asStrictAsProduction = false,
  build,
  signal,
  print = printLine,
}: StackOptions) {
  if (!build) await release(releaseDir, workedOn, print);
  const database = await databaseOf();
  const data = dataFolder(resolve(ROOT, dataDir));
  const { processUsing }: { processUsing: (folder: string) => number | undefined } = await import(
    pathToFileURL(bundle('emulator', 'data')).href
  );
  const mustFill = data.prepare({ fresh, usedBy: processUsing(data.firebase) });
  const url = `http://127.0.0.1:${ports.web}`;
  // Where users open it: behind a proxy nobody but this machine reaches the URL above.
  const opened = process.env.TRIAL_ORIGIN || url;
  const env = {
    PROJECT_ID,
    FIRESTORE_DATABASE: database,
    PORT: String(ports.web),
    AUTH_PORT: String(ports.auth),
    FIRESTORE_PORT: String(ports.firestore),
    STORAGE_PORT: String(ports.storage),
    RELEASE_DIR: releaseDir,
  };
  const consoleOrigins = [url, opened, `http://localhost:${ports.web}`, ...moreOrigins, process.env.CONSOLE_ORIGINS].filter(Boolean).join();
  const programs: ReturnType<typeof startProgram>[] = [];

  function start(name: string, folder: string, more: NodeJS.ProcessEnv, args: string[] = [], startsBy?: string) {
    const program = startProgram({
      name,
      file: bundle(folder),
      args,
      startsBy,
      logFile: join(data.path, 'logs', `${folder}.log`),
      print,
      env: { ...env, ...more },
    });
    programs.push(program);
    return program;
  }

  async function stop() {
    // Stops in reverse order, since the web server is a client of the embedded Firebase.
    for (const program of programs.splice(0).reverse()) await program.stop();
  }

  try {
    signal?.addEventListener('abort', () => void stop(), { once: true });
    const startEmulator = (switched: NodeJS.ProcessEnv) =>
      start(
        'embedded Firebase',
        'emulator',
        {
          DATA_DIR: data.firebase,
          CONSOLE_ORIGINS: consoleOrigins,
          ACTION_URL: `${opened}/emailActions`,
          ...deployedRules(database, data.path),
          ...switched,
        },
        asStrictAsProduction ? ['--as-strict-as-production'] : strictIndexes ? ['--strict-indexes'] : [],
        shown`Reading the documents in ${data.path}`,
      );
    const switched = variablesOf(switches);
    // The demo data would hit the quotas, and one of their calls would fail.
    const fillsFirst = mustFill && Object.keys(switched).length > 0;
    let emulator = startEmulator(fillsFirst ? {} : switched);
    await emulator.ready;
    const filling = mustFill ? fill(size, env, print) : undefined;
    if (fillsFirst) {
      await filling;
      await emulator.stop();
      emulator = startEmulator(switched);
      await emulator.ready;
    }
    // Await both, so that a failure of either is reported at once.
    if (build) await Promise.all([build().then(() => release(releaseDir, workedOn, print)), filling]);
    const web = start('web server', 'web', {
      // Overrides are for the one who develops, not for a team.
      ALLOW_OVERRIDES: opened === url ? '1' : '',
      HELP_URL: process.env.HELP_URL ?? `${opened}/__help`,
      DEV: dev ? '1' : '',
      WORKED_ON: workedOn.join(),
      ...(consoleRoot && { CONSOLE_ROOT: consoleRoot }),
    });
    await filling;
    await web.ready;
    await Promise.race([waitUntilReady(`${url}/api/health`), web.died, emulator.died]);
    if (mustFill) data.markSeeded(size);
    return { url, ports, env, stop, size: data.size(), died: Promise.race([web.died, emulator.died]) };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Releases the builds of remotes. */
async function release(folder: string, except: string[], print: (line: string) => void) {
  const { skipped } = await releaseBuilt(folder, except);
  if (skipped.length > 0)
    print(shown`Not as built, because somebody rolled it back or tries it out: ${skipped.join(', ')}. See npm run releases.`);
}

/** What a project deploys, for the embedded Firebase. @param folder for rules that are written for this database */
function deployedRules(database: string, folder: string) {
  const { firestoreRules, storageRules: written, firestoreIndexes, bucketCors } = deployedFiles(ROOT);
  const rules = readFileSync(written, 'utf8');
  const rulesOfDatabase = storageRulesFor(rules, database);
  // Faults of rules are reported with their file, which is that of the repository if it can be.
  const storageRules = rulesOfDatabase === rules ? written : join(folder, 'storage.rules');
  if (storageRules !== written) writeFileSync(storageRules, rulesOfDatabase);
  return { FIRESTORE_RULES: firestoreRules, STORAGE_RULES: storageRules, FIRESTORE_INDEXES: firestoreIndexes, STORAGE_CORS: bucketCors };
}

const variablesOf = ({ distance, quotas, faults }: Switches): NodeJS.ProcessEnv => ({
  ...(distance && { DISTANCE: '1' }),
  ...(quotas && { QUOTAS: '1' }),
  ...(faults !== undefined && { FAULTS: faults }),
});

const bundle = (name: string, entry: string = 'main') => join(ROOT, 'platform', name, 'dist', `${entry}.mjs`);

async function fill(size: string, env: NodeJS.ProcessEnv, print: (line: string) => void) {
  print('Filling the data folder with demo data …');
  const { result, taken } = await withProgress('demo data', () => runNode([bundle('seed'), `--size=${size}`], { quiet: true, env }));
  const { code, output } = result;
  if (code !== 0)
    throw new UserError(shown`The demo data could not be written:\n${linesOf(output.trimEnd().split('\n').slice(-8).join('\n'))}`);
  print(shown`  filled in ${taken}`);
}

/** Resolves when the URL answers 200. */
async function waitUntilReady(url: string) {
  const deadline = Date.now() + HEALTH_MS;
  let lastAnswer = 'no answer';
  while (Date.now() < deadline) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
      if (response.ok) return;
      lastAnswer = `${response.status} ${(await response.text()).slice(0, 300)}`;
    } catch (error) {
      lastAnswer = error instanceof Error ? error.message : String(error);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new UserError(shown`The console did not become ready within ${HEALTH_MS / 1000} s: ${url} says ${lastAnswer}`);
}
