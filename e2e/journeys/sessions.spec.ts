import { writeSession } from '../support/another-client';
import { writeCycleCounts, writeDomain } from '../support/domains';
import { WAREHOUSE, expect, test } from '../support/test';

test('ROUTE-08 ROUTE-10 SHELL-05 DASH-01 DASH-02 a user goes from the greeting by the drawer to a company and a domain', async ({ page, signIn }) => {
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

test('ROUTE-11 DASH-03 DASH-05 the sessions table lists the newest 100', async ({ page, signedIn }) => {
  await signedIn(page);
  await page.goto(WAREHOUSE);
  const table = page.getByRole('table', { name: 'Sessions' });
  for (const name of ['Name', 'Start', 'End', 'Total', 'Empty', 'Invalid', 'Push status']) {
    await expect(table.getByRole('columnheader', { name })).toBeVisible();
  }
  await expect(page.getByRole('main')).toContainText('100');
});

test('DASH-05 a session written by another client appears without a reload', async ({ page, signedIn }) => {
  const own = await writeDomain('Live Yard');
  await writeCycleCounts(own, 1);
  await signedIn(page);
  await page.goto(own.sessions);
  const table = page.getByRole('table', { name: 'Sessions' });
  await expect(table.getByRole('link', { name: 'Cycle count 01' })).toBeVisible();
  const remove = await writeSession(own, 'Live count');
  await expect(table.getByRole('link', { name: 'Live count' })).toBeVisible();
  await remove();
  await expect(table.getByRole('link', { name: 'Live count' })).toBeHidden();
  await own.remove(page);
});

test('ROUTE-12 DASH-16 DASH-20 ADD-16 a session opens as a table of its addresses, and an address that was read twice lists all readings', async ({ page, signedIn }) => {
  await signedIn(page);
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
