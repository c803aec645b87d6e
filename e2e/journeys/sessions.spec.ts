import { WAREHOUSE, expect, test } from '../support/test';

test('ROUTE-12 DASH-16 DASH-20 ADD-16 a session opens as a table of its addresses, and an address that was read twice lists all readings', async ({
  page,
  signedIn,
}) => {
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
