import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { read, utils } from 'xlsx';
import { adminFirestore, readingAt } from '../support/another-client';
import { createAccount, logIn, type TestAccount } from '../support/accounts';
import { writeCompany } from '../support/companies';
import { writeDomain, type TestDomain } from '../support/domains';
import { expect, test } from '../support/test';

const HOUR = 3_600_000;
const PERSON = { id: '17', name: 'Another client' };

/** The cycle counts that the journey writes, the newest first. */
const COUNTS = ['Cycle count 01', 'Cycle count 02', 'Cycle count 03'];
const LATER = 'Cycle count 04';

/** What a session has read: ten addresses of one street, of which six are as they should be. */
const RESULTS = ['read', 'read', 'read', 'read', 'read', 'read', 'empty', 'invalid', 'invalid', 'divergent'] as const;

/** A company of the journey's own with one domain, whose three sessions have just ended: each began in an hour of its own. */
async function writeCounted(): Promise<{ domain: TestDomain; account: TestAccount }> {
  const company = await writeCompany();
  const account = await createAccount({ company });
  const domain = await writeDomain('Quality', company);
  const firestore = adminFirestore();
  await firestore.doc(`companies/${company}`).update({ authDomains: [domain.domain] });
  for (const [place, name] of COUNTS.entries()) await writeEnded(domain, name, place + 1);
  return { domain, account };
}

/** Writes a session that began some hours ago and ends now, with its readings, as an app does. The platform adds it up. */
async function writeEnded({ path }: TestDomain, name: string, hoursAgo: number): Promise<void> {
  const firestore = adminFirestore();
  const startTime = new Date(Date.now() - hoursAgo * HOUR);
  const records = RESULTS.map((result, nth) => ({
    ...readingAt(`G0101010${nth}`, startTime),
    employeeId: PERSON.id,
    employeeName: PERSON.name,
    status: result === 'divergent' ? 'read' : result,
    results: result === 'divergent' ? { Qty: 'negative' } : {},
  }));
  const session = firestore.doc(`${path}/sessions/${name}`);
  const batch = firestore.batch();
  batch.set(session.collection('addresses').doc('0'), { index: 0, records });
  batch.set(session, {
    name,
    startTime,
    endTime: new Date(),
    total: records.length,
    empty: 1,
    invalid: 2,
    pushStatus: 'PUSHED',
    wasTask: false,
  });
  await batch.commit();
}

const noSidewaysScroll = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

for (const width of [1440, 390]) {
  test(`ADD-93 ADD-94 a key user goes from the quality of a company to the sessions behind a bar, at ${width} px (D-171)`, async ({
    page,
  }) => {
    const { domain, account } = await writeCounted();
    await page.setViewportSize({ width, height: 844 });
    await logIn(page, account, `/company/${domain.company}`);
    await page.getByRole('main').getByRole('link', { name: 'Quality', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Quality of / })).toBeVisible();
    await noSidewaysScroll(page);

    await page.getByRole('region', { name: 'People who counted' }).getByRole('link', { name: PERSON.name }).last().click();
    await page
      .getByRole('dialog', { name: `Domains of ${PERSON.name}` })
      .getByRole('link', { name: domain.domain })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Quality', exact: true })).toBeVisible();
    const dialog = page.getByRole('dialog', { name: `Sessions of ${PERSON.name}` });
    await expect(dialog.getByRole('link')).toHaveText(COUNTS);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await noSidewaysScroll(page);

    await writeEnded(domain, LATER, COUNTS.length + 1);
    await expect(page.getByRole('region', { name: 'Streets' }).getByText('12 of 40 (30%)', { exact: true })).toBeVisible();

    // A press on the bar of a street opens the same as the link in its row.
    await page.getByRole('region', { name: 'Streets' }).locator('svg a').first().click();
    await page.getByRole('dialog', { name: 'Sessions in street 01' }).getByRole('link', { name: COUNTS[1]! }).click();
    await expect(page.getByRole('heading', { level: 1, name: COUNTS[1]! })).toBeVisible();
    await domain.remove(page);
  });
}

test('ADD-93 the streets of a domain are exported as they are shown, and printed without tools (D-171)', async ({ page }) => {
  const { domain, account } = await writeCounted();
  await logIn(page, account, `${domain.sessions}/quality`);
  const streets = page.getByRole('region', { name: 'Streets' });
  await expect(streets.getByRole('table').getByRole('cell')).toHaveText(['01', '3', '30', '18', '3', '6', '3', '30%']);
  await streets.getByRole('button', { name: 'Export table' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'All rows as XLSX' }).click();
  const book = read(await readFile(await (await download).path()));
  expect(utils.sheet_to_json(book.Sheets[book.SheetNames[0]!]!, { header: 1 })).toEqual([
    ['Street', 'Sessions', 'Readings', 'Read', 'Empty', 'Invalid', 'Divergent', 'Invalid or divergent'],
    ['01', 3, 30, 18, 3, 6, 3, 0.3],
  ]);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  for (const part of ['Over time', 'Streets', 'People who counted']) {
    const region = page.getByRole('region', { name: part });
    await expect(region.locator('.db-quality-chart svg')).toBeVisible();
    await expect(region.getByRole('table')).toBeVisible();
  }
  await domain.remove(page);
});
