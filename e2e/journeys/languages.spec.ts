import { catalogueOf } from '../support/catalogue';
import { expectInLanguage } from '../support/screen-language';
import { expectFits } from '../support/page-checks';
import { expect, test } from '../support/test';

test('I18N-04 SHELL-01 choosing a language changes the page at once and lasts over a reload', async ({ page, signIn }) => {
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
    test(`I18N-02 I18N-03 gets the console in ${locale}`, async ({ page }) => {
      await page.goto('/login');
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
}

interface Screen {
  path: string;
  /** The text key of the button to press on that page. */
  press?: string;
  /** The key of a text that shows when the screen is ready. */
  ready: string;
}

const settingsOf = (domain: string) => `/company/acme/domain/${encodeURIComponent(domain)}/settings`;

/** The screens of domains, by the keys of their texts, which have a namespace when they are of another remote. */
const DOMAIN_SCREENS: Screen[] = [
  { path: '/managedomains', ready: 'manDom.columns.moderator' },
  { path: '/addDomain', ready: 'addDom.nameHelp' },
  { path: settingsOf('Central Warehouse'), ready: 'dSett.tester.recent' },
  { path: settingsOf('Central Warehouse'), press: 'dSett.field.add', ready: 'mif.help.description' },
  { path: settingsOf('Cold Store'), press: 'dSett.license.add', ready: 'dSett.license.inactive' },
  { path: settingsOf('Central Warehouse'), press: 'dSett.label.add', ready: 'labelEditor:canvas.noPictureHelp' },
  { path: settingsOf('Central Warehouse'), press: 'history.open', ready: 'history.current' },
  { path: '/company/acme/activity', ready: 'activity.older' },
];

for (const [locale, name] of [
  ['en-GB', 'English (GB)'],
  ['pt-BR', 'Português (BR)'],
  ['es-ES', 'Español (ES)'],
] as const) {
  test.describe(`in ${locale} at 390 px`, () => {
    test.use({ viewport: { width: 390, height: 844 } });
    test(`I18N-01 the screens of domains are wholly in ${locale}, and no text is cut off`, async ({ page, signIn }) => {
      const texts = catalogueOf(locale);
      const textOf = (key: string) => texts.get(key.includes(':') ? key : `domains:${key}`)!;
      await signIn(page);
      await page.getByRole('button', { name: 'Language' }).click();
      await page.getByRole('menuitemradio', { name }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      for (const { path, press, ready } of DOMAIN_SCREENS) {
        const screen = `${path} ${press ?? ''}`;
        await page.goto(path);
        // Waits for the list of recent addresses, which loads last and moves the button that is pressed next.
        if (press) await expect(page.getByText(textOf('dSett.tester.recent'), { exact: true }).first()).toBeVisible();
        if (press) await page.getByRole('button', { name: textOf(press), exact: true }).click();
        await expect(page.getByText(textOf(ready), { exact: true }).locator('visible=true').first()).toBeVisible();
        await expectInLanguage(page, locale, screen);
        await expectFits(page, screen);
      }
    });
  });
}
