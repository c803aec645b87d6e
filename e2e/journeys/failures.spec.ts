import { WAREHOUSE, expect, test } from '../support/test';

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

test('ADD-TRUST-05 a worker whose script does not match its hash is not started, and the page does its work', async ({
  page,
  signedIn,
  pageProblems,
}) => {
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
