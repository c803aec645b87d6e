import type { Page } from '@playwright/test';
import { writeSession } from '../support/another-client';
import { writeCycleCounts, writeDomain } from '../support/domains';
import { WAREHOUSE, expect, test } from '../support/test';

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

test('GUARD-04 an unverified address is asked to be verified, and the mail can be sent again', async ({ page }) => {
  await logIn(page, 'unverified@demo.test', 'demo-key-1');
  await expect(page.getByRole('main')).toContainText(/verif/i);
  await page.getByRole('button', { name: 'Resend verification email' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'unverified@demo.test' })).toBeVisible();
});

test('GUARD-06 a profile without pwUpdated warns that the network blocks the servers', async ({ page }) => {
  await logIn(page, 'blocked@demo.test', 'demo-key-1');
  await expect(page.getByRole('main')).toContainText(/network/i);
  await expect(page.getByRole('main')).toContainText(/support/i);
});

test('GUARD-05 who must set a password is led to /setpw from everywhere', async ({ page }) => {
  await logIn(page, 'newkey@demo.test', 'demo-key-1');
  await expect(page).toHaveURL(/\/setpw$/);
  await page.goto(WAREHOUSE);
  await expect(page).toHaveURL(/\/setpw$/);
});

test('GUARD-08 PERM-05 who is no key user is signed out and told why', async ({ page }) => {
  await logIn(page, 'moderator@demo.test', 'demo-mod-1');
  await expect(page.getByRole('alert').filter({ hasText: 'Only key users are allowed to use this platform!' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await page.goto('/');
  await expect(page).toHaveURL(/\/login/);
});

test('DASH-05 a lost connection is said, and the list catches up by itself when it is back', async ({ page, signedIn, context, complaints }) => {
  // The Firestore SDK loads a picture from Google to learn whether the network works; the content security policy blocks that.
  complaints.expected.push(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Firestore|cleardot/);
  const own = await writeDomain('Lost Yard');
  await writeCycleCounts(own, 1);
  await signedIn(page);
  await page.goto(own.sessions);
  const session = (name: string) => page.getByRole('table', { name: 'Sessions' }).getByRole('link', { name });
  await expect(session('Cycle count 01')).toBeVisible();
  const connection = page.getByRole('banner').getByRole('status');
  await expect(connection).toContainText('Live');
  await context.setOffline(true);
  await expect(connection).toContainText('Offline');
  await writeSession(own, 'While away');
  await expect(session('Cycle count 01')).toBeVisible();
  await context.setOffline(false);
  await expect(session('While away')).toBeVisible();
  await expect(connection).toContainText('Live');
  await own.remove(page);
});
