import type { Locator, Page } from '@playwright/test';
import { adminFirestore } from '../support/another-client';
import { tabTo } from '../support/keyboard';
import { pickOption } from '../support/pick-option';
import { expectNoFaultsInBothSchemes } from '../support/page-checks';
import { expect, test } from '../support/test';
import { message } from '../support/messages';
import { addTestUser, profileDocumentOf, uidOf } from '../support/users';

const stamp = () => Date.now().toString(36);
async function openUsers(page: Page): Promise<void> {
  await page.goto('/manageusers');
  await expect(page.getByRole('heading', { level: 1, name: 'Manage users' })).toBeVisible();
  await page.getByRole('tab', { name: 'Acme Logistics' }).click();
  await expect(page.getByRole('table', { name: 'Users' }).getByRole('link').first()).toBeVisible();
}

/** Expects checkbox, name (without a gap between them) and actions of a row to stay visible while its table is scrolled sideways. */
async function expectEndsInSight(page: Page, row: Locator): Promise<void> {
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 760, height: size.height });
  const ends = () =>
    row.evaluate((tr) => {
      const scrolled = tr.closest('table')!.parentElement!;
      // Half of the way, since at the end the actions are visible anyway.
      scrolled.scrollLeft = (scrolled.scrollWidth - scrolled.clientWidth) / 2;
      const [start, end] = [scrolled.getBoundingClientRect().left, scrolled.getBoundingClientRect().right];
      const cells = [...tr.children].map((cell) => cell.getBoundingClientRect());
      const [box, name, next] = cells;
      return { box: box!.left - start, gap: name!.left - box!.right, actions: Math.round(end - cells.at(-1)!.right), isNextUnderName: next!.left < name!.right };
    });
  await expect.poll(ends).toEqual({ box: 0, gap: 0, actions: 0, isNextUnderName: true });
  await page.setViewportSize(size);
}

async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search' }).fill(text);
}

test('USERS-01 USERS-02 USERS-03 USERS-19 USERS-20 a user is added, given to another moderator, changed and removed', async ({ page, signedIn }) => {
  const lastName = `Reis ${stamp()}`;
  const email = `rita.${stamp()}@e2e.test`;
  await signedIn(page);
  await openUsers(page);
  await page.getByRole('button', { name: 'Add user' }).click();
  await pickOption(page, 'Company', 'Acme Logistics');
  await page.getByRole('checkbox', { name: 'Checker' }).check();
  await pickOption(page, 'Parent moderator', 'Marcos Lima');
  await page.getByRole('checkbox', { name: 'North Yard' }).check();
  await page.getByLabel('First name').fill('Rita');
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Employee ID').fill('C900');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Confirm email').fill(email);
  await page.getByRole('button', { name: 'Add', exact: true }).dblclick();

  await expect(page.getByRole('heading', { level: 1, name: 'Manage users' })).toBeVisible();
  const handover = message(page, `Rita ${lastName} can log in now`);
  await expect(handover).toContainText(email);
  await expect(handover).toContainText('000000');
  await search(page, email);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Checker');
  await expect(row).toContainText('Marcos Lima');
  expect(await profileDocumentOf((await uidOf(email))!)).toMatchObject({ checker: true, parent: 'moderator-marcos', authDomains: ['North Yard'], pwUpdated: false });

  await page.getByRole('button', { name: `Edit Rita ${lastName}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await page.getByLabel('Employee ID').fill('C901');
  await page.getByRole('checkbox', { name: 'Central Warehouse' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(message(page, 'User updated!')).toBeVisible();
  expect(await profileDocumentOf((await uidOf(email))!)).toMatchObject({ employeeId: 'C901', authDomains: ['Central Warehouse', 'North Yard'] });

  await openUsers(page);
  // The new user's password is shown only once, after adding.
  await expect(page.getByText('000000')).toBeHidden();
  await search(page, email);
  await page.getByRole('button', { name: `Remove Rita ${lastName}` }).click();
  const dialog = page.getByRole('dialog', { name: `Remove Rita ${lastName}?` });
  await expect(dialog.getByRole('button', { name: 'Remove 1 user' })).toBeDisabled();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Remove 1 user' }).click();
  await expect(message(page, 'User removed!')).toBeVisible();
  await expect(row).toBeHidden();
  expect(await uidOf(email)).toBeUndefined();
});

test('ADD-21 a domain is given to two users in one step, and the report lists the result of each', async ({ page, signedIn }) => {
  const group = `Grupo${stamp()}`;
  const users = [await addTestUser(group), await addTestUser(group)];
  await signedIn(page);
  await openUsers(page);
  await search(page, group);
  await expect(page.getByRole('row').filter({ hasText: group })).toHaveCount(2);
  await expectEndsInSight(page, page.getByRole('row').filter({ hasText: group }).first());
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Change domains' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change domains of 2 users' });
  await pickOption(page, 'Give these domains', 'North Yard');
  // Closes the list: the options of a multiple choice stay open until something else is pressed.
  await dialog.getByText('Change domains of 2 users').click();
  await expect(dialog.getByRole('row').filter({ hasText: '+ North Yard' })).toHaveCount(2);
  await expectNoFaultsInBothSchemes(page, 'domains of several users');
  await dialog.getByRole('button', { name: 'Change 2 users' }).click();
  await expect(dialog.getByText(/2 of 2 users/)).toBeVisible();
  for (const { uid } of users) expect(await profileDocumentOf(uid)).toMatchObject({ authDomains: ['Central Warehouse', 'North Yard'] });
});

test('USERS-17 USERS-23 a moderator cannot be removed, and an email that is in use is reported at its field', async ({ page, signedIn, pageProblems }) => {
  // The browser itself logs this for an answer of 409.
  pageProblems.expected.push(/409 \(Conflict\)/);
  const { email } = await addTestUser('Taken');
  await signedIn(page);
  await openUsers(page);
  await search(page, 'moderator2@demo.test');
  await page.getByRole('button', { name: 'Remove Maria Souza' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Moderators cannot be removed here' })).toBeVisible();
  await page.getByRole('button', { name: 'Add user' }).click();
  await pickOption(page, 'Company', 'Acme Logistics');
  await page.getByRole('checkbox', { name: 'Moderator' }).check();
  for (const [name, text] of [['First name', 'Tom'], ['Last name', 'Two'], ['Employee ID', '2'], ['Email', email], ['Confirm email', email]]) {
    await page.getByLabel(name!, { exact: true }).fill(text!);
  }
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription('Email already in use!');
  await expect(page.getByLabel('First name')).toHaveValue('Tom');
});

test('USERS-20 users are added from a spreadsheet, with a result for each row', async ({ page, signedIn }) => {
  const lastName = `Planilha ${stamp()}`;
  // Employee IDs of this test: a row with the ID of an existing user is left out.
  const id = `B${stamp()}`;
  const csv = ['Nome;Sobrenome;Matrícula;Permissões', `Ana;${lastName};${id}1;Conferente`, `Bia;${lastName};${id}2;piloto`, `Caio;${lastName};${id}3;chefe`].join('\n');
  await signedIn(page);
  await openUsers(page);
  await page.getByRole('link', { name: 'Add from spreadsheet' }).click();
  await pickOption(page, 'Parent moderator', 'Marcos Lima');
  await page.getByRole('checkbox', { name: 'Central Warehouse' }).check();
  await page.getByLabel('Spreadsheet').setInputFiles({ name: 'pessoas.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(page.getByText('2 of 3 rows can be added.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Caio' })).toContainText('Value not allowed! (chefe)');
  await page.getByRole('button', { name: 'Add 2 users' }).click();
  await expect(page.getByText('2 of 3 have been added')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export table' }).click();
  await page.getByRole('menuitem', { name: 'All rows as CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  const added = await adminFirestore().collection('users').where('lastName', '==', lastName).get();
  expect(added.docs.map((document) => document.get('firstName') as string).sort()).toEqual(['Ana', 'Bia']);

  // Choosing the same file again adds no user twice.
  await page.getByLabel('Spreadsheet').setInputFiles({ name: 'pessoas.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(page.getByText('0 of 3 rows can be added.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: `Ana ${lastName}` })).toContainText(`Ana ${lastName} has this employee ID.`);
});

test('USERS-02 a user can be added with the keyboard alone', async ({ page, signedIn }) => {
  const lastName = `Teclado ${stamp()}`;
  await signedIn(page);
  await page.goto('/adduser');
  const company = page.getByLabel('Company');
  await company.focus();
  await page.keyboard.type('Acme');
  await expect(company).toHaveAccessibleDescription(/Acme Logistics/);
  // A moderator needs neither moderator nor domains.
  const moderator = page.getByRole('checkbox', { name: 'Moderator' });
  await tabTo(page, moderator);
  await page.keyboard.press('Space');
  await expect(moderator).toBeChecked();
  await tabTo(page, page.getByLabel('First name'));
  const email = `${stamp()}@e2e.test`;
  for (const [label, text] of [['First name', 'Teo'], ['Last name', lastName], ['Employee ID', 'M9'], ['Email', email], ['Confirm email', email]] as const) {
    await expect(page.getByLabel(label, { exact: true })).toBeFocused();
    await page.keyboard.type(text);
    await page.keyboard.press(label === 'Confirm email' ? 'Enter' : 'Tab');
  }
  await expect(message(page, `Teo ${lastName} can log in now`)).toBeVisible();
});

for (const [locale, title, add] of [
  ['en-GB', 'Manage users', 'Authorised domains'],
  ['pt-BR', 'Gerenciar usuários', 'Domínios autorizados'],
  ['es-ES', 'Gestionar usuarios', 'Dominios autorizados'],
] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });
    test(`I18N-01 the pages of users are shown in ${locale}`, async ({ page }) => {
      await page.goto('/login');
      await page.locator('input[name=email]').fill('key@demo.test');
      await page.locator('input[name=password]').fill('demo-key-1');
      await page.keyboard.press('Enter');
      await page.getByRole('navigation').getByRole('link', { name: title }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await page.goto('/adduser');
      await expect(page.getByRole('group', { name: add })).toBeVisible();
      expect(await page.getByRole('main').innerText()).not.toMatch(/\b(manUsr|addUsr|profile)\./);
    });
  });
}

test('PERM-05 a user who is no key user sees neither users nor profiles', async ({ page }) => {
  await page.goto('/manageusers');
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await page.getByLabel('Email').fill('assistant@demo.test');
  await page.getByLabel('Password', { exact: true }).fill('demo-asst-1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Only key users are allowed' })).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Manage users' })).toBeHidden();
});
