import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { readJson, ROOT } from '../ground/workspace';
import { EXAMPLE } from './pack';

const run = promisify(execFile);

/** Runs npm in a folder. When it fails, its output is the message of the error. */
export const runNpm = (cwd: string, ...args: string[]) => runNpmWith({}, cwd, args);

async function runNpmWith(settings: NodeJS.ProcessEnv, cwd: string, args: string[]): Promise<string> {
  const isWindows = process.platform === 'win32';
  const { NODE_ENV: _ofJest, ...inherited } = process.env;
  const env = { ...inherited, ...settings };
  try {
    const { stdout, stderr } = await run(isWindows ? 'npm.cmd' : 'npm', args, { cwd, env, maxBuffer: 1 << 26, shell: isWindows });
    return stdout + stderr;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`npm ${args.join(' ')} failed:\n${stdout}${stderr}`, { cause: error });
  }
}

/**
 * For journeys: creates a repository with the example remote and the packed kit. The kit's dependencies are links to those of this repository, which
 * takes only a second; `installRepository` installs them.
 * @returns its folder, outside of this repository
 */
export async function linkRepository(tarballs: string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'remote-of-its-own-'));
  cpSync(EXAMPLE, folder, { recursive: true });
  for (const tarball of tarballs) {
    const installed = join(folder, 'node_modules', basename(tarball).replace(/-\d.*$/, ''));
    mkdirSync(installed, { recursive: true });
    await run('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1']);
  }
  for (const name of readdirSync(join(folder, 'node_modules'))) {
    const { dependencies } = readJson(join(folder, 'node_modules', name, 'package.json'));
    for (const dependency of Object.keys(dependencies))
      link(join(ROOT, name, 'node_modules', dependency), join(folder, 'node_modules', dependency));
  }
  return folder;
}

function link(from: string, to: string) {
  if (existsSync(to)) return;
  mkdirSync(dirname(to), { recursive: true });
  symlinkSync(from, to, 'junction');
}

/** Builds the remote as its team does. */
export const build = (folder: string) => runNpm(folder, 'run', 'build');

/** Publishes the remote as its team does. */
export const publishRemote = (folder: string, options: string[], settings: NodeJS.ProcessEnv = {}) =>
  runNpmWith(settings, folder, ['run', 'publish-remote', '--', ...options]);
