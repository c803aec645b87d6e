import { createHash, generateKeyPairSync } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishRemote } from 'tooling/kit-package';
import {
  adopt,
  adoptable,
  ENTRY_FILE,
  FILES_LIST,
  integrityOf,
  openStore,
  publicKeyOf,
  publish,
  readBuilt,
  releaseFolder,
  signerOf,
} from 'tooling/release';
import { ROOT, runNode, startProgram } from 'tooling/stack';
import { startCollector, type RemoteReport } from './collector';
import { ownOrigins } from './own-origins';

type Listed = ReturnType<typeof readBuilt>['entry'];
type CanaryFor = { percent?: number; companies?: string[] };

/**
 * A console with its own shell, releases, signing key and telemetry collector, on the Firebase of the tests. Each remote has an origin of its own.
 */
export interface SeparateConsole {
  url: string;
  originOf: (remote: string) => Promise<string>;
  /** The telemetry spans that pages sent about remotes. */
  reports: () => RemoteReport[];
  /** Publishes the build in a folder, with some changes in its registry entry. */
  publishBuild: (folder: string, changes?: Partial<Listed>, canary?: CanaryFor) => Promise<void>;
  /** Publishes the build of a remote again as another version. */
  publish: (remote: string, version: string, canary?: CanaryFor) => Promise<void>;
  /** Publishes a remote from its own repository, as its team does. */
  publishFrom: (name: string, repository: string) => Promise<void>;
  /** The signed registry that the present one replaced. */
  earlierRegistry: () => Promise<object>;
  /** Writes a release of one remote for the next kit, as `npm run release` does. Returns its folder. */
  nextRelease: (remote: string, version: string) => Promise<string>;
  /** Restarts the web server with the shell of the next kit. */
  startNextShell: () => Promise<void>;
  /** Replaces the shell by one whose scripts all have new names, as after a build that changes every script. */
  replaceShell: () => Promise<void>;
  /** Runs an npm command of this repository on these releases. */
  run: (...command: string[]) => Promise<string>;
  stop: () => Promise<void>;
}

/** Remotes that journeys publish. Their origins are known to the console; a remote with any other name comes from an unknown origin. */
const PUBLISHED_LATER = ['mfe-elsewhere', 'mfe-published-before', 'mfe-newer-kit', 'mfe-newer-contract'];

/** A private key for signing registries, as openssl makes it. */
export const newSigningKey = (): string =>
  String(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' }));

export async function startSeparateConsole(): Promise<SeparateConsole> {
  const folder = await mkdtemp(join(tmpdir(), 'console-own-'));
  const releases = join(folder, 'releases');
  const shell = join(folder, 'shell', 'dist');
  await cp(join(ROOT, 'shell', 'dist'), shell, { recursive: true });
  await cp(releaseFolder(), releases, { recursive: true });
  // The copied list of shells in force names other servers than this console's.
  await rm(join(releases, 'shell', 'in-force'), { recursive: true, force: true });
  const store = openStore(releases);
  const key = newSigningKey();
  const signer = signerOf(key)!;
  const origins = ownOrigins(releases);
  const collector = await startCollector();
  const remotes = await listedIn(releases);
  const known = await Promise.all([...remotes.map(({ name }) => name), ...PUBLISHED_LATER].map(origins.of));
  await adopt(store, await adoptable(store), signer);
  for (const { name } of remotes) await publish(store, readBuilt(join(ROOT, name, 'dist')), { base: await origins.of(name), signer });
  const startWeb = () =>
    startProgram({
      name: 'web server of its own',
      file: join(ROOT, 'platform', 'web', 'dist', 'main.mjs'),
      env: {
        PORT: process.env.THIRD_PORT,
        CONSOLE_ROOT: folder,
        RELEASE_DIR: releases,
        REGISTRY_KEY: publicKeyOf(key),
        TELEMETRY_ENDPOINT: collector.endpoint,
        REMOTE_ORIGINS: known.join(),
      },
      logFile: join(folder, 'web.log'),
      print: () => {},
    });
  let web = startWeb();
  const { ready } = await web.ready;
  const publishBuild: SeparateConsole['publishBuild'] = async (built, changes, canary) => {
    const remote = changedBuild(built, changes);
    // Publishing refuses what the shells in force cannot run. Without a known shell it publishes the changed kit too.
    const kits = changes?.kit === undefined ? undefined : [];
    await publish(store, remote, { base: await origins.of(remote.entry.name), canary, signer, ...(kits && { kits }) });
  };
  return {
    url: String(ready),
    originOf: (remote) => origins.of(remote),
    reports: () => collector.spans(),
    publishBuild,
    publish: (remote, version, canary) => publishBuild(join(ROOT, remote, 'dist'), { version }, canary),
    async publishFrom(name, repository) {
      await publishRemote(repository, ['--to', releases, '--base', await origins.of(name)], { REGISTRY_SIGNING_KEY: key });
    },
    async earlierRegistry() {
      const [, before = ''] = (await readdir(join(releases, 'history'))).sort().reverse();
      return JSON.parse(await readFile(join(releases, 'history', before), 'utf8')) as object;
    },
    async nextRelease(remote, version) {
      const release = join(folder, version);
      await publish(openStore(join(release, '.release')), changedBuild(join(ROOT, remote, 'dist'), { version, kit: await nextKit(shell) }));
      return release;
    },
    async startNextShell() {
      await web.stop();
      await raiseKit(shell);
      web = startWeb();
      await web.ready;
    },
    async replaceShell() {
      await rm(join(shell, 'assets'), { recursive: true });
      await writeFile(join(shell, 'index.html'), '<!doctype html><title>The next shell</title>');
    },
    async run(command, ...args) {
      const { code, output } = await runNode([join(ROOT, 'tooling', 'cli', 'command.mjs'), command, ...args], {
        quiet: true,
        env: { RELEASE_DIR: releases, REGISTRY_SIGNING_KEY: key },
      });
      if (code !== 0) throw new Error(`npm run ${command} failed:\n${output}`);
      return output;
    },
    async stop() {
      await web.stop();
      await origins.stop();
      await collector.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Reads the build in a folder, and applies changes to its registry entry. */
function changedBuild(folder: string, changes: Partial<Listed> = {}): ReturnType<typeof readBuilt> {
  const { entry, files } = readBuilt(folder);
  const listed = { ...entry, ...changes };
  const changed = new Map(files).set(ENTRY_FILE, Buffer.from(JSON.stringify(listed)));
  changed.delete(FILES_LIST);
  changed.set(FILES_LIST, Buffer.from(JSON.stringify(Object.fromEntries([...changed].map(([name, bytes]) => [name, integrityOf(bytes)])))));
  return { entry: listed, files: changed };
}

/** The kit version of a built shell, and the version with a higher minor number. */
async function kitsOf(shell: string): Promise<[string, string]> {
  const [, kit = '', major, minor] = /data-kit="((\d+)\.(\d+)[^"]*)"/.exec(await readFile(join(shell, 'index.html'), 'utf8')) ?? [];
  return [kit, `${major}.${Number(minor) + 1}.0`];
}

const nextKit = async (shell: string): Promise<string> => (await kitsOf(shell))[1];

/** Changes a built shell into one of the next kit: page and first script name that kit, and the script gets another file name and hash. */
async function raiseKit(shell: string): Promise<void> {
  const [kit, next] = await kitsOf(shell);
  const html = await readFile(join(shell, 'index.html'), 'utf8');
  const [, main = ''] = /"\/(assets\/main\.[^"]+\.js)"/.exec(html) ?? [];
  const built = await readFile(join(shell, main));
  const script = String(built).replaceAll(`"${kit}"`, `"${next}"`);
  const renamed = `assets/main.${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`;
  for (const copy of ['', '.br', '.gz']) await rm(join(shell, main + copy), { force: true });
  await writeFile(join(shell, renamed), script);
  await writeFile(
    join(shell, 'index.html'),
    html
      .replace(main, renamed)
      .replace(integrityOf(built, 'sha256'), integrityOf(Buffer.from(script), 'sha256'))
      .replaceAll(kit, next),
  );
}

/** The remotes of a release folder. */
const listedIn = async (releases: string): Promise<Listed[]> =>
  (JSON.parse(await readFile(join(releases, 'registry.json'), 'utf8')) as { remotes: Listed[] }).remotes;
