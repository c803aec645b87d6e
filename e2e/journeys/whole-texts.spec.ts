import type { Page } from '@playwright/test';
import { chooseElsewhere } from '../support/choose-language';
import { DIALOGS, openPart, openScreen, screenOf } from '../support/dialogs';
import { inEachMenu } from '../support/menus';
import { expectFits } from '../support/page-checks';
import { expectTranslated, LOCALES_WITH_PSEUDO, PSEUDO_LANGUAGE, PSEUDO_LANGUAGE_URL } from '../support/pseudo-language';
import { SCREENS, WIDE_SCREENS } from '../support/screens';
import { expect, test } from '../support/test';
import { expectWholeTexts } from '../support/whole-texts';

/** The width to which a page of 1280 px shrinks at 400 %. */
const NARROWEST = 320;

/** A question keeps the language in which it was asked, which is the one with the longest words then. */
const LONGEST_FIRST = [...LOCALES_WITH_PSEUDO].reverse();

/** Checks what is shown in all languages, on a phone in the made-up one also on the narrowest window, and returns to the default one. */
async function inEachLanguage(page: Page, shown: string, { locales = LOCALES_WITH_PSEUDO, translated = true } = {}): Promise<void> {
  for (const locale of locales) {
    await chooseElsewhere(page, locale);
    await expectWholeTexts(page, `${shown} in ${locale}`);
    if (locale === PSEUDO_LANGUAGE) await inPseudoLanguage(page, shown, translated);
  }
  await chooseElsewhere(page, LOCALES_WITH_PSEUDO[0]!);
}

async function inPseudoLanguage(page: Page, shown: string, translated: boolean): Promise<void> {
  if (translated) await expectTranslated(page, shown);
  await expectFits(page, shown);
  const { width, height } = page.viewportSize()!;
  if (width > 640) return;
  // There a word of the made-up language may be longer than a line.
  await page.setViewportSize({ width: NARROWEST, height });
  await expectFits(page, `${shown} at ${NARROWEST} px`);
  await page.setViewportSize({ width, height });
}

test.use({ baseURL: PSEUDO_LANGUAGE_URL });

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    const isPhone = width < 640;

    test('ADD-55 ADD-76 (D-156) every text is translated, and none is cut or broken inside of a word, on any screen or in its menus, in any language', async ({
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

    test('ADD-55 ADD-76 (D-156) every text is translated, and none is cut or broken inside of a word, in any dialog, in any language', async ({
      page,
      signedIn,
    }) => {
      // One test opens all dialogs.
      test.slow();
      await signedIn(page);
      for (const opened of DIALOGS.filter(({ wideOnly }) => !(isPhone && wideOnly))) {
        await openScreen(page, screenOf(opened));
        const translated = !opened.inEnglishFirst;
        await openPart(page, opened, translated ? () => chooseElsewhere(page, LONGEST_FIRST[0]!) : undefined);
        await expect(opened.part(page)).toBeVisible();
        await inEachLanguage(page, opened.name, { locales: LONGEST_FIRST, translated });
      }
    });
  });
}
