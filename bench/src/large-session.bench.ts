import type { Browser, Page } from '@playwright/test';
import { firestorePaths, type SessionRef } from 'shared-kit/model';
import { addLargeSession } from './browser/large-session';
import { report } from './report';
import { rounds } from './rounds';
import { LONGEST_TASK_MS, longestBlock, reportBlocked, withConsole, withPage } from './stack';

// A session of 100,000 records: the first rows must appear soon, all rows in little more time than the bare SDK takes to read them, and the main
// thread must not be blocked.
const RECORDS = 100_000;
const FIRST_ROWS_MS = 1000;
const REF: SessionRef = { company: 'acme', domain: 'North Yard', session: 'whole' };
const DOMAIN = '/company/acme/domains/North%20Yard';

interface ReadingWindow {
  readAll?: (path: string) => Promise<{ ms: number; records: number }>;
}

await withPage('bare-read', (bareUrl) =>
  withConsole(
    async (page, url, env) => {
      const browser = page.context().browser()!;
      const bareRead = `${bareUrl}/?authPort=${env['AUTH_PORT']}&firestorePort=${env['FIRESTORE_PORT']}`;
      const opened = await rounds(async () => {
        const bare = await readBare(browser, bareRead);
        await page.goto(url + DOMAIN);
        await page.getByRole('link', { name: 'Whole warehouse' }).waitFor();
        let times = { first: 0, whole: 0 };
        const longest = await longestBlock(page, async () => void (times = await page.evaluate(openAndTime, 'Whole warehouse')));
        return { ...times, bare, longest };
      });
      report({ bench: 'large-session-first-rows', ours: opened.first, floor: FIRST_ROWS_MS, unit: 'ms', budget: 1 });
      report({ bench: 'large-session-whole', ours: opened.whole, floor: opened.bare, unit: 'ms', budget: 1.5 });
      report({ bench: 'large-session-opening', ours: opened.longest, floor: LONGEST_TASK_MS, unit: 'ms blocked', budget: 1 });

      await reportBlocked(page, 'large-session-toggling', async () => {
        await page.getByRole('switch', { name: 'Merge data from the same address' }).click();
        await settled(page, '100,000 rows');
      });
      await reportBlocked(page, 'large-session-searching', async () => {
        await page.getByRole('searchbox', { name: 'Search' }).fill('northwind');
        await page.getByText(/^[\d,]+ of 100,000 rows$/).waitFor();
      });
      await reportBlocked(page, 'large-session-sorting', async () => {
        await page.getByRole('button', { name: 'Lot', exact: true }).click();
        await settled(page, 'of 100,000 rows');
      });
    },
    (env) => addLargeSession(env, REF, RECORDS),
    [bareUrl],
  ),
);

async function readBare(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage();
  await page.goto(url);
  await page.waitForFunction(() => (window as ReadingWindow).readAll);
  const read = await page.evaluate((path) => (window as ReadingWindow).readAll?.(path), firestorePaths.addresses(REF));
  await page.close();
  if (read?.records !== RECORDS) throw new Error(`The bare SDK read ${read?.records} records.`);
  return read.ms;
}

async function settled(page: Page, count: string): Promise<void> {
  await page.getByText(count).first().waitFor();
  await page.waitForFunction(() => document.querySelector('main table[aria-label^="Data of"][aria-busy="false"]'));
  await page.waitForTimeout(300);
}

/** Runs in the page. Opens the session by its link, and measures the time until the first row and until all rows are shown. */
function openAndTime(name: string): Promise<{ first: number; whole: number }> {
  const start = performance.now();
  [...document.querySelectorAll<HTMLElement>('main a')].find(({ textContent }) => textContent === name)?.click();
  return new Promise((resolve) => {
    let first = 0;
    const check = () => {
      const now = performance.now() - start;
      if (!first && document.querySelector('main table[aria-label^="Data of"] td')) first = now;
      const foot = document.querySelector('.ic-data-foot .ic-number')?.textContent ?? '';
      // The text has this form when all rows have been read.
      if (first && /^\d[\d,]* rows$/.test(foot)) resolve({ first, whole: now });
      else requestAnimationFrame(check);
    };
    check();
  });
}
