import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SERVICES } from '../../ground/ports';
import { ROOT } from '../../ground/workspace';
import { copyDataFolder } from '../data-folder';

/** Generated folders that are not copied. Builds are copied, since the console of a copy needs those of the other packages. */
const NOT_COPIED = new Set(['node_modules', '.git', '.cache', '.data', '.release', 'coverage', 'test-results', 'playwright-report']);

/** Not copied either, since the journey of the gallery may be building it at this time. */
const GALLERY = join(ROOT, 'gallery', 'dist');

/** Copies this repository with its builds. */
export const copyRepository = (folder: string) =>
  cp(ROOT, folder, {
    recursive: true,
    preserveTimestamps: true,
    filter: (source) => !NOT_COPIED.has(basename(source)) && source !== GALLERY,
  });

/**
 * Copies the data of the stack that the journeys share, if there is one, into a data folder of a stack of its own, which is empty or not there: filling
 * that one takes ten seconds of a processor.
 */
export async function copyStackData(folder: string): Promise<void> {
  const shared = process.env['STACK_DATA_DIR'];
  if (shared === undefined) return;
  const { copyData } = (await import(pathToFileURL(join(ROOT, 'platform', 'emulator', 'dist', 'data.mjs')).href)) as {
    copyData: Parameters<typeof copyDataFolder>[2];
  };
  await copyDataFolder(shared, folder, copyData);
}

/** A copy of this repository in which `npm run dev` is running. */
export interface WorkingCopy {
  /** of its console */
  url: string;
  /** of a file of the copy */
  path: (...parts: string[]) => string;
  /** what the command has printed */
  output: () => string;
  stop: () => Promise<void>;
}

/** Runs `npm run dev -- <remote> …` in a copy, with its own Firebase. `prepare` changes files of the copy before. Ports from `firstPort` on are used. */
export async function workingCopy(
  remotes: string[],
  prepare: (path: WorkingCopy['path']) => Promise<void>,
  { firstPort }: { firstPort?: number } = {},
): Promise<WorkingCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'console-work-'));
  await copyRepository(folder);
  const path = (...parts: string[]) => join(folder, ...parts);
  await prepare(path);
  await copyStackData(path('.data'));
  const command = [path('tooling', 'cli', 'command.mjs'), 'dev', ...remotes, '--any-port', '--no-build'];
  const ports =
    firstPort === undefined
      ? {}
      : Object.fromEntries(Object.values(SERVICES).map(({ variable }, place) => [variable, String(firstPort + place)]));
  const env = { ...process.env, ...ports, DATA_DIR: path('.data'), RELEASE_DIR: path('.release') };
  const dev = spawn(process.execPath, command, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  const url: Promise<string> = new Promise((resolve, reject) => {
    for (const stream of [dev.stdout, dev.stderr]) {
      stream.on('data', (data) => {
        printed += data;
        const [, ready] = /Console ready: (\S+)/.exec(printed) ?? [];
        if (ready) resolve(ready);
      });
    }
    dev.once('exit', (code) => reject(new Error(`npm run dev ended with code ${code}:\n${printed}`)));
  });
  const stop = async () => {
    if (dev.exitCode === null && dev.signalCode === null) {
      const ended = once(dev, 'exit');
      dev.kill('SIGTERM');
      await ended;
    }
    await rm(folder, { recursive: true, force: true });
  };
  try {
    return { url: await url, path, output: () => printed, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
