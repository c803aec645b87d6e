import type { Page } from '@playwright/test';
import { expectSound } from '../support/soundness';
import { WAREHOUSE, expect, test } from '../support/test';

/** Every screen of the console with a thing that shows when it is ready. */
const SCREENS: { name: string; path: string; ready: (page: Page) => ReturnType<Page['locator']> }[] = [
  { name: 'home', path: '/', ready: (page) => page.getByRole('heading', { level: 1, name: 'Welcome, Ana Key' }) },
  { name: 'company', path: '/company/acme', ready: (page) => page.getByRole('main').getByRole('link', { name: 'Cold Store', exact: true }) },
  { name: 'sessions', path: WAREHOUSE, ready: (page) => page.getByRole('main').getByRole('link', { name: /count/i }).first() },
  { name: 'no sessions', path: '/company/acme/domains/North%20Yard', ready: (page) => page.getByRole('heading', { level: 1, name: 'North Yard' }) },
  { name: 'all addresses', path: `${WAREHOUSE}/all`, ready: (page) => page.getByRole('main').getByRole('table').getByRole('link').or(page.getByRole('main').getByRole('link', { name: 'Full count' })).first() },
  { name: 'tasks', path: `${WAREHOUSE}/tasks`, ready: (page) => page.getByRole('main').getByRole('list').or(page.getByRole('main').getByRole('table')).first() },
  { name: 'create task', path: `${WAREHOUSE}/tasks/create`, ready: (page) => page.getByLabel('Spreadsheet') },
  { name: 'users', path: '/manageusers', ready: (page) => page.getByRole('main').getByRole('link', { name: 'Alice Assis' }) },
  { name: 'add user', path: '/adduser', ready: (page) => page.getByLabel('Employee ID') },
  { name: 'add users', path: '/adduser/spreadsheet', ready: (page) => page.getByLabel('Spreadsheet') },
  { name: 'own profile', path: '/profile', ready: (page) => page.getByLabel('Employee ID') },
  { name: 'profile', path: '/profile/checker-clara', ready: (page) => page.getByLabel('Employee ID') },
  { name: 'domains', path: '/managedomains', ready: (page) => page.getByRole('main').getByRole('link', { name: 'Cold Store', exact: true }) },
  { name: 'add domain', path: '/addDomain', ready: (page) => page.getByLabel('Domain name') },
  { name: 'activity', path: '/company/acme/activity', ready: (page) => page.getByRole('main').getByRole('table', { name: 'Changes' }) },
  { name: 'settings', path: '/company/acme/domain/Central%20Warehouse/settings', ready: (page) => page.getByRole('button', { name: 'Save', exact: true }) },
  { name: 'API keys', path: '/managekeys', ready: (page) => page.getByRole('main').getByRole('button', { name: /^Renew/ }).first() },
  { name: 'create API key', path: '/managekeys/create', ready: (page) => page.getByLabel('Description') },
  { name: 'change password', path: '/changepw', ready: (page) => page.getByLabel('Current password') },
  { name: 'no page', path: '/nowhere', ready: (page) => page.getByRole('heading', { level: 1 }) },
];

for (const width of [1440, 390]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`at ${width} px, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 900 }, colorScheme });

      test('every screen is free of accessibility faults and fits the width', async ({ page, signIn }) => {
        // All screens in one walk.
        test.setTimeout(360_000);
        await page.goto('/login');
        await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
        await expectSound(page, 'login');
        await page.goto('/forgotpw');
        await expect(page.getByLabel('Email')).toBeVisible();
        await expectSound(page, 'forgotten password');
        await signIn(page);
        for (const screen of SCREENS) {
          await page.goto(screen.path);
          await expect(screen.ready(page)).toBeVisible();
          await expectSound(page, screen.name);
        }
        await page.goto(WAREHOUSE);
        await page.getByRole('main').getByRole('link', { name: 'Full count' }).click();
        await expect(page.getByText('10,000 rows')).toBeVisible();
        await expectSound(page, 'session');
      });
    });
  }
}

test('the main journey can be walked with the keyboard alone', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type('key@demo.test');
  await page.keyboard.press('Tab');
  await page.keyboard.type('demo-key-1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ana Key' })).toBeVisible();
  await tabTo(page, page.getByRole('navigation').getByRole('link', { name: 'Acme Logistics' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Acme Logistics' })).toBeVisible();
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Central Warehouse', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Central Warehouse' })).toBeVisible();
});

async function tabTo(page: Page, target: ReturnType<Page['locator']>): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the element cannot be reached with the Tab key');
}
