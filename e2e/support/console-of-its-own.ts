import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENTRY_FILE, FILES_LIST, integrityOf, openStore, publish, readBuilt, releaseFolder, rollBack } from 'tooling/release';
import { ROOT, runNode, startProgram } from 'tooling/stack';

type Listed = ReturnType<typeof readBuilt>['entry'];
type CanaryFor = { percent?: number; companies?: string[] };

/** A console with releases of its own, on the Firebase of the tests. */
export interface ConsoleOfItsOwn {
  url: string;
  /** Publishes the build in a folder, with other words about itself. */
  publishBuild: (folder: string, changes?: Partial<Listed>, canary?: CanaryFor) => Promise<void>;
  /** Publishes what was built of a remote once more, as another version. */
  publish: (remote: string, version: string, canary?: CanaryFor) => Promise<void>;
  rollBack: (remote: string) => Promise<void>;
  /** Runs a command of the front door on these releases. */
  run: (...command: string[]) => Promise<string>;
  stop: () => Promise<void>;
}

export async function consoleOfItsOwn(): Promise<ConsoleOfItsOwn> {
  const folder = await mkdtemp(join(tmpdir(), 'console-own-'));
  const releases = join(folder, 'releases');
  await cp(releaseFolder(), releases, { recursive: true });
  const store = openStore(releases);
  const web = startProgram({
    name: 'web server of its own',
    file: join(ROOT, 'platform', 'web', 'dist', 'main.mjs'),
    env: { PORT: process.env.THIRD_PORT, RELEASE_DIR: releases },
    logFile: join(folder, 'web.log'),
    print: () => {},
  });
  const { ready } = await web.ready;
  const publishBuild: ConsoleOfItsOwn['publishBuild'] = async (built, changes, canary) => {
    const { entry, files } = readBuilt(built);
    const listed = { ...entry, ...changes };
    const changed = new Map(files).set(ENTRY_FILE, Buffer.from(JSON.stringify(listed)));
    changed.delete(FILES_LIST);
    changed.set(FILES_LIST, Buffer.from(JSON.stringify(Object.fromEntries([...changed].map(([name, bytes]) => [name, integrityOf(bytes)])))));
    await publish(store, { entry: listed, files: changed }, { canary });
  };
  return {
    url: String(ready),
    publishBuild,
    publish: (remote, version, canary) => publishBuild(join(ROOT, remote, 'dist'), { version }, canary),
    rollBack: async (remote) => void (await rollBack(store, remote)),
    async run(command, ...args) {
      const { code, output } = await runNode([join(ROOT, 'tooling', 'front-door', 'command.mjs'), command, ...args], { quiet: true, env: { RELEASE_DIR: releases } });
      if (code !== 0) throw new Error(`npm run ${command} failed:\n${output}`);
      return output;
    },
    async stop() {
      await web.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
