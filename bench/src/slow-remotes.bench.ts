import type { Page } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import { markWhenShown, markOf } from './browser/marks';
import { report } from './report';
import { inTurn, rounds } from './rounds';
import { withConsole, withNewPage } from './stack';

// When every script of all six remotes is ten seconds late, the shell and its drawer must be usable as soon as without the delay.
const LATE_MS = { usual: 0, late: 10_000 };
/** The drawer with a company and a page of a remote. */
const DRAWER = ['nav a[href^="/company/"]', 'nav a[href="/manageusers"]'];

await withConsole(async (signedIn, url) => {
  const storageState = await signedIn.context().storageState({ indexedDB: true });
  const browser = signedIn.context().browser()!;

  /** Milliseconds from the navigation until the drawer is usable, for a signed-in user with an empty cache. */
  const usableAfter = (late: number): Promise<number> =>
    withNewPage(
      browser,
      async (page) => {
        let asked = 0;
        await page.route('**/remotes/**', async (route) => {
          asked += 1;
          await sleep(late);
          await route.continue().catch(() => {});
        });
        await markWhenShown(page, DRAWER);
        const usable = await markOf(page, () => page.goto(url, { waitUntil: 'commit' }));
        await leadsOn(page);
        if (asked === 0) throw new Error('No script of a remote was requested, so nothing was delayed.');
        return usable;
      },
      { storageState },
    );

  const { usual, late } = await rounds(async (round) => {
    const times = { usual: 0, late: 0 };
    for (const name of inTurn(['usual', 'late'] as const, round)) times[name] = await usableAfter(LATE_MS[name]);
    return times;
  });
  report({ bench: 'slow-remotes.usable-drawer', ours: late, floor: usual, unit: 'ms', budget: 1.15 });
});

/** Checks that an entry of the drawer opens its page, whether or not its remote has loaded. */
async function leadsOn(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Manage users', exact: true }).click();
  await page.waitForURL('**/manageusers');
}
