import { expect, type Page } from '@playwright/test';
import { message } from './messages';

/** Resolves when the page has loaded again. Call it before the action that reloads the page. */
export const nextLoad = (page: Page) => page.waitForEvent('load');

/**
 * Opens the form of a new user and fills in a field while an action of the previous page still runs, then ends that action by `end`. Expects the
 * message `done`, the typed text to stay, and a reload as soon as nothing is unsaved.
 */
export async function expectReloadOnceSaved(page: Page, end: () => void, done: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Manage users' }).click();
  await page.getByRole('button', { name: 'Add user' }).click();
  const field = page.getByLabel('First name');
  await field.fill('Rita');
  let loads = 0;
  page.on('load', () => loads++);
  end();
  const note = message(page, done);
  await expect(note).toBeVisible();
  // The message shows for three seconds, and a page without unsaved input would reload after one.
  await expect(note).toBeHidden();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(field).toHaveValue('Rita');
  expect(loads).toBe(0);
  await Promise.all([nextLoad(page), field.clear()]);
  await expect(field).toHaveValue('');
  await expect(page).toHaveURL('/adduser');
}
