import type { Page } from '@playwright/test';
import { KEY_USER, WAREHOUSE, expect, test } from '../support/test';

const ENDED = 'You have been logged out. Log in again to go on.';
const loginHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Log in' });
const welcome = (page: Page) => page.getByRole('heading', { level: 1, name: 'Welcome, Ana Key' });

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('dialog', { name: 'Log out?' }).getByRole('button', { name: 'Log out' }).click();
}

test('a user who logs out in one tab is signed out in all tabs, which say so', async ({ page, signIn, context }) => {
  await signIn(page);
  const other = await context.newPage();
  await other.goto(WAREHOUSE);
  await expect(other.getByRole('heading', { level: 1, name: 'Central Warehouse' })).toBeVisible();
  await logOut(page);
  await expect(other.getByText(ENDED)).toBeVisible();
  await expect(loginHeading(other)).toBeVisible();
  await expect(other).toHaveURL(/\/login$/);
  await expect(loginHeading(page)).toBeVisible();
  await expect(page.getByText(ENDED)).toBeHidden();
  // Signing in again in one tab also returns the other tab to the page where the user was.
  await logIn(page, KEY_USER.email, KEY_USER.password);
  await expect(welcome(page)).toBeVisible();
  await expect(other.getByRole('heading', { level: 1, name: 'Central Warehouse' })).toBeVisible();
});

test('when another user signs in, an open tab shows nothing of the user before', async ({ page, signIn, context }) => {
  await signIn(page);
  const other = await context.newPage();
  await other.goto('/');
  await expect(welcome(other)).toBeVisible();
  await other.evaluate(() => Object.assign(window, { memoryOfAna: true }));
  await logOut(page);
  await expect(loginHeading(page)).toBeVisible();
  await logIn(page, 'unverified@demo.test', 'demo-key-1');
  await expect(page.getByRole('heading', { level: 1, name: 'Verify your email' })).toBeVisible();
  await expect(other.getByRole('heading', { level: 1, name: 'Verify your email' })).toBeVisible();
  expect(await other.evaluate(() => 'memoryOfAna' in window)).toBe(false);
});

test('GUARD-08 a user who is no key user reads why and is then sent to the configured other site', async ({ page }) => {
  const family = 'http://127.0.0.1:9/family';
  // Holds back the answer of the other site: the old page stays open until this test has read it.
  let sendAnswer = () => {};
  const isRead = new Promise<void>((resolve) => (sendAnswer = resolve));
  await page.route(family, async (route) => {
    await isRead;
    await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Family</title><h1>Another site</h1>' });
  });
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), nonKeyUserRedirectUrl: family } });
  });
  await logIn(page, 'moderator@demo.test', 'demo-mod-1');
  await expect(page.getByRole('alert').filter({ hasText: 'Only key users are allowed to use this platform!' })).toBeVisible();
  await expect(loginHeading(page)).toBeVisible();
  sendAnswer();
  await expect(page).toHaveURL(family);
  await expect(page.getByRole('heading', { name: 'Another site' })).toBeVisible();
});
