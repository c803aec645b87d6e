import { generateKeyPairSync } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adopt, adoptable, ENTRY_FILE, FILES_LIST, integrityOf, openStore, publicKeyOf, publish, readBuilt, releaseFolder, signerOf } from 'tooling/release';
import { ROOT, runNode, startProgram } from 'tooling/stack';
import { aCollector, type Told } from './collector';
import { ownOrigins } from './own-origins';

type Listed = ReturnType<typeof readBuilt>['entry'];
type CanaryFor = { percent?: number; companies?: string[] };

/**
 * A console with its own shell and releases, on the Firebase of the tests. Each remote has an origin of its own; the registry is signed
 * with this console's own key; and its pages report what happens to remotes to its own collector.
 */
export interface ConsoleOfItsOwn {
  url: string;
  /** The origin that serves a remote. */
  originOf: (remote: string) => Promise<string>;
  /** The reports of pages about remotes. */
  told: () => Told[];
  /** Publishes the build in a folder, with some changes in its registry entry. */
  publishBuild: (folder: string, changes?: Partial<Listed>, canary?: CanaryFor) => Promise<void>;
  /** Publishes the build of a remote again as another version. */
  publish: (remote: string, version: string, canary?: CanaryFor) => Promise<void>;
  /** Publishes a remote from its own repository, as its team does. */
  publishFrom: (name: string, repository: string) => Promise<void>;
  /** The signed registry that was in force before the present one. */
  earlierRegistry: () => Promise<object>;
  /** Replaces the shell by one whose scripts all have other names, as a build does that changes all of them. */
  replaceShell: () => Promise<void>;
  /** Runs a command of the front door on these releases. */
  run: (...command: string[]) => Promise<string>;
  stop: () => Promise<void>;
}

/** Remotes that journeys publish. What is published under any other name comes from an origin that the console does not know. */
const PUBLISHED_LATER = ['mfe-elsewhere', 'mfe-published-before', 'mfe-newer-kit', 'mfe-newer-contract'];

/** A private key for signing registries, as openssl makes it. */
export const aSigningKey = (): string => String(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' }));

export async function consoleOfItsOwn(): Promise<ConsoleOfItsOwn> {
  const folder = await mkdtemp(join(tmpdir(), 'console-own-'));
  const releases = join(folder, 'releases');
  const shell = join(folder, 'shell', 'dist');
  await cp(join(ROOT, 'shell', 'dist'), shell, { recursive: true });
  await cp(releaseFolder(), releases, { recursive: true });
  const store = openStore(releases);
  const key = aSigningKey();
  const signer = signerOf(key)!;
  const origins = ownOrigins(releases);
  const collector = await aCollector();
  const remotes = await listedIn(releases);
  const known = await Promise.all([...remotes.map(({ name }) => name), ...PUBLISHED_LATER].map(origins.of));
  await adopt(store, await adoptable(store), signer);
  for (const { name } of remotes) await publish(store, readBuilt(join(ROOT, name, 'dist')), { base: await origins.of(name), signer });
  const web = startProgram({
    name: 'web server of its own',
    file: join(ROOT, 'platform', 'web', 'dist', 'main.mjs'),
    env: { PORT: process.env.THIRD_PORT, CONSOLE_ROOT: folder, RELEASE_DIR: releases, REGISTRY_KEY: publicKeyOf(key), TELEMETRY_ENDPOINT: collector.endpoint, REMOTE_ORIGINS: known.join() },
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
    await publish(store, { entry: listed, files: changed }, { base: await origins.of(listed.name), canary, signer });
  };
  return {
    url: String(ready),
    originOf: (remote) => origins.of(remote),
    told: () => collector.spans(),
    publishBuild,
    publish: (remote, version, canary) => publishBuild(join(ROOT, remote, 'dist'), { version }, canary),
    async publishFrom(name, repository) {
      const { code, output } = await runNode(['publish.mjs', releases, await origins.of(name)], { cwd: repository, quiet: true, env: { REGISTRY_SIGNING_KEY: key } });
      if (code !== 0) throw new Error(`${name} could not publish itself:\n${output}`);
    },
    async earlierRegistry() {
      const [, before = ''] = (await readdir(join(releases, 'history'))).sort().reverse();
      return JSON.parse(await readFile(join(releases, 'history', before), 'utf8')) as object;
    },
    async replaceShell() {
      await rm(join(shell, 'assets'), { recursive: true });
      await writeFile(join(shell, 'index.html'), '<!doctype html><title>The next shell</title>');
    },
    async run(command, ...args) {
      const { code, output } = await runNode([join(ROOT, 'tooling', 'front-door', 'command.mjs'), command, ...args], { quiet: true, env: { RELEASE_DIR: releases, REGISTRY_SIGNING_KEY: key } });
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

/** The remotes of a release folder. */
const listedIn = async (releases: string): Promise<Listed[]> => (JSON.parse(await readFile(join(releases, 'registry.json'), 'utf8')) as { remotes: Listed[] }).remotes;
