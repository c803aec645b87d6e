import type { Browser } from '@playwright/test';
import { join } from 'node:path';
import { openStore, publish, readBuilt, rollBack } from 'tooling/release';
import { ROOT, runNode } from 'tooling/stack';
import { report } from './report';
import { rounds } from './rounds';
import { withBrowser, withFolder, withNewPage, withStack } from './stack';
import { timed } from './statistics';

// The time to release one remote compared with building everything, and the time until newly opened pages use the release.
const REMOTE = 'mfe-api-keys';
/** The remote of the login page. */
const FIRST = 'mfe-auth';
const LIMIT_MS = 1000;

await withFolder(async (releaseDir) => {
  await withStack(({ url }) => withBrowser((browser) => measureSwitches(browser, url, releaseDir)), { releaseDir });
});
await withFolder(measureBuilds);

async function measureSwitches(browser: Browser, url: string, releaseDir: string): Promise<void> {
  /** Runs `change`, and waits until a newly opened page with an empty cache requests the version. */
  const seen = (version: string, change: () => Promise<unknown>): Promise<void> =>
    withNewPage(browser, async (page) => {
      const request = page.waitForRequest(/\/remotes\/mfe-auth\//);
      await change();
      await page.goto(`${url}/login`, { waitUntil: 'commit' });
      const asked = (await request).url();
      if (!asked.includes(`/${FIRST}/${version}/`)) throw new Error(`A new page asked for ${asked}, and not for ${version}.`);
    });
  const store = openStore(releaseDir);
  const built = readBuilt(join(ROOT, FIRST, 'dist'));
  const { version } = built.entry;
  const next = { ...built, entry: { ...built.entry, version: `${version}-next` } };
  const times = await rounds(async () => ({
    switched: await timed(() => seen(next.entry.version, () => publish(store, next))),
    rolledBack: await timed(() => seen(version, () => rollBack(store, FIRST))),
  }));
  report({ bench: 'release.switch-seen', ours: times.switched, floor: LIMIT_MS, unit: 'ms', budget: 1 });
  report({ bench: 'release.rollback-seen', ours: times.rolledBack, floor: LIMIT_MS, unit: 'ms', budget: 1 });
}

/** Both commands build from nothing, since such builds keep no cache. */
async function measureBuilds(releaseDir: string): Promise<void> {
  const run = async (...args: string[]) => {
    const { code, output } = await runNode([join(ROOT, 'tooling', 'cli', 'command.mjs'), ...args], {
      quiet: true,
      env: { RELEASE_DIR: releaseDir },
    });
    if (code !== 0) throw new Error(`${args.join(' ')} failed:\n${output}`);
  };
  const whole = await timed(() => run('build', '--force'));
  const one = await timed(() => run('publish-remote', REMOTE, '--force'));
  report({ bench: 'release.publish-one', ours: one, floor: whole, unit: 'ms', budget: 0.25 });
}
