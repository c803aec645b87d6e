import type { Page } from '@playwright/test';

/**
 * Waits, from now on, for a message that is there for a second only, such as one in front of a reload: `expect` looks once a second and
 * may miss it, this looks at every frame. Begin before the action that brings it.
 */
export async function told(page: Page, message: string): Promise<void> {
  await page.waitForFunction((text) => [...document.querySelectorAll('[role=status], [role=alert]')].some((element) => element.textContent?.includes(text)), message);
}
