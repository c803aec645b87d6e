import type { Page, Request, Route } from '@playwright/test';
import { expect, fillSignIn, test } from '../support/test';

/** What the browser logs about the requests that a journey makes fail. */
const LOST = /^console: error Failed to load resource/;

const nameOf = (request: Request) => new URL(request.url()).pathname;

/** Counts the requests for scripts and the scripts that arrived, by address. */
function countScripts(page: Page) {
  const requested = new Map<string, number>();
  const arrived = new Map<string, number>();
  const add = (counts: Map<string, number>, request: Request) => void (request.resourceType() === 'script' && counts.set(nameOf(request), (counts.get(nameOf(request)) ?? 0) + 1));
  page.on('request', (request) => add(requested, request));
  page.on('response', (response) => response.ok() && add(arrived, response.request()));
  return { requested, arrived, more: (counts: Map<string, number>) => [...counts].filter(([, count]) => count > 1).map(([name]) => name) };
}

/** From the login to the table of users. Nothing may tell the user of a problem. */
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

for (const [how, lose] of [
  ['that the network loses', (route: Route) => route.abort()],
  ['that a server answers with 502', (route: Route) => route.fulfill({ status: 502, body: 'Bad Gateway' })],
] as const) {
  test(`SHELL every script from the login to the first tables ${how} once is asked for again, and the user notices nothing`, async ({ page, complaints }) => {
    complaints.expected.push(LOST);
    const lost = new Set<string>();
    await page.route(/\.js$/, (route) => {
      const name = nameOf(route.request());
      if (lost.has(name)) return route.continue();
      lost.add(name);
      return lose(route);
    });
    const { requested, arrived, more } = countScripts(page);
    await walk(page).catch((error: unknown) => {
      throw new Error(`Scripts that were lost and did not arrive: ${[...lost].filter((name) => !arrived.has(name)).join(', ')}`, { cause: error });
    });
    expect(lost.size).toBeGreaterThan(20);
    expect(more(requested).length).toBeGreaterThan(20);
    // A second React or kit would break what is open.
    expect(more(arrived)).toEqual([]);
  });
}

test('SHELL a script of the kit that is lost at every attempt stops the pages that need it, and Retry brings them back without a reload', async ({ page, signIn, complaints }) => {
  complaints.expected.push(LOST, /ChunkLoadError|Loading chunk/);
  let down = true;
  // Tabs of companies stand on both pages, and their code is in a script of the kit.
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
  // Retry asks for what was lost and for nothing else: neither for the entries of the remotes nor for what the page has.
  expect(more(arrived)).toEqual([]);
});
