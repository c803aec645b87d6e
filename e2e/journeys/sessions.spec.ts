import { WAREHOUSE, expect, test } from '../support/test';
import { writeSession } from '../support/another-client';

test('ROUTE-08 ROUTE-10 SHELL-05 DASH-01 DASH-02 from the greeting through the drawer to a domain', async ({ page, signIn }) => {
  await signIn(page);
  const drawer = page.getByRole('navigation');
  await expect(drawer.getByRole('heading', { level: 2, name: 'Dashboards' })).toBeVisible();
  await drawer.getByRole('link', { name: 'Acme Logistics' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Acme Logistics' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'North Yard', exact: true })).toBeVisible();
  await main.getByRole('link', { name: 'Central Warehouse', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Central Warehouse' })).toBeVisible();
});

test('ROUTE-11 DASH-03 DASH-05 the sessions table lists the newest 100', async ({ page, signIn }) => {
  await signIn(page);
  await page.goto(WAREHOUSE);
  const table = page.getByRole('table', { name: 'Sessions' });
  for (const name of ['Name', 'Start', 'End', 'Total', 'Empty', 'Invalid', 'Push status']) {
    await expect(table.getByRole('columnheader', { name })).toBeVisible();
  }
  await expect(page.getByRole('main')).toContainText('100');
});

test('DASH-05 a session written by another client appears without a reload', async ({ page, signIn }) => {
  await signIn(page);
  await page.goto(WAREHOUSE);
  await expect(page.getByRole('table', { name: 'Sessions' }).getByRole('row').nth(1)).toBeVisible();
  const name = `Live count ${Date.now()}`;
  const remove = await writeSession({ company: 'acme', domain: 'Central Warehouse' }, name);
  await expect(page.getByRole('table', { name: 'Sessions' }).getByRole('link', { name })).toBeVisible();
  await remove();
  await expect(page.getByRole('table', { name: 'Sessions' }).getByRole('link', { name })).toBeHidden();
});

test('ROUTE-12 DASH-16 DASH-20 ADD-16 the data of a session open in its table, and of an address that was read twice all readings', async ({ page, signIn }) => {
  await signIn(page);
  await page.goto(WAREHOUSE);
  const worker = page.waitForEvent('worker');
  await page.getByRole('table', { name: 'Sessions' }).getByRole('link', { name: 'Cycle count 118' }).click();
  // The rows are built in a worker, whose script is a blob that the remote itself has made.
  expect((await worker).url()).toMatch(/^blob:/);
  await expect(page.getByRole('heading', { level: 1, name: 'Cycle count 118' })).toBeVisible();
  await expect(page.getByRole('table').getByRole('columnheader', { name: 'Checked at' })).toBeVisible();
  await page.getByRole('switch', { name: 'Show base fields' }).click();
  await expect(page.getByRole('table').getByRole('columnheader', { name: 'Checked at' })).toBeHidden();

  await page.goto(`${WAREHOUSE}/sessions/Street%2012%20check`);
  await page.getByRole('button', { name: 'Invalid 9' }).click();
  await page.getByRole('button', { name: /^2 readings, 1 invalid of / }).click();
  await expect(page.getByRole('table', { name: /^Readings of / }).getByRole('row')).toHaveCount(1 + 2);
});
