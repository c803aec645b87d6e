import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

export const LANGUAGES = JSON.parse(readFileSync(new URL('../../locales/languages.json', import.meta.url), 'utf8')) as Record<
  string,
  { name: string }
>;

/** The default language first, which journeys read. */
export const LOCALES = ['en-US', ...Object.keys(LANGUAGES).filter((locale) => locale !== 'en-US')] as const;

/** Switches the open page to a language as a choice in another tab does: without a reload, so that open dialogs and menus stay. */
export async function chooseElsewhere(page: Page, locale: string): Promise<void> {
  await page.evaluate((value) => {
    localStorage.setItem('locale', value);
    window.dispatchEvent(new StorageEvent('storage', { key: 'locale', newValue: value }));
  }, locale);
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
}
