import type { Page } from '@playwright/test';

/**
 * Waits for a message that shows for a second only, such as one before a reload. `expect` looks once or twice a second and may miss it; this looks
 * at every frame. Call it before the action that causes the message.
 */
export async function told(page: Page, message: string): Promise<void> {
  await page.waitForFunction((text) => [...document.querySelectorAll('[role=status], [role=alert]')].some((element) => element.textContent?.includes(text)), message);
}
