import type { Page } from '@playwright/test';
import { adminFirestore, writeSession } from '../support/another-client';
import { writeDomain, type TestDomain } from '../support/domains';
import { expectNoFaults, expectNoFaultsInBothSchemes } from '../support/page-checks';
import { WAREHOUSE, expect, test } from '../support/test';

let own: TestDomain;

test.beforeEach(async () => {
  own = await writeDomain('Session Yard');
});

test.afterEach(({ page }) => own.remove(page));

async function openSessions(page: Page, name: string): Promise<void> {
  await page.goto(own.sessions);
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
}

test('DASH-06 ADD-18 selected sessions are deleted with their readings', async ({ page, signedIn }) => {
  const names = ['Night count', 'Spot count'];
  for (const name of names) await writeSession(own, name);
  await signedIn(page);
  await openSessions(page, names[1]!);
  for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  const [first, second] = names.map((name) => page.getByRole('row').filter({ hasText: name }));
  await first!.hover();
  await expect(first!).toHaveCSS('background-color', await second!.evaluate((row) => getComputedStyle(row).backgroundColor));
  const selection = page.getByRole('region', { name: 'Selection' });
  for (const name of ['Export', 'Push', 'Clear selection']) await expect(selection.getByRole('button', { name })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Dense' })).toHaveCount(0);
  await selection.getByRole('button', { name: 'Remove selected' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove 2 sessions?' });
  await expect(dialog.getByRole('button', { name: 'Remove 2 sessions' })).toBeDisabled();
  await dialog.getByRole('checkbox').check();
  await expectNoFaults(page);
  await dialog.getByRole('button', { name: 'Remove 2 sessions' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Sessions removed!' })).toBeVisible();
  for (const name of names) {
    await expect(page.getByRole('main').getByRole('link', { name })).toBeHidden();
    expect((await adminFirestore().collection(`${own.path}/sessions/${name}/addresses`).get()).size).toBe(0);
  }
});

test('API-01 each call of the API has a token that was fetched for this call', async ({ page, signedIn }) => {
  const names = ['Night count', 'Spot count'];
  for (const name of names) await writeSession(own, name);
  // The page also fetches a token when the profile of the account has changed, as journeys beside this one do.
  let fetched: Promise<string>[] = [];
  page.on('response', (response) => {
    if (!response.url().includes('/securetoken.googleapis.com/v1/token')) return;
    // A page that is closed meanwhile has no answer any more.
    fetched.push(response.json().then((body: { id_token: string }) => `Bearer ${body.id_token}`, () => ''));
  });
  await signedIn(page);
  await openSessions(page, names[1]!);
  for (const name of names) {
    await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    await page.getByRole('button', { name: 'Remove selected' }).click();
    const dialog = page.getByRole('dialog', { name: 'Remove 1 session?' });
    await dialog.getByRole('checkbox').check();
    fetched = [];
    const call = page.waitForRequest((request) => request.method() === 'DELETE' && request.url().includes('/api/sessions'), { timeout: 60_000 });
    await dialog.getByRole('button', { name: 'Remove 1 session' }).click();
    const { authorization } = (await call).headers();
    expect(await Promise.all(fetched)).toContain(authorization);
    await expect(page.getByRole('main').getByRole('link', { name })).toBeHidden();
    // The table shows the removal before the call is answered, and starts no other until then.
    await expect(page.getByRole('status').filter({ hasText: 'Sessions removed!' })).toBeVisible();
  }
});

test('DASH-08 DASH-09 DASH-10 DASH-11 a failed push can be forced, and its result appears without a reload', async ({ page, signedIn }) => {
  const name = 'Dock count';
  await writeSession(own, name, { pushStatus: 'FAILED' });
  await signedIn(page);
  await openSessions(page, name);
  const push = page.getByRole('button', { name: `Push ${name}` });
  // The button of a failed push has a shadow; the journey below checks that the button of a waiting one has none.
  await expect(push).not.toHaveCSS('box-shadow', 'none');
  await push.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Push ${name}?` });
  await expect(dialog).toContainText(/Next automatic retry in \d+ minutes?\. Push now\?/);
  await expectNoFaults(page);
  await dialog.getByRole('button', { name: 'Push session' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Session push triggered!' })).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(`${name}.*Pushed$`) })).toBeVisible();
  await expect(push).toBeHidden();
});

test('ADD-17 DASH-07 DASH-08 DASH-09 a push that the company’s listener refuses stays failed and can be tried again', async ({ page, signedIn, pageProblems }) => {
  // The browser's own line for an answer of 502.
  pageProblems.expected.push(/502 \(Bad Gateway\)/);
  const name = 'To fail';
  await writeSession(own, name, { pushStatus: 'PENDING' });
  await signedIn(page);
  await openSessions(page, name);
  const push = page.getByRole('button', { name: `Push ${name}` });
  await expect(push).toHaveCSS('box-shadow', 'none');
  await push.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Push session' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The push listener refused the session: 500 {"taken":false}' })).toBeVisible();
  await expect(push).toHaveText('Failed');
});

test('DASH-04 DASH-18 ROUTE-15 the menu opens the page of all addresses, which names for each the session that read it last', async ({ page, signedIn }) => {
  const [name, again] = ['First count', 'Second count'] as const;
  await writeSession(own, name, { addresses: ['*ONLYHERE1', '*ONLYHERE2'] });
  await signedIn(page);
  await openSessions(page, name);
  await page.getByRole('button', { name: 'More actions' }).click();
  await expectNoFaults(page);
  await page.getByRole('menuitem', { name: 'Show all addresses' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `All addresses of ${own.domain}` })).toBeVisible();
  const table = page.getByRole('table', { name: 'All addresses' });
  await expect(table.getByRole('columnheader', { name: 'Session' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill('*ONLYHERE');
  await expect(table.getByRole('link', { name })).toHaveCount(2);
  await expectNoFaults(page);
  await writeSession(own, again, { addresses: ['*ONLYHERE2'] });
  await expect(table.getByRole('link', { name: again })).toHaveCount(1);
  await expect(table.getByRole('link', { name })).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the page of all addresses has no accessibility faults and fits the width', async ({ page, signedIn }) => {
    await signedIn(page);
    await page.goto(WAREHOUSE);
    await page.getByRole('button', { name: 'More actions' }).click();
    await expectNoFaultsInBothSchemes(page);
    await page.getByRole('menuitem', { name: 'Show all addresses' }).click();
    await expect(page.getByRole('list', { name: 'All addresses' })).toBeVisible();
    await expectNoFaultsInBothSchemes(page);
  });
});
