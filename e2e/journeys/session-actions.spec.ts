import type { Page } from '@playwright/test';
import { adminFirestore, writeSession } from '../support/another-client';
import { writeDomain, type TestDomain } from '../support/domains';
import { expectNoFaults } from '../support/page-checks';
import { expect, test } from '../support/test';

let own: TestDomain;

test.beforeEach(async () => {
  own = await writeDomain('Session Yard');
});

test.afterEach(({ page }) => own.remove(page));

async function openSessions(page: Page, name: string): Promise<void> {
  await page.goto(own.sessions);
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
}

test('DASH-06 ADD-SELECT-01 API-01 selected sessions are deleted with their readings, by a call with a token that was fetched for it', async ({
  page,
  signedIn,
}) => {
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
  const fetched: Promise<string>[] = [];
  page.on('response', (response) => {
    if (!response.url().includes('/securetoken.googleapis.com/v1/token')) return;
    // A page that is closed meanwhile has no answer any more.
    fetched.push(
      response.json().then(
        (body: { id_token: string }) => `Bearer ${body.id_token}`,
        () => '',
      ),
    );
  });
  const call = page.waitForRequest((request) => request.method() === 'DELETE' && request.url().includes('/api/sessions'));
  await dialog.getByRole('button', { name: 'Remove 2 sessions' }).click();
  const { authorization } = (await call).headers();
  expect(await Promise.all(fetched)).toContain(authorization);
  await expect(page.getByRole('status').filter({ hasText: 'Sessions removed!' })).toBeVisible();
  for (const name of names) {
    await expect(page.getByRole('main').getByRole('link', { name })).toBeHidden();
    expect((await adminFirestore().collection(`${own.path}/sessions/${name}/addresses`).get()).size).toBe(0);
  }
});

test('DASH-08 DASH-09 DASH-10 DASH-11 a failed push can be forced, and its result appears without a reload', async ({ page, signedIn }) => {
  const name = 'Dock count';
  await writeSession(own, name, { pushStatus: 'FAILED' });
  await signedIn(page);
  await openSessions(page, name);
  const push = page.getByRole('button', { name: `Push ${name}` });
  // Only the button of a failed push has a shadow.
  await expect(push).not.toHaveCSS('box-shadow', 'none');
  await push.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Push “${name}”?` });
  await expect(dialog).toContainText(/Next automatic retry in \d+ minutes?\. Push now\?/);
  await expectNoFaults(page);
  await dialog.getByRole('button', { name: 'Push session' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Session push triggered!' })).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(`${name}.*Pushed$`) })).toBeVisible();
  await expect(push).toBeHidden();
});
