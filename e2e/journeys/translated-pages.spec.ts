import type { Page } from '@playwright/test';
import { createAccount } from '../support/accounts';
import { adminFirestore, writeSession } from '../support/another-client';
import { expectNothingStale, inTranslation, translatePages, translatedWith } from '../support/browser-translation';
import { beginCount } from '../support/counting';
import { writeDomain } from '../support/domains';
import { typedNames } from '../support/typed-names';
import { SCREENS, WIDE_SCREENS, type Screen } from '../support/screens';
import { expectAtRest } from '../support/page-checks';
import { KEY_USER, WAREHOUSE, expect, test } from '../support/test';

const statusWith = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).click();

/** Signs in after two refused attempts, whose messages come and go. */
async function logIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill('nobody@demo.test');
  await page.getByLabel('Password').first().fill('wrong-password');
  await press(page, 'Log in');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('Email').fill('');
  await press(page, 'Log in');
  await expect(page.getByText('Enter your email')).toBeVisible();
  await page.getByLabel('Email').fill(KEY_USER.email);
  await page.getByLabel('Password').first().fill(KEY_USER.password);
  await press(page, 'Log in');
  await expect(page.getByRole('heading', { level: 1, name: /Ana Key/ })).toBeVisible();
}

test.beforeEach(({ pageProblems }) => {
  // The browser's line about the refused sign-in.
  pageProblems.expected.push(/status of 400/);
});

test('SHELL a user asks for a password mail, signs in, changes the language and logs out while an extension wraps every text', async ({
  page,
}) => {
  await translatePages(page, 'extension');
  const { email } = await createAccount();
  await page.goto('/forgotpw');
  await page.getByLabel('Email').fill('no address');
  await press(page, 'Send');
  await expect(page.getByRole('main').getByText(/invalid email/i)).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await press(page, 'Send');
  await expect(page.getByRole('main').getByText(email, { exact: true }).first()).toBeVisible();
  await expectNothingStale(page);

  await logIn(page);
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: 'Português (BR)' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await expect(page.getByRole('banner')).toContainText('Sair');
  await expect(page.getByRole('banner')).not.toContainText('Log out');
  await expectNothingStale(page);
  await page.getByRole('banner').getByRole('button', { name: 'Sair' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sair' }).click();
  await expect(page.getByLabel('Senha').first()).toBeVisible();
  await expectNothingStale(page);
});

test('the sessions of a domain stay live and can be searched, selected and removed while the browser translates the page', async ({
  page,
}) => {
  await translatePages(page);
  const own = await writeDomain('Translated Yard');
  await writeSession(own, 'Evening count', { pushStatus: 'PUSHED' });
  const count = await beginCount(own, 'Morning count');
  await count.read('G01010101', 'G01010102', 'G01010103');
  await logIn(page);
  await page.goto(own.sessions);
  const table = page.getByRole('table', { name: 'Sessions' });
  const row = table.getByRole('row').filter({ hasText: 'Morning count' });
  await expect(row.getByText(inTranslation('Pending'))).toBeVisible();
  await expect(row.getByText(inTranslation('3'), { exact: true })).toBeVisible();

  await count.read('G01010104');
  await expect(row.getByText(inTranslation('4'), { exact: true })).toBeVisible();
  await count.end();
  // What the server does when a push fails.
  await adminFirestore().doc(`${own.path}/sessions/${count.session}`).update({ pushStatus: 'FAILED', pushTriedAt: Date.now() });
  await expect(row.getByText(inTranslation('Failed'))).toBeVisible();
  await expect(row).not.toContainText('Pending');
  await expectNothingStale(page);

  const main = page.getByRole('main');
  await page.getByRole('searchbox').fill('Evening');
  await expect(row).toBeHidden();
  await expect(main.getByRole('status').filter({ hasText: '1 of 2' })).toBeVisible();
  await page.getByRole('searchbox').fill('nothing like it');
  await expect(main.getByRole('status').filter({ hasText: '0 of 2' })).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await expect(row).toBeVisible();
  for (const tab of ['Inventory tasks', 'Map', 'Sessions']) {
    const link = main.getByRole('list').getByRole('link', { name: inTranslation(tab), exact: true });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
  await expectNothingStale(page);

  const selection = page.getByRole('region', { name: 'Selection' });
  await row.getByRole('checkbox').check();
  await expect(selection).toContainText('1 selected');
  await table.getByRole('row').filter({ hasText: 'Evening count' }).getByRole('checkbox').check();
  await expect(selection).toContainText('2 selected');
  await expectNothingStale(page);
  await selection.getByRole('button', { name: 'Remove' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Morning count', { exact: true })).toBeVisible();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: /Remove 2/ }).click();
  await expect(statusWith(page, /removed/i)).toBeVisible();
  await expect(row).toBeHidden();
  await expectNothingStale(page);
  await own.remove(page);
});

test('SHELL on every screen that the browser translates, names, codes and what users have typed stay untranslated', async ({
  page,
  signedIn,
}) => {
  // One test opens all screens.
  test.slow();
  const names = await typedNames();
  await signedIn(page);
  await translatePages(page);
  const session: Screen = {
    name: 'session',
    path: `${WAREHOUSE}/sessions/Street%2012%20check`,
    ready: (page) => page.getByRole('main').getByRole('table').first(),
  };
  const translated: string[] = [];
  for (const { name, path, press: button, ready } of [...SCREENS, ...WIDE_SCREENS, session]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (button !== undefined) await page.getByRole('button', { name: button }).click();
    await expect(ready(page)).toBeVisible();
    await expectAtRest(page);
    await expect(page.locator('main font'), `translated texts on the screen “${name}”`).not.toHaveCount(0);
    translated.push(...(await translatedWith(page, names)).map((text) => `${name}: ${text}`));
    await expectNothingStale(page);
  }
  expect(translated).toEqual([]);
});
