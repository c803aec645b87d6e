import { KEY_USER, WAREHOUSE, expect, test } from '../support/test';

test('GUARD-03 AUTH-01 a guarded page asks to sign in first and opens afterwards', async ({ page }) => {
  await page.goto(WAREHOUSE);
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await page.getByLabel('Email').fill(KEY_USER.email);
  await page.getByLabel('Password', { exact: true }).fill(KEY_USER.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Central Warehouse' })).toBeVisible();
});

test('ROUTE-01 a signed-in key user who opens /login is sent home', async ({ page, signIn }) => {
  await signIn(page);
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ana Key' })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('AUTH-01 a wrong password is said in place and what was typed stays', async ({ page, complaints }) => {
  complaints.expected.push(/accounts:signInWithPassword/);
  await page.goto('/login');
  await page.getByLabel('Email').fill(KEY_USER.email);
  await page.getByLabel('Password', { exact: true }).fill('wrong-password');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toContainText('Wrong credentials!');
  await expect(page.getByLabel('Email')).toHaveValue(KEY_USER.email);
});

test('SHELL-02 SHELL-12 logging out asks first, then returns to the login page', async ({ page, signIn }) => {
  await signIn(page);
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ana Key' })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await dialog.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await page.goto(WAREHOUSE);
  await expect(page).toHaveURL(/\/login/);
});
