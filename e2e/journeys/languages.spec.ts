import { expect, test } from '../support/test';

test('I18N-04 SHELL-01 the chosen language changes the page at once and is remembered', async ({ page, signIn }) => {
  await signIn(page);
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: 'Português (BR)' }).or(page.getByRole('menuitem', { name: 'Português (BR)' })).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toHaveText('Welcome, Ana Key');
  await expect(heading).toContainText('Ana Key');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana Key');
});

for (const [tag, locale] of [
  ['pt-PT', 'pt-BR'],
  ['es-MX', 'es-ES'],
  ['en', 'en-US'],
  ['fr-FR', 'en-US'],
] as const) {
  test.describe(`a browser in ${tag}`, () => {
    test.use({ locale: tag });
    test(`I18N-02 I18N-03 opens in ${locale}`, async ({ page }) => {
      await page.goto('/login');
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
}
