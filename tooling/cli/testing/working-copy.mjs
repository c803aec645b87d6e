import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { copyDataFolder } from '../data-folder.mjs';
import { SERVICES } from '../ports.mjs';
import { ROOT } from '../workspace.mjs';

/** Generated folders that are not copied. Builds are copied, since the console of a copy needs those of the other packages. */
const NOT_COPIED = new Set(['node_modules', '.git', '.cache', '.data', '.release', 'coverage', 'test-results', 'playwright-report']);

/** Not copied either, since the journey of the gallery may be building it at this time. */
const GALLERY = join(ROOT, 'gallery', 'dist');

/** Copies this repository with its builds. @param {string} folder */
export const copyRepository = (folder) =>
  cp(ROOT, folder, {
    recursive: true,
    preserveTimestamps: true,
    filter: (source) => !NOT_COPIED.has(basename(source)) && source !== GALLERY,
  });

/**
 * Copies the data of the stack that the journeys share, if there is one, into a data folder of a stack of its own: filling that one takes ten seconds of a
 * processor.
 * @param {string} folder empty, or not there
 */
export async function copyStackData(folder) {
  const shared = process.env.STACK_DATA_DIR;
  if (shared === undefined) return;
  const { copyData } = await import(pathToFileURL(join(ROOT, 'platform', 'emulator', 'dist', 'data.mjs')).href);
  await copyDataFolder(shared, folder, copyData);
}

/**
 * A copy of this repository in which `npm run dev` is running.
 * @typedef {object} WorkingCopy
 * @property {string} url of its console
 * @property {(...parts: string[]) => string} path of a file of the copy
 * @property {() => string} output what the command has printed
 * @property {() => Promise<void>} stop
 */

/**
 * Runs `npm run dev -- <remote> …` in a copy, with its own Firebase. `prepare` changes files of the copy before. Ports from `firstPort` on are used.
 * @param {string[]} remotes @param {(path: WorkingCopy['path']) => Promise<void>} prepare @param {{ firstPort?: number }} [options]
 * @returns {Promise<WorkingCopy>}
 */
export async function workingCopy(remotes, prepare, { firstPort } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'console-work-'));
  await copyRepository(folder);
  const path = (/** @type {string[]} */ ...parts) => join(folder, ...parts);
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
  /** @type {Promise<string>} */
  const url = new Promise((resolve, reject) => {
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
