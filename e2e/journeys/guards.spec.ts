import type { Page } from '@playwright/test';
import { logIn } from '../support/accounts';
import { writeSession } from '../support/another-client';
import { writeCycleCounts, writeDomain } from '../support/domains';
import { KEY_USER, WAREHOUSE, expect, test } from '../support/test';

const MODERATOR = { email: 'moderator@demo.test', password: 'demo-mod-1' };
const SETTINGS = '/company/acme/domain/Central%20Warehouse/settings';

test('GUARD-04 a user whose email is not verified is asked to verify it, and can have the mail sent again', async ({ page }) => {
  await logIn(page, { email: 'unverified@demo.test', password: 'demo-key-1' });
  await expect(page.getByRole('main')).toContainText(/verif/i);
  await page.getByRole('button', { name: 'Resend verification email' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'unverified@demo.test' })).toBeVisible();
});

test('GUARD-06 a user whose profile has no pwUpdated reads that the network seems to block the servers', async ({ page }) => {
  await logIn(page, { email: 'blocked@demo.test', password: 'demo-key-1' });
  await expect(page.getByRole('main')).toContainText(/network/i);
  await expect(page.getByRole('main')).toContainText(/support/i);
});

test('GUARD-05 a user who must set a password is redirected to /setpw from every page', async ({ page }) => {
  await logIn(page, { email: 'newkey@demo.test', password: 'demo-key-1' });
  await expect(page).toHaveURL(/\/setpw$/);
  await page.goto(WAREHOUSE);
  await expect(page).toHaveURL(/\/setpw$/);
});

test('GUARD-08 PERM-05 a user who is no key user is signed out and told why', async ({ page }) => {
  await logIn(page, MODERATOR);
  await expect(page.getByRole('alert').filter({ hasText: 'Only key users are allowed to use this platform!' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await page.goto('/');
  await expect(page).toHaveURL(/\/login/);
});

interface ElevatedPage {
  path: string;
  heading: string;
  /** The button in the settings of Central Warehouse that opens the page, for a page that needs route state. */
  from?: string;
}

/** Expects a visitor without sign-in to be redirected to the login page, a moderator to be signed out, and a key user to see the page. */
async function expectForKeyUsersOnly(page: Page, { path, heading, from }: ElevatedPage): Promise<void> {
  const login = page.getByRole('heading', { level: 1, name: 'Log in' });
  await page.goto(path);
  await expect(login).toBeVisible();
  await logIn(page, MODERATOR, path);
  await expect(page.getByRole('alert').filter({ hasText: 'Only key users are allowed to use this platform!' })).toBeVisible();
  await expect(login).toBeVisible();
  await logIn(page, KEY_USER, from ? SETTINGS : path);
  if (from) await page.getByRole('button', { name: from }).click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page).toHaveURL(path);
}

test('ROUTE-07 /profile/{uid} opens for key users only', ({ page }) => expectForKeyUsersOnly(page, { path: '/profile/checker-clara', heading: 'Profile' }));
test('ROUTE-16 /manageusers opens for key users only', ({ page }) => expectForKeyUsersOnly(page, { path: '/manageusers', heading: 'Manage users' }));
test('ROUTE-17 /adduser opens for key users only', ({ page }) => expectForKeyUsersOnly(page, { path: '/adduser', heading: 'Add user' }));
test('ROUTE-18 /managedomains opens for key users only', ({ page }) => expectForKeyUsersOnly(page, { path: '/managedomains', heading: 'Manage domains' }));
test('ROUTE-19 /addDomain opens for key users only', ({ page }) => expectForKeyUsersOnly(page, { path: '/addDomain', heading: 'Add domain' }));
test('ROUTE-20 /managekeys opens for key users only', ({ page }) => expectForKeyUsersOnly(page, { path: '/managekeys', heading: 'Manage API keys' }));
test('ROUTE-21 /managekeys/create opens for key users only', ({ page }) => expectForKeyUsersOnly(page, { path: '/managekeys/create', heading: 'Create API key' }));
test('ROUTE-22 /managekeys/{apiKeyId}/authDomains opens for key users only', ({ page }) =>
  expectForKeyUsersOnly(page, { path: '/managekeys/k7f3a9d210/authDomains', heading: 'Authorized domains' }));
test('ROUTE-24 /addLicense opens from the settings, for key users only', ({ page }) =>
  expectForKeyUsersOnly(page, { path: '/addLicense', heading: 'Add license', from: 'Add license' }));
test('ROUTE-25 /manualInputField/{index} opens from the settings, for key users only', ({ page }) =>
  expectForKeyUsersOnly(page, { path: '/manualInputField/0', heading: 'Manual input field', from: 'Edit Boxes' }));
test('ROUTE-26 /label/{index} opens from the settings, for key users only', ({ page }) =>
  expectForKeyUsersOnly(page, { path: '/label/0', heading: 'Label design', from: 'Edit Pallet' }));

test('ROUTE-23 the settings open for key users only, and only under the path with the singular "domain"', async ({ page }) => {
  await expectForKeyUsersOnly(page, { path: SETTINGS, heading: 'Settings of Central Warehouse' });
  for (const path of [SETTINGS.replace('/domain/', '/domains/'), WAREHOUSE.replace('/domains/', '/domain/')]) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
});

test('DASH-05 the page says when the connection is lost, and the list updates by itself when it is back', async ({ page, signedIn, context, pageProblems }) => {
  // The Firestore SDK loads a picture from Google to learn whether the network works; the content security policy blocks that.
  pageProblems.expected.push(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Firestore|cleardot/);
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
