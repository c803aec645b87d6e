import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseFolder, runNode, startProgram } from 'tooling/stack';
import { copyRepository } from 'tooling/working-copy';

/** A copy of this repository and its releases in a temporary folder, which a test may change. */
export interface CleanCopy {
  /** Runs a command of the copy, such as `build mfe-x`; throws with its output when it fails. */
  run: (...command: string[]) => Promise<string>;
  /** Serves the copy's console beside the tests' console, on the same Firebase. Returns its URL. */
  serve: () => Promise<string>;
  remove: () => Promise<void>;
}

export async function cleanCopy(): Promise<CleanCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'console-copy-'));
  const releaseDir = join(folder, '.release');
  await copyRepository(folder);
  await cp(releaseFolder(), releaseDir, { recursive: true });
  let web: ReturnType<typeof startProgram> | undefined;
  return {
    async run(command, ...args) {
      const file = join(folder, 'tooling', 'cli', 'command.mjs');
      const { code, output } = await runNode([file, command, ...args], { cwd: folder, quiet: true, env: { RELEASE_DIR: releaseDir } });
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
    async remove() {
      await web?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
