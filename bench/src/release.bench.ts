import { chromium } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BROWSER_ARGS, findBrowser } from 'tooling/browser';
import { openStore, publish, readBuilt, rollBack } from 'tooling/release';
import { anyFreePorts, ROOT, runNode, startStack } from 'tooling/stack';
import { median, report } from './report';

// The time to release one remote compared with building everything, and the time until newly opened pages use the release.
const REMOTE = 'mfe-api-keys';
/** The remote of the login page. */
const FIRST = 'mfe-auth';
const ROUNDS = 5;

const folder = await mkdtemp(join(tmpdir(), 'console-bench-'));
const releaseDir = join(folder, 'releases');
const RELEASE = { RELEASE_DIR: releaseDir };

/** How long an npm command of this repository takes. */
async function timeOf(command: string, ...args: string[]): Promise<number> {
  const started = performance.now();
  const { code, output } = await runNode([join(ROOT, 'tooling', 'cli', 'command.mjs'), command, ...args], { quiet: true, env: RELEASE });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`);
  return performance.now() - started;
}

const stack = await startStack({ ports: await anyFreePorts(), dataDir: join(folder, 'data'), releaseDir, print: () => {} });
const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGS });
try {
  /** Milliseconds from the start of `change` until a newly opened page with an empty cache requests the version. */
  const seenAfter = async (version: string, change: () => Promise<unknown>): Promise<number> => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const request = page.waitForRequest(/\/remotes\/mfe-auth\//);
    const started = performance.now();
    await change();
    await page.goto(`${stack.url}/login`, { waitUntil: 'commit' });
    const seen = (await request).url();
    const took = performance.now() - started;
    if (!seen.includes(`/${FIRST}/${version}/`)) throw new Error(`A new page asked for ${seen}, and not for ${version}.`);
    await page.getByLabel('Email').waitFor();
    await context.close();
    return took;
  };
  const store = openStore(releaseDir);
  const built = readBuilt(join(ROOT, FIRST, 'dist'));
  const { version } = built.entry;
  const next = { ...built, entry: { ...built.entry, version: `${version}-next` } };
  const switches: number[] = [];
  const rollbacks: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const times = [
      await seenAfter(next.entry.version, () => publish(store, next)),
      await seenAfter(version, () => rollBack(store, FIRST)),
    ] as const;
    // The first round is a warm-up of servers and disk.
    if (round === 0) continue;
    switches.push(times[0]);
    rollbacks.push(times[1]);
  }
  report({ bench: 'release.switch-seen', ours: Math.round(median(switches)), floor: 1000, unit: 'ms', budget: 1 });
  report({ bench: 'release.rollback-seen', ours: Math.round(median(rollbacks)), floor: 1000, unit: 'ms', budget: 1 });

  const before = readBuilt(join(ROOT, REMOTE, 'dist')).entry.version;
  // Both commands build from nothing, since such builds keep no cache.
  const whole = await timeOf('build', '--force');
  const one = await timeOf('publish-remote', REMOTE, '--force');
  // The same bytes get the same version, so nothing new may have been published.
  const registry = (await (await fetch(`${stack.url}/registry.json`)).json()) as { remotes: { name: string; version: string }[] };
  if (registry.remotes.find(({ name }) => name === REMOTE)?.version !== before)
    throw new Error(`${REMOTE} was built once more and became another version.`);
  report({ bench: 'release.publish-one', ours: Math.round(one), floor: Math.round(whole), unit: 'ms', budget: 0.25 });
} finally {
  await browser.close();
  await stack.stop();
  await rm(folder, { recursive: true, force: true });
}
