import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Goes to something with the Tab key, as whoever has no mouse does. A page or dialog that has just opened takes the focus to its start
 * once: wait for that before.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the element cannot be reached with the Tab key');
}

/** Ticks the box of a question and answers it with yes, with the keyboard alone. */
export async function confirmWithKeys(page: Page, dialog: Locator, action: string | RegExp): Promise<void> {
  const box = dialog.getByRole('checkbox');
  // It takes the focus to its box when it has faded in.
  await expect(box).toBeFocused();
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
  const confirm = dialog.getByRole('button', { name: action });
  await expect(confirm).toBeEnabled();
  await tabTo(page, confirm);
  await page.keyboard.press('Enter');
}
