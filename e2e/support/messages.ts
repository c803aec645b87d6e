import type { Locator, Page } from '@playwright/test';

/** The message of the console with this text. */
export const message = (page: Page, text: string | RegExp): Locator => page.getByRole('status').filter({ hasText: text });

/**
 * Waits for a message that shows for a second only, such as one before a reload. `expect` looks once or twice a second and may miss it; this looks
 * at every frame. Call it before the action that causes the message.
 */
export async function shortMessage(page: Page, text: string): Promise<void> {
  await page.waitForFunction((wanted) => [...document.querySelectorAll('[role=status], [role=alert]')].some((element) => element.textContent?.includes(wanted)), text);
}
