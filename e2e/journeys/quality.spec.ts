import type { Page } from '@playwright/test';
import { tabTo } from '../support/keys';
import { expectFilledLines } from '../support/filled-lines';
import { expectSoundInBothSchemes, expectStill } from '../support/soundness';
import { WAREHOUSE, expect, test } from '../support/test';
import { expectTouchable } from '../support/touch-targets';

interface Screen {
  name: string;
  path: string;
  /** The name of a button to press on that page. */
  press?: string;
  /** An element that shows when the screen is ready. */
  ready: (page: Page) => ReturnType<Page['locator']>;
  /** The screen is a dialog, which a reload closes: the button is pressed again after it. */
  closes?: true;
}

const settingsOf = (domain: string) => `/company/acme/domain/${encodeURIComponent(domain)}/settings`;

/** Every screen of the console. */
const SCREENS: Screen[] = [
  { name: 'home', path: '/', ready: (page) => page.getByRole('main').getByRole('link', { name: 'Cold Store', exact: true }) },
  { name: 'company', path: '/company/acme', ready: (page) => page.getByRole('main').getByRole('link', { name: 'Cold Store', exact: true }) },
  { name: 'company without domains', path: '/company/vazia', ready: (page) => page.getByRole('link', { name: 'Add domain' }) },
  { name: 'sessions', path: WAREHOUSE, ready: (page) => page.getByRole('main').getByRole('link', { name: /count/i }).first() },
  { name: 'no sessions', path: '/company/acme/domains/North%20Yard', ready: (page) => page.getByRole('heading', { level: 1, name: 'North Yard' }) },
  { name: 'all addresses', path: `${WAREHOUSE}/all`, ready: (page) => page.getByRole('main').getByRole('table').getByRole('link').or(page.getByRole('main').getByRole('link', { name: 'Full count' })).first() },
  { name: 'tasks', path: `${WAREHOUSE}/tasks`, ready: (page) => page.getByRole('main').getByRole('list').or(page.getByRole('main').getByRole('table')).first() },
  { name: 'create task', path: `${WAREHOUSE}/tasks/create`, ready: (page) => page.getByLabel('Spreadsheet') },
  { name: 'users', path: '/manageusers', ready: (page) => page.getByRole('main').getByRole('link', { name: 'Alice Assis' }) },
  { name: 'add user', path: '/adduser', ready: (page) => page.getByLabel('Employee ID') },
  { name: 'add users', path: '/adduser/spreadsheet', ready: (page) => page.getByLabel('Spreadsheet') },
  { name: 'own profile', path: '/profile', ready: (page) => page.getByText('Employee ID') },
  { name: 'profile', path: '/profile/checker-clara', ready: (page) => page.getByLabel('Employee ID') },
  { name: 'domains', path: '/managedomains', ready: (page) => page.getByRole('main').getByRole('link', { name: 'Cold Store', exact: true }) },
  { name: 'add domain', path: '/addDomain', ready: (page) => page.getByLabel('Domain name') },
  { name: 'activity', path: '/company/acme/activity', ready: (page) => page.getByRole('main').getByRole('table', { name: 'Changes' }) },
  { name: 'settings', path: settingsOf('Central Warehouse'), ready: (page) => page.getByRole('group', { name: 'Try the pattern' }).getByText('Street or aisle') },
  { name: 'manual input field', path: settingsOf('Central Warehouse'), press: 'Edit Boxes', ready: (page) => page.getByRole('textbox', { name: 'Field name' }) },
  { name: 'label editor', path: settingsOf('Central Warehouse'), press: 'Edit Pallet', ready: (page) => page.getByRole('region', { name: 'Label canvas' }).locator('canvas').first() },
  { name: 'add license', path: settingsOf('Cold Store'), press: 'Add license', ready: (page) => page.getByRole('radio', { name: 'Drone 1, main hall' }) },
  { name: 'history', path: settingsOf('Central Warehouse'), press: 'History', ready: (page) => page.getByRole('dialog').getByText('Present', { exact: true }), closes: true },
  { name: 'API keys', path: '/managekeys', ready: (page) => page.getByRole('main').getByRole('button', { name: /^Renew/ }).first() },
  { name: 'create API key', path: '/managekeys/create', ready: (page) => page.getByLabel('Description') },
  { name: 'change password', path: '/changepw', ready: (page) => page.getByLabel('Current password') },
  { name: 'no page', path: '/nowhere', ready: (page) => page.getByRole('heading', { level: 1 }) },
];

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    const isPhone = width < 640;

    test(`every screen is free of accessibility faults${isPhone ? ', fits fingers' : ''} and fits the width`, async ({ page, signIn }) => {
      // One test opens all screens and checks each in both colour schemes.
      test.setTimeout(600_000);
      await page.goto('/login');
      await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
      await expectSoundInBothSchemes(page, 'login');
      if (isPhone) await expectTouchable(page, 'login');
      await page.goto('/forgotpw');
      await expect(page.getByLabel('Email')).toBeVisible();
      await expectSoundInBothSchemes(page, 'forgotten password');
      await signIn(page);
      for (const screen of SCREENS) {
        await page.goto(screen.path);
        const opener = screen.press === undefined ? undefined : page.getByRole('button', { name: screen.press });
        await opener?.click();
        // Layout shifts that the press has caused do not count: the page is loaded again at the address that it led to.
        await expect(screen.ready(page)).toBeVisible();
        if (opener && !screen.closes) await page.reload();
        await expect(screen.ready(page)).toBeVisible();
        await expectSoundInBothSchemes(page, screen.name);
        await expectStill(page, screen.name, screen.ready(page), screen.closes && opener);
        if (!isPhone) continue;
        await expectTouchable(page, screen.name);
        await expectFilledLines(page, screen.name);
      }
      await page.goto(WAREHOUSE);
      await page.getByRole('main').getByRole('link', { name: 'Full count' }).click();
      await expect(page.getByText('10,000 rows')).toBeVisible();
      await expectStill(page, 'session', page.getByText('10,000 rows'));
      await expectSoundInBothSchemes(page, 'session');
      if (!isPhone) return;
      await expectTouchable(page, 'session');
      await expectFilledLines(page, 'session');
    });
  });
}

test('the main journey can be walked with the keyboard alone', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type('key@demo.test');
  await page.keyboard.press('Tab');
  await page.keyboard.type('demo-key-1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ana Key' })).toBeFocused();
  await tabTo(page, page.getByRole('navigation').getByRole('link', { name: 'Acme Logistics' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Acme Logistics' })).toBeFocused();
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Central Warehouse', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Central Warehouse' })).toBeVisible();
});
