import type { Page } from '@playwright/test';
import { chooseElsewhere, LOCALES } from '../support/choose-language';
import { DIALOGS, openScreen, screenOf } from '../support/dialogs';
import { inEachMenu } from '../support/menus';
import { SCREENS, WIDE_SCREENS } from '../support/screens';
import { expect, test } from '../support/test';
import { expectWholeTexts } from '../support/whole-texts';

/** Checks what is shown in all languages, and returns to the first one. */
async function inEachLanguage(page: Page, shown: string): Promise<void> {
  for (const locale of LOCALES) {
    await chooseElsewhere(page, locale);
    await expectWholeTexts(page, `${shown} in ${locale}`);
  }
  await chooseElsewhere(page, LOCALES[0]);
}

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    const isPhone = width < 640;

    test('ADD-55 (D-156) no text is cut or broken inside of a word, on any screen or in its menus, in any language', async ({
      page,
      signIn,
    }) => {
      // One test opens all screens.
      test.slow();
      await page.goto('/login');
      await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
      await inEachLanguage(page, 'login');
      await signIn(page);
      const menus = new Set<string>();
      for (const screen of isPhone ? SCREENS : [...SCREENS, ...WIDE_SCREENS]) {
        await openScreen(page, screen);
        await inEachLanguage(page, screen.name);
        await inEachMenu(page, menus, (menu) => inEachLanguage(page, `${screen.name}, menu ${menu}`));
      }
    });

    test('ADD-55 (D-156) no text is cut or broken inside of a word in any dialog, in any language', async ({ page, signedIn }) => {
      // One test opens all dialogs.
      test.slow();
      await signedIn(page);
      for (const opened of DIALOGS.filter(({ wideOnly }) => !(isPhone && wideOnly))) {
        await openScreen(page, screenOf(opened));
        await opened.open(page);
        await expect(opened.part(page)).toBeVisible();
        await inEachLanguage(page, opened.name);
      }
    });
  });
}
