import type { Page } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import { withConsole } from './browser/with-console';
import { median, report } from './report';

// Every script of all six remotes comes ten seconds late: the shell and its drawer are there, and lead on, in the usual time.
const ROUNDS = 7;
const LATE_MS = 10_000;

interface MarkedWindow extends Window {
  usableDrawer?: number;
}

/** Runs in the page: notes when the drawer offers a company and a page of a remote, is painted, and the main thread takes input again. */
function markUsableDrawer(): void {
  const look = () => {
    if (document.querySelector('nav a[href^="/company/"]') && document.querySelector('nav a[href="/manageusers"]')) {
      requestAnimationFrame(() =>
        setTimeout(() => {
          (window as MarkedWindow).usableDrawer = performance.now();
        }),
      );
    } else {
      requestAnimationFrame(look);
    }
  };
  requestAnimationFrame(look);
}

await withConsole(async (signedIn, url) => {
  const storageState = await signedIn.context().storageState({ indexedDB: true });
  const browser = signedIn.context().browser();
  if (!browser) throw new Error('The page is of no browser.');

  /** Milliseconds from the navigation of a signed-in visitor with an empty cache. */
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
      if (asked === 0) throw new Error('No remote was asked for: nothing was late.');
      return usable ?? Number.NaN;
    } finally {
      await context.close();
    }
  };

  const times: Record<'usual' | 'late', number[]> = { usual: [], late: [] };
  for (let round = 0; round <= ROUNDS; round++) {
    for (const name of round % 2 ? (['late', 'usual'] as const) : (['usual', 'late'] as const)) {
      const time = await usableAfter(name === 'late' ? LATE_MS : 0);
      // The first round warms up servers and disk.
      if (round > 0) times[name].push(time);
    }
  }
  report({ bench: 'slow-remotes.usable-drawer', ours: Math.round(median(times.late)), floor: Math.round(median(times.usual)), unit: 'ms', budget: 1.15 });
});

/** Checks that the drawer works: an entry leads to its page, whether or not its remote has loaded. */
async function leadsOn(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Manage users', exact: true }).click();
  await page.waitForURL('**/manageusers');
}
