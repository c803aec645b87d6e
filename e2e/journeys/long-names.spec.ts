import { logIn } from '../support/accounts';
import { chooseElsewhere } from '../support/choose-language';
import { writeLongNames } from '../support/long-names';
import { expectFits } from '../support/page-checks';
import { LOCALES_WITH_PSEUDO, PSEUDO_LANGUAGE_URL } from '../support/pseudo-language';
import { expect, test } from '../support/test';

const WIDTHS = [320, 390, 1440];

test.use({ baseURL: PSEUDO_LANGUAGE_URL });

test('ADD-76 (D-167) no page, dialog or editor is widened by names of 60 characters, in any language or the made-up one', async ({
  page,
}) => {
  // One test opens all pages.
  test.slow();
  const { account, paths, opened } = await writeLongNames();
  await logIn(page, account);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('First');
  const expectFitsEverywhere = async (shown: string) => {
    for (const locale of LOCALES_WITH_PSEUDO) {
      await chooseElsewhere(page, locale);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expectFits(page, `${shown} in ${locale} at ${width} px`);
      }
    }
    await chooseElsewhere(page, LOCALES_WITH_PSEUDO[0]!);
  };
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('main').locator('.ic-skeleton')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expectFitsEverywhere(path);
  }
  for (const { name, path, open } of opened) {
    await page.goto(path);
    await open(page);
    await expect(
      page
        .getByRole('dialog')
        .or(page.getByRole('heading', { level: 1 }))
        .last(),
    ).toBeVisible();
    await expectFitsEverywhere(name);
  }
});
