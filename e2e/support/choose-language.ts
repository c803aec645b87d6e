import { expect, type Page } from '@playwright/test';

export const LOCALES = ['en-US', 'en-GB', 'pt-BR', 'es-ES'] as const;

/** Switches the open page to a language as a choice in another tab does: without a reload, so that open dialogs and menus stay. */
export async function chooseElsewhere(page: Page, locale: (typeof LOCALES)[number]): Promise<void> {
  await page.evaluate((value) => {
    localStorage.setItem('locale', value);
    window.dispatchEvent(new StorageEvent('storage', { key: 'locale', newValue: value }));
  }, locale);
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
}
