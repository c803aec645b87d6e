import { placeOf } from '../support/at-rest';
import { expectNoFaults, expectStill } from '../support/page-checks';
import { WAREHOUSE, expect, test } from '../support/test';

const CHECK = 'Street%2012%20check';

test('ADD-MAP-04 the rack map shows where a session read, and is filtered and moved by legend, pointer and keyboard', async ({
  page,
  signedIn,
}) => {
  await signedIn(page);
  await page.goto(`${WAREHOUSE}/sessions/${CHECK}`);
  await page.getByRole('main').getByRole('link', { name: 'Map', exact: true }).first().click();
  const map = page.getByRole('region', { name: 'Rack map' });
  const racks = map.getByRole('application', { name: 'Rack map of Street 12 check' });
  await expect(map.getByRole('table', { name: 'Streets' })).toContainText('240');
  await expectNoFaults(page);

  await map.getByRole('button', { name: 'Divergent', exact: true }).click();
  await expect(map.getByRole('table', { name: 'Addresses' })).toBeVisible();
  await expect(page).toHaveURL(/show=divergent/);
  await page.reload();
  await expect(map.getByRole('button', { name: 'Divergent', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(map.getByRole('table', { name: 'Addresses' })).toBeVisible();
  await expectStill(page, 'the rack map', map.getByRole('table', { name: 'Addresses' }));
  await map.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).not.toHaveURL(/show=/);
  await expect(map.getByRole('table', { name: 'Streets' })).toContainText('240');

  await racks.press('ArrowRight');
  await expect(map.getByRole('status').filter({ hasText: 'street 12, column 01, level 01, position 01' })).toBeAttached();
  const box = await placeOf(racks);
  await page.mouse.move(box.x + 60, box.y + 25);
  await page.mouse.down();
  await page.mouse.move(box.x + 300, box.y + 120, { steps: 4 });
  await page.mouse.up();
  await expect(page).toHaveURL(/area=/);
  await expect(map.getByRole('table', { name: 'Addresses' })).toBeVisible();

  // The print has the map and its table, but no controls.
  await page.emulateMedia({ media: 'print' });
  const notPrinted = [
    page.getByRole('banner'),
    page.getByRole('navigation'),
    page.getByRole('link', { name: 'Sessions' }),
    map.getByRole('searchbox'),
    map.getByRole('tab', { selected: false }),
  ];
  for (const part of notPrinted) await expect(part.filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(racks).toBeVisible();
  await expect(map.getByRole('table', { name: 'Addresses' })).toBeVisible();
});
