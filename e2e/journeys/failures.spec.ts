import { sample } from '../support/samples';
import { KEY_USER, WAREHOUSE, expect, test } from '../support/test';

const DASHBOARDS_ENTRY = /\/remotes\/mfe-dashboards\/[^/]+\/remoteEntry\.js/;

test('SHELL a remote that cannot be loaded is named on its page, the other pages work, and Retry loads it without a reload', async ({ page, pageProblems }) => {
  pageProblems.expected.push(/remoteEntry|Failed to load|mfe-dashboards/i);
  let down = true;
  await page.route(DASHBOARDS_ENTRY, (route) => (down ? route.abort() : route.continue()));
  await page.goto('/login');
  await page.getByLabel('Email').fill(KEY_USER.email);
  await page.getByLabel('Password', { exact: true }).fill(KEY_USER.password);
  await page.keyboard.press('Enter');
  const notice = page.getByRole('main').getByRole('alert');
  await expect(notice).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Acme Logistics' })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  down = false;
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ana Key' })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('SHELL a remote whose entry does not match the hash in the registry is not run', async ({ page, pageProblems }) => {
  pageProblems.expected.push(/integrity|remoteEntry|Failed to load|mfe-auth|tampered/i);
  await page.route(/\/remotes\/mfe-auth\/[^/]+\/remoteEntry\.js/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `window.tampered = true;${await response.text()}` });
  });
  await page.goto('/login');
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
});

test('ADD-24 a worker whose script does not match its hash is not started, and the page does its work', async ({ page, signedIn, pageProblems }) => {
  pageProblems.expected.push(/integrity|Failed to load/i);
  const reported: string[] = [];
  let changed = 0;
  await page.route('**/__tampered', (route) => (reported.push(route.request().url()), route.fulfill({ body: '' })));
  await page.route(/\/remotes\/mfe-dashboards\/[^/]+\/assets\//, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    // The script of the worker is recognised by the message that it sends when it is ready.
    const isOfWorker = /kind:\s*["'`]ready/.test(text);
    if (isOfWorker) changed += 1;
    await route.fulfill({ response, body: isOfWorker ? `fetch('/__tampered');${text}` : text });
  });
  await signedIn(page);
  await page.goto(WAREHOUSE);
  await page.getByRole('link', { name: 'Full count' }).click();
  await expect(page.getByRole('table').getByRole('columnheader', { name: 'Checked at' })).toBeVisible();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  expect(changed).toBeGreaterThan(0);
  expect(reported).toEqual([]);
});

test('a malformed registry entry is left out and named, and the other remotes work', async ({ page, signIn }) => {
  await page.route('**/registry.json', async (route) => {
    const response = await route.fetch();
    const registry = (await response.json()) as { remotes: unknown[] };
    registry.remotes.push({ name: 'mfe-broken', contract: 99 });
    await route.fulfill({ response, json: registry });
  });
  await signIn(page);
  await expect(page.getByText('mfe-broken')).toBeVisible();
});

test('when config.json is invalid, the page says so instead of staying blank', async ({ page, pageProblems }) => {
  pageProblems.expected.push(/config/i);
  await page.route('**/config.json', (route) => route.fulfill({ json: { firebase: 7 } }));
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('body')).toContainText(/config/i);
});

test('TASK-28 when the API cannot be reached, creating a task fails with the reason and keeps what was typed', async ({ page, signedIn, pageProblems }) => {
  pageProblems.expected.push(/api\/tasks|Failed to load resource|ERR_FAILED/);
  await signedIn(page);
  await page.route('**/api/tasks?*', (route) => route.abort());
  await page.goto(`${WAREHOUSE}/tasks/create`);
  await page.getByLabel('Spreadsheet').setInputFiles(sample('valid.xlsx'));
  await expect(page.getByText('60 of 60 rows are valid')).toBeVisible();
  await page.getByRole('textbox', { name: 'Task name' }).fill('While the API is away');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('alert').first()).toContainText('Service unavailable or timed out!');
  await expect(page.getByRole('textbox', { name: 'Task name' })).toHaveValue('While the API is away');
});

test('SHELL-07 when the script of a confirmation dialog cannot be loaded, the page says so and does nothing; the next press opens the dialog', async ({ page, signIn, pageProblems }) => {
  pageProblems.expected.push(/ERR_FAILED|ChunkLoadError|Loading chunk/);
  // Intercepted from the start: directly after interception begins, a browser still lets some requests pass.
  let down = false;
  await page.route('**/assets/*.js', (route) => (down ? route.abort() : route.continue()));
  await signIn(page);
  await expect(page.getByRole('main').getByRole('link', { name: 'Central Warehouse', exact: true })).toBeVisible();
  down = true;
  const logOut = page.getByRole('banner').getByRole('button', { name: 'Log out' });
  await logOut.click();
  await expect(page.getByRole('alert')).toContainText('This part of the console could not be loaded.');
  down = false;
  await logOut.click();
  await expect(page.getByRole('dialog', { name: 'Log out?' })).toBeVisible();
});
