import type { Page } from '@playwright/test';
import { writeSession } from '../support/another-client';
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

test('DASH-08 a failed push stands out, and the result of a forced one appears without a reload', async ({ page, signedIn }) => {
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
