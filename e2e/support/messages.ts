import type { Locator, Page } from '@playwright/test';

/** The snackbar with this text. */
export const message = (page: Page, text: string | RegExp): Locator => page.getByRole('status').filter({ hasText: text });

/**
 * Waits for a snackbar that is shown for only a second, such as one before a reload. `expect` looks once or twice a second and may miss it; this
 * function looks at every frame. Call it before the action that causes the message.
 */
export async function shortMessage(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => [...document.querySelectorAll('[role=status], [role=alert]')].some((element) => element.textContent.includes(wanted)),
    text,
  );
}
