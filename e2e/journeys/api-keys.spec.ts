import type { Locator, Page } from '@playwright/test';
import { createAccount, logIn } from '../support/accounts';
import { writeCompany } from '../support/companies';
import { confirmWithKeys, tabTo } from '../support/keyboard';
import { writeModerator } from '../support/moderator';
import { pickOption } from '../support/pick-option';
import { nextLoad } from '../support/next-load';
import { expect, test } from '../support/test';
import { shortMessage } from '../support/messages';

let made = 0;
const aName = (what: string) => `${what} ${Date.now()}-${++made}`;

/** Opens the list and searches it for one description, since other journeys write keys too. */
async function openList(page: Page, description: string): Promise<Locator> {
  await page.goto('/managekeys');
  return find(page, description);
}

async function find(page: Page, description: string): Promise<Locator> {
  await page.getByRole('searchbox', { name: 'Search' }).fill(description);
  const rows = page.getByRole('table', { name: 'API keys' }).getByRole('row').filter({ hasText: description });
  await expect(rows.first()).toBeVisible();
  return rows;
}

async function confirm(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog.getByRole('button', { name: /^(Renew|Remove key)$/ })).toBeDisabled();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: /^(Renew|Remove key)$/ }).click();
}

async function copiedKey(page: Page, row: Locator): Promise<string> {
  await row.getByRole('button', { name: 'Copy key' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Key copied!' })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** The status of the answer that another program gets with a key. */
async function readSessions(page: Page, token: string, domain: string): Promise<number> {
  const answer = await page.request.get('/api/sessions', { params: { domain, limit: '1' }, headers: { 'x-api-key': token } });
  return answer.status();
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('KEYS-09 a key is created, copied to the clipboard, used by a program, renewed with a reload, and removed', async ({
  page,
  signIn,
}) => {
  const moderator = await writeModerator(['Central Warehouse', 'North Yard']);
  const description = aName('ERP');
  await signIn(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Manage API keys' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Manage API keys' })).toBeVisible();
  await page.getByRole('button', { name: 'Create key' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create API key' })).toBeVisible();
  await pickOption(page, 'Company', 'Acme Logistics');
  await pickOption(page, 'Moderator', moderator.name);
  await page.getByRole('checkbox', { name: 'Central Warehouse' }).check();
  await page.getByLabel('Description').fill(description);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'API key created!' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Manage API keys' })).toBeVisible();

  const rows = await find(page, description);
  const first = await copiedKey(page, rows);
  expect(first.length).toBeGreaterThan(60);
  expect(await readSessions(page, first, 'Central Warehouse')).toBe(200);
  expect(await readSessions(page, first, 'North Yard')).toBe(404);

  await page.getByRole('button', { name: `Renew ${description}` }).click();
  await Promise.all([nextLoad(page), shortMessage(page, 'API key renewed!'), confirm(page, `Renew “${description}”?`)]);
  await expect(page.getByText(`The new key for ${description} is ready`)).toBeVisible();

  const active = (await find(page, description)).filter({ hasText: 'Active' });
  const ended = rows.filter({ hasText: 'Invalid' });
  await expect(ended.getByRole('button', { name: `Renew ${description}` })).toBeDisabled();
  const second = await copiedKey(page, active);
  expect(second).not.toBe(first);
  expect(await readSessions(page, first, 'Central Warehouse')).toBe(401);
  expect(await readSessions(page, second, 'Central Warehouse')).toBe(200);

  await active.getByRole('button', { name: `Remove ${description}` }).click();
  await confirm(page, `Remove “${description}”?`);
  await expect(page.getByRole('status').filter({ hasText: 'API key removed!' })).toBeVisible();
  expect(await readSessions(page, second, 'Central Warehouse')).toBe(401);
  await openList(page, description);
  await expect(ended).toHaveCount(1);
  await expect(active).toHaveCount(0);
});

test('a key can be created and removed with the keyboard alone', async ({ page }) => {
  // A company to which no other journey adds moderators: with more of them the list would become searchable during the test.
  const company = await writeCompany();
  const [account, moderator] = await Promise.all([createAccount({ company }), writeModerator(['North Yard'], company)]);
  const description = aName('By keys');
  await logIn(page, account, '/managekeys');
  await expect(page.getByRole('heading', { level: 1, name: 'Manage API keys' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Create key' }));
  await page.keyboard.press('Enter');
  const list = page.getByRole('combobox', { name: 'Moderator' });
  await tabTo(page, list);
  await page.keyboard.type(moderator.name);
  await expect(list).toHaveAccessibleDescription(new RegExp(moderator.name));
  await tabTo(page, page.getByRole('checkbox', { name: 'North Yard' }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByLabel('Description'));
  await page.keyboard.type(description);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'API key created!' })).toBeVisible();
  const rows = await find(page, description);
  await tabTo(page, rows.getByRole('button', { name: `Remove ${description}` }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Remove “${description}”?` });
  await confirmWithKeys(page, dialog, /^(Renew|Remove key)$/);
  await expect(page.getByRole('status').filter({ hasText: 'API key removed!' })).toBeVisible();
});
