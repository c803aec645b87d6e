import { placeOf } from '../support/at-rest';
import { addReading, writeSession } from '../support/another-client';
import { writeDomain } from '../support/domains';
import { WAREHOUSE, expect, test } from '../support/test';

test('the rows of a session are built in a worker that its remote has made', async ({ page, signedIn }) => {
  await signedIn(page);
  await page.goto(WAREHOUSE);
  // Its script is a blob that the remote itself has made. The shell's own worker, which reads the formats of the language, has none.
  const worker = page.waitForEvent('worker', (one) => one.url().startsWith('blob:'));
  await page.getByRole('table', { name: 'Sessions' }).getByRole('link', { name: 'Cycle count 118' }).click();
  await worker;
  await expect(page.getByRole('heading', { level: 1, name: 'Cycle count 118' })).toBeVisible();
  await expect(page.getByRole('table').getByRole('columnheader', { name: 'Checked at' })).toBeVisible();
});

test('the first row of a session stands high on the page (D-158)', async ({ page, signedIn }) => {
  await signedIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${WAREHOUSE}/sessions/Street%2012%20check`);
  // Below the tabs: one line of facts, one of switches, the tools with the figures, and the heads of the columns.
  const tabs = await placeOf(page.getByRole('list', { name: 'Pages of Central Warehouse' }));
  const row = await placeOf(page.getByRole('row', { name: /^G12010101/ }));
  expect(row.y - tabs.y - tabs.height).toBeLessThan(200);
});

test('the workers of a page add each new reading of a session to what they have (D-130)', async ({ page, signedIn }) => {
  const own = await writeDomain('Growing');
  await signedIn(page);
  const screens: [path: string, table: string, shown: (addresses: string[]) => string[]][] = [
    ['sessions/new', 'Data of new', (addresses) => addresses],
    ['all', 'All addresses', (addresses) => addresses],
    ['map?session=new&show=read', 'Addresses', (addresses) => addresses],
    ['compare?first=old&second=new', 'Differences', (addresses) => addresses.slice(1)],
  ];
  for (const [path, table, shown] of screens) {
    const addresses = ['G01010101'];
    await writeSession(own, 'old', { addresses });
    await writeSession(own, 'new', { addresses });
    await page.goto(`${own.sessions}/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const expectShown = async () => {
      for (const one of shown(addresses)) await expect(page.getByRole('table', { name: table })).toContainText(one);
    };
    await expectShown();
    for (const address of ['G01010102', 'G01010201', 'G01010202']) {
      await addReading(own, 'new', address);
      addresses.push(address);
      await expectShown();
    }
  }
  await own.remove(page);
});
