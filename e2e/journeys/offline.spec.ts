import { KEY_USER, WAREHOUSE, expect, fillSignIn, test } from '../support/test';

// The fixture `pageProblems` fails the test when a page logs anything; here nothing may be logged.

test('SHELL without a network the console says so, no page logs anything, and the console is live again when the network is back', async ({ page, context, signedIn }) => {
  await signedIn(page);
  await page.goto(WAREHOUSE);
  await expect(page.getByRole('main').getByRole('link', { name: 'Full count' })).toBeVisible();
  await context.setOffline(true);
  const state = page.getByRole('banner').getByRole('button', { name: /offline/i });
  await expect(state).toBeVisible();
  await context.setOffline(false);
  await expect(state).toBeHidden();
  await expect(page.getByRole('main').getByRole('link', { name: 'Full count' })).toBeVisible();
});

test('SHELL a sign-in without a network logs nothing and keeps what was typed', async ({ page, context }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await context.setOffline(true);
  await fillSignIn(page);
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(KEY_USER.email);
});
