import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { releaseFolder, ROOT, runNode, startProgram } from 'tooling/stack';

/** What a repository gathers while somebody works on it. What was built goes along: it is the rest of the console. */
const NOT_COPIED = new Set(['node_modules', '.git', '.cache', '.data', '.release', 'coverage', 'test-results', 'playwright-report']);

/** A copy of this repository and its releases in a folder of its own, to change. */
export interface CleanCopy {
  /** Runs a command of the copy's front door, such as `build mfe-x`; throws with its output when it fails. */
  run: (...command: string[]) => Promise<string>;
  /** Serves the copy's console beside the one that the tests use, on the same Firebase. Returns its address. */
  serve: () => Promise<string>;
  /** Runs `npm run dev` for one of its remotes, with a Firebase of its own. Returns its address. */
  develop: (remote: string) => Promise<string>;
  /** Where a file of it lies. */
  path: (...parts: string[]) => string;
  remove: () => Promise<void>;
}

/** The ports of the stack that the tests use: another one takes its own. */
const NO_PORTS = { PORT: undefined, AUTH_PORT: undefined, FIRESTORE_PORT: undefined, STORAGE_PORT: undefined };

/** Where a console answers that was started by the front door; throws with what it printed when it ends before. */
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

export async function cleanCopy(): Promise<CleanCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'console-copy-'));
  const releaseDir = join(folder, '.release');
  await cp(ROOT, folder, { recursive: true, preserveTimestamps: true, filter: (source) => !NOT_COPIED.has(basename(source)) });
  await cp(releaseFolder(), releaseDir, { recursive: true });
  let web: ReturnType<typeof startProgram> | undefined;
  let dev: ChildProcess | undefined;
  return {
    path: (...parts) => join(folder, ...parts),
    async run(command, ...args) {
      const file = join(folder, 'tooling', 'front-door', `${command}.mjs`);
      const { code, output } = await runNode([file, ...args], { cwd: folder, quiet: true, env: { RELEASE_DIR: releaseDir } });
      if (code !== 0) throw new Error(`npm run ${command} -- ${args.join(' ')} failed in ${folder}:\n${output}`);
      return output;
    },
    async serve() {
      web = startProgram({
        name: 'web server of the copy',
        file: join(folder, 'platform', 'web', 'dist', 'main.mjs'),
        env: { PORT: process.env.SECOND_PORT, RELEASE_DIR: releaseDir },
        logFile: join(folder, '.cache', 'web.log'),
        print: () => {},
      });
      const { ready } = await web.ready;
      return String(ready);
    },
    async develop(remote) {
      const file = join(folder, 'tooling', 'front-door', 'dev.mjs');
      const env = { ...process.env, DATA_DIR: join(folder, '.data'), RELEASE_DIR: releaseDir, ...NO_PORTS };
      dev = spawn(process.execPath, [file, remote, '--any-port', '--no-build', '--fresh'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
      return addressOf(dev);
    },
    async remove() {
      await web?.stop();
      if (dev?.exitCode === null) {
        const ended = once(dev, 'exit');
        dev.kill('SIGTERM');
        await ended;
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}
