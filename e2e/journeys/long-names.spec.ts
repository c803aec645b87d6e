import { logIn } from '../support/accounts';
import { chooseElsewhere, LOCALES } from '../support/choose-language';
import { writeLongNames } from '../support/long-names';
import { expectFits } from '../support/page-checks';
import { expect, test } from '../support/test';

const WIDTHS = [320, 390, 1440];
test('no page is widened by names of 60 characters, in any language', async ({ page }) => {
  // One test opens all pages.
  test.slow();
  const { account, paths } = await writeLongNames();
  await logIn(page, account);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('First');
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('main').locator('.ic-skeleton')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    for (const locale of LOCALES) {
      await chooseElsewhere(page, locale);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expectFits(page, `${path} in ${locale} at ${width} px`);
      }
    }
  }
});
