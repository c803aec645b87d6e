import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ROOT } from 'tooling/stack';

/** What a repository gathers while somebody works on it. What was built goes along: it is the rest of the console. */
const NOT_COPIED = new Set(['node_modules', '.git', '.cache', '.data', '.release', 'coverage', 'test-results', 'playwright-report']);

/** A copy of this repository in which somebody works on a remote. */
export interface WorkingCopy {
  url: string;
  /** Where a file of it lies. */
  path: (...parts: string[]) => string;
  stop: () => Promise<void>;
}

/** Runs `npm run dev -- <remote>` in a copy, with a Firebase of its own. `prepare` changes files of it before. */
export async function workingCopy(remote: string, prepare: (path: WorkingCopy['path']) => Promise<void>): Promise<WorkingCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'console-work-'));
  await cp(ROOT, folder, { recursive: true, preserveTimestamps: true, filter: (source) => !NOT_COPIED.has(basename(source)) });
  const path: WorkingCopy['path'] = (...parts) => join(folder, ...parts);
  await prepare(path);
  const command = [join(folder, 'tooling', 'front-door', 'command.mjs'), 'dev', remote, '--any-port', '--no-build', '--fresh'];
  const env = { ...process.env, DATA_DIR: join(folder, '.data'), RELEASE_DIR: join(folder, '.release') };
  const dev = spawn(process.execPath, command, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const stop = async () => {
    if (dev.exitCode === null) {
      const ended = once(dev, 'exit');
      dev.kill('SIGTERM');
      await ended;
    }
    await rm(folder, { recursive: true, force: true });
  };
  try {
    return { url: await addressOf(dev), path, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Where the console answers; throws with what was printed when it ends before. */
function addressOf(program: ChildProcess): Promise<string> {
  let printed = '';
  return new Promise((resolve, reject) => {
    for (const stream of [program.stdout, program.stderr]) {
      stream?.on('data', (data: Buffer) => {
        printed += data.toString();
        const [, address] = /Console ready: (\S+)/.exec(printed) ?? [];
        if (address) resolve(address);
      });
    }
    program.once('exit', (code) => reject(new Error(`It ended with code ${code}:\n${printed}`)));
  });
}
