import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Moves the focus to an element with the Tab key. A page or dialog moves the focus to its start once after it has opened: wait for that first.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the element cannot be reached with the Tab key');
}

/** Ticks the checkbox of a confirmation dialog and presses its button, with the keyboard alone. */
export async function confirmWithKeys(page: Page, dialog: Locator, action: string | RegExp): Promise<void> {
  const box = dialog.getByRole('checkbox');
  // The dialog focuses its checkbox after its opening animation.
  await expect(box).toBeFocused();
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
  const confirm = dialog.getByRole('button', { name: action });
  await expect(confirm).toBeEnabled();
  await tabTo(page, confirm);
  await page.keyboard.press('Enter');
}
