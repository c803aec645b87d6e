import type { Page, Request } from '@playwright/test';
import { expect, fillSignIn, test } from '../support/test';

/** The browser's log line about a request that the journey makes fail. */
const LOST = /^console: error Failed to load resource/;

const nameOf = (request: Request) => new URL(request.url()).pathname;

/** Counts the requests for scripts and the scripts that arrived, by URL. */
function countScripts(page: Page) {
  const requested = new Map<string, number>();
  const arrived = new Map<string, number>();
  const add = (counts: Map<string, number>, request: Request) =>
    void (request.resourceType() === 'script' && counts.set(nameOf(request), (counts.get(nameOf(request)) ?? 0) + 1));
  page.on('request', (request) => add(requested, request));
  page.on('response', (response) => response.ok() && add(arrived, response.request()));
  return { requested, arrived, more: (counts: Map<string, number>) => [...counts].filter(([, count]) => count > 1).map(([name]) => name) };
}

/** Goes from the login to the table of users. No page may report a problem. */
async function walk(page: Page): Promise<void> {
  await page.goto('/login');
  await fillSignIn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ana Key' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Central Warehouse', exact: true }).click();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Manage users' }).click();
  await expect(page.getByRole('table', { name: 'Users' }).getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
}

test('SHELL every script from the login to the first tables that the network loses once, or a server answers with 502, is requested again, and the user notices nothing', async ({
  page,
  pageProblems,
}) => {
  pageProblems.expected.push(LOST);
  const lost = new Set<string>();
  await page.route(/\.js$/, (route) => {
    const name = nameOf(route.request());
    if (lost.has(name)) return route.continue();
    lost.add(name);
    return lost.size % 2 === 1 ? route.abort() : route.fulfill({ status: 502, body: 'Bad Gateway' });
  });
  const { requested, arrived, more } = countScripts(page);
  await walk(page).catch((error: unknown) => {
    throw new Error(`Scripts that were lost and did not arrive: ${[...lost].filter((name) => !arrived.has(name)).join(', ')}`, {
      cause: error,
    });
  });
  expect(lost.size).toBeGreaterThan(20);
  expect(more(requested).length).toBeGreaterThan(20);
  // A second React or kit would break what is open.
  expect(more(arrived)).toEqual([]);
});

test('SHELL when a script of the kit never loads, the pages that need it say so, and Retry shows them without a reload', async ({
  page,
  signIn,
  pageProblems,
}) => {
  pageProblems.expected.push(LOST, /ChunkLoadError|Loading chunk/);
  let down = true;
  // Both pages have tabs of companies, whose code is in a script of the kit.
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    const response = await route.fetch();
    const isOfKit = (await response.text()).includes('ic-tabs-skeleton');
    return down && isOfKit ? route.abort() : route.fulfill({ response });
  });
  const { arrived, more } = countScripts(page);
  await signIn(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const open = (name: string) => page.getByRole('navigation').getByRole('link', { name }).click();
  const main = page.getByRole('main');
  await open('Manage users');
  await expect(main.getByRole('alert')).toContainText('Users is not available');
  await open('API keys');
  await expect(main.getByRole('alert')).toContainText('API keys is not available');
  down = false;
  await main.getByRole('button', { name: 'Retry' }).click();
  await expect(main.getByRole('tab').first()).toBeVisible();
  await expect(main.getByRole('alert')).toHaveCount(0);
  await open('Manage users');
  await expect(page.getByRole('table', { name: 'Users' }).getByRole('row').nth(1)).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  // Retry requests only the lost script: neither the entries of remotes nor scripts that the page has.
  expect(more(arrived)).toEqual([]);
});
