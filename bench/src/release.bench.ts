import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, publish, readBuilt, rollBack } from 'tooling/release';
import { anyFreePorts, ROOT, runNode, startStack } from 'tooling/stack';
import { median, report } from './report';

// What releasing one remote costs beside building everything, and how soon a page that is opened then has it.
const REMOTE = 'mfe-api-keys';
const ROUNDS = 5;

const folder = await mkdtemp(join(tmpdir(), 'console-bench-'));
const releaseDir = join(folder, 'releases');
const RELEASE = { RELEASE_DIR: releaseDir };

/** How long a command of the front door takes. */
async function timeOf(command: string, ...args: string[]): Promise<number> {
  const started = performance.now();
  const { code, output } = await runNode([join(ROOT, 'tooling', 'front-door', 'command.mjs'), command, ...args], { quiet: true, env: RELEASE });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`);
  return performance.now() - started;
}

const stack = await startStack({ ports: await anyFreePorts(), dataDir: join(folder, 'data'), releaseDir, print: () => {} });
try {
  const served = async () => {
    const registry = (await (await fetch(`${stack.url}/registry.json`)).json()) as { remotes: { name: string; version: string }[] };
    return registry.remotes.find(({ name }) => name === REMOTE)?.version;
  };
  /** From the wish to switch until a page that is opened now would have it. */
  const seenAfter = async (change: () => Promise<unknown>): Promise<number> => {
    const before = await served();
    const started = performance.now();
    await change();
    while ((await served()) === before);
    return performance.now() - started;
  };
  const store = openStore(releaseDir);
  const built = readBuilt(join(ROOT, REMOTE, 'dist'));
  const next = { ...built, entry: { ...built.entry, version: `${built.entry.version}-next` } };
  const switches: number[] = [];
  const rollbacks: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    switches.push(await seenAfter(() => publish(store, next)));
    rollbacks.push(await seenAfter(() => rollBack(store, REMOTE)));
  }
  report({ bench: 'release.switch-seen', ours: Math.round(median(switches)), floor: 1000, unit: 'ms', budget: 1 });
  report({ bench: 'release.rollback-seen', ours: Math.round(median(rollbacks)), floor: 1000, unit: 'ms', budget: 1 });

  // Both build what they are asked for, with the cache of the build before.
  const whole = await timeOf('build', '--force');
  const one = await timeOf('publish-remote', REMOTE, '--force');
  // The same bytes make the same version: nothing new was published.
  if ((await served()) !== built.entry.version) throw new Error(`${REMOTE} was built once more and became another version.`);
  report({ bench: 'release.publish-one', ours: Math.round(one), floor: Math.round(whole), unit: 'ms', budget: 0.25 });
} finally {
  await stack.stop();
  await rm(folder, { recursive: true, force: true });
}
