import type { Locator, Page } from '@playwright/test';
import { pickOption } from '../support/pick-option';
import { expect, test } from '../support/test';
import { message } from '../support/messages';
import { profileDocumentOf, uidOf } from '../support/users';

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
      return {
        box: box!.left - start,
        gap: name!.left - box!.right,
        actions: Math.round(end - cells.at(-1)!.right),
        isNextUnderName: next!.left < name!.right,
      };
    });
  await expect.poll(ends).toEqual({ box: 0, gap: 0, actions: 0, isNextUnderName: true });
  await page.setViewportSize(size);
}

async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search' }).fill(text);
}

test('a user who is added by a double click is stored once, and the ends of the row stay in sight while the table is scrolled', async ({
  page,
  signedIn,
}) => {
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
  await expectEndsInSight(page, row);
  expect(await profileDocumentOf((await uidOf(email))!)).toMatchObject({
    checker: true,
    parent: 'moderator-marcos',
    authDomains: ['North Yard'],
    pwUpdated: false,
  });
});
