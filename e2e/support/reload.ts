import { expect, type Page } from '@playwright/test';
import { message } from './messages';

/** Waits until the page has loaded anew. Call it before the action that causes it. */
export const reload = (page: Page) => page.waitForEvent('load');

/**
 * Leaves for the form of a new user and fills in a field while an action of the page before goes on. Once that has ended, which `done` tells, the
 * page must keep what was typed, and reload as soon as nothing is unsaved.
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
  // It shows for three seconds, and the page would reload after one.
  await expect(note).toBeHidden();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(field).toHaveValue('Rita');
  expect(loads).toBe(0);
  await Promise.all([reload(page), field.clear()]);
  await expect(field).toHaveValue('');
  await expect(page).toHaveURL('/adduser');
}
