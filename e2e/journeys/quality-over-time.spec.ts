import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { read, utils } from 'xlsx';
import { adminFirestore } from '../support/another-client';
import { createAccount, logIn, type TestAccount } from '../support/accounts';
import { writeCompany } from '../support/companies';
import { writeCycleCounts, writeDomain, type TestDomain } from '../support/domains';
import { expect, test } from '../support/test';

const HOUR = 3_600_000;
const PERSON = { id: '17', name: 'Another client' };

/** The cycle counts that the journey writes, the newest first. */
const COUNTS = ['Cycle count 01', 'Cycle count 02', 'Cycle count 03'];

/**
 * A company of the journey's own with one domain, whose three sessions have been summed up: each in an hour of its own, in one street and by one
 * person. The figures are written first, so that the platform takes the sessions for summed up.
 */
async function writeCounted(): Promise<{ domain: TestDomain; account: TestAccount }> {
  const company = await writeCompany();
  const account = await createAccount({ company });
  const domain = await writeDomain('Quality', company);
  const firestore = adminFirestore();
  await firestore.doc(`companies/${company}`).update({ authDomains: [domain.domain] });
  const now = Date.now();
  const starts = COUNTS.map((_, place) => now - (place + 1) * HOUR);
  const figures = { sessions: 1, read: 6, empty: 1, invalid: 2, divergent: 1 };
  for (const [place, session] of COUNTS.entries()) {
    const startTime = new Date(starts[place]!);
    const found = { session, name: session, startTime, streets: ['01'], people: [PERSON.id], figures: '{}', ...figures };
    await firestore.doc(`${domain.path}/sessionQuality/${session}`).set(found);
  }
  const monthOf = (time: number) => new Date(time).toISOString().slice(0, 7);
  for (const month of new Set(starts.map(monthOf))) {
    const own = starts.filter((start) => monthOf(start) === month);
    const sum = { sessions: own.length, read: 6 * own.length, empty: own.length, invalid: 2 * own.length, divergent: own.length };
    const stored = (domains: string[]) => ({
      month,
      figures: JSON.stringify({
        hours: own.map((start) => ({ at: start - (start % HOUR), domains, ...figures })),
        streets: [{ domain: domains[0] ?? '', street: '01', ...sum }],
        people: [{ ...PERSON, domains, ...sum }],
      }),
    });
    await firestore.doc(`${domain.path}/quality/${month}`).set(stored([]));
    await firestore.doc(`companies/${company}/quality/${month}`).set(stored([domain.domain]));
  }
  await writeCycleCounts(domain, COUNTS.length);
  return { domain, account };
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
