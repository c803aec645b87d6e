import type { Page } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import { withConsole } from './browser/with-console';
import { median, report } from './report';

// When every script of all six remotes is ten seconds late, the shell and its drawer must be usable as soon as without the delay.
const ROUNDS = 7;
const LATE_MS = 10_000;

interface MarkedWindow extends Window {
  usableDrawer?: number;
}

/** Runs in the page. Sets a performance mark when the drawer with a company and a page of a remote is painted and the main thread takes input. */
function markUsableDrawer(): void {
  const check = () => {
    if (document.querySelector('nav a[href^="/company/"]') && document.querySelector('nav a[href="/manageusers"]')) {
      requestAnimationFrame(() =>
        setTimeout(() => {
          (window as MarkedWindow).usableDrawer = performance.now();
        }),
      );
    } else {
      requestAnimationFrame(check);
    }
  };
  requestAnimationFrame(check);
}

await withConsole(async (signedIn, url) => {
  const storageState = await signedIn.context().storageState({ indexedDB: true });
  const browser = signedIn.context().browser();
  if (!browser) throw new Error('The page has no browser.');

  /** Milliseconds from the navigation until the drawer is usable, for a signed-in user with an empty cache. */
  const usableAfter = async (late: number): Promise<number> => {
    const context = await browser.newContext({ storageState });
    try {
      const page = await context.newPage();
      let asked = 0;
      await page.route('**/remotes/**', async (route) => {
        asked += 1;
        await sleep(late);
        await route.continue().catch(() => {});
      });
      await page.addInitScript(markUsableDrawer);
      await page.goto(url, { waitUntil: 'commit' });
      const usable = await page.waitForFunction(() => (window as MarkedWindow).usableDrawer).then((handle) => handle.jsonValue());
      await leadsOn(page);
      if (asked === 0) throw new Error('No script of a remote was requested, so nothing was delayed.');
      return usable ?? Number.NaN;
    } finally {
      await context.close();
    }
  };

  const times: Record<'usual' | 'late', number[]> = { usual: [], late: [] };
  for (let round = 0; round <= ROUNDS; round++) {
    for (const name of round % 2 ? (['late', 'usual'] as const) : (['usual', 'late'] as const)) {
      const time = await usableAfter(name === 'late' ? LATE_MS : 0);
      // The first round is a warm-up of servers and disk.
      if (round > 0) times[name].push(time);
    }
  }
  report({
    bench: 'slow-remotes.usable-drawer',
    ours: Math.round(median(times.late)),
    floor: Math.round(median(times.usual)),
    unit: 'ms',
    budget: 1.15,
  });
});

/** Checks that an entry of the drawer opens its page, whether or not its remote has loaded. */
async function leadsOn(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Manage users', exact: true }).click();
  await page.waitForURL('**/manageusers');
}
