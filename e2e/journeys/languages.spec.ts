import { catalogueOf } from '../support/catalogue';
import { LANGUAGES } from '../support/choose-language';
import { expectInLanguage } from '../support/screen-language';
import { expectFits } from '../support/page-checks';
import { expect, test } from '../support/test';

test.describe('a browser in pt-PT', () => {
  test.use({ locale: 'pt-PT' });
  test('gets the console in pt-BR', async ({ page }) => {
    await page.goto('/login');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

interface Screen {
  path: string;
  /** The text key of the button to press on that page. */
  press?: string;
  /** The key of a text that shows when the screen is ready. */
  ready: string;
}

const settingsOf = (domain: string) => `/company/acme/domain/${encodeURIComponent(domain)}/settings`;

/** Screens by the keys of their texts, which have a namespace when they are not of the remote of domains. */
const SCREENS: Screen[] = [
  { path: '/managedomains', ready: 'manDom.columns.moderator' },
  { path: '/addDomain', ready: 'addDom.nameHelp' },
  { path: settingsOf('Central Warehouse'), ready: 'dSett.tester.recent' },
  { path: settingsOf('Central Warehouse'), press: 'dSett.field.add', ready: 'mif.help.description' },
  { path: settingsOf('Cold Store'), press: 'dSett.license.add', ready: 'dSett.license.inactive' },
  { path: settingsOf('Central Warehouse'), press: 'dSett.label.add', ready: 'labelEditor:canvas.noPictureHelp' },
  { path: settingsOf('Central Warehouse'), press: 'history.open', ready: 'history.current' },
  { path: '/company/acme/activity', ready: 'activity.older' },
  { path: '/adduser', ready: 'users:addUsr.title' },
  { path: '/managekeys/create', ready: 'apiKeys:addApiKey.title' },
  { path: '/changepw', ready: 'auth:chgPw.title' },
];

for (const [locale, { name }] of Object.entries(LANGUAGES).filter(([locale]) => !locale.startsWith('en-'))) {
  test.describe(`in ${locale} at 390 px`, () => {
    test.use({ viewport: { width: 390, height: 844 } });
    test(`once ${locale} is chosen, the pages of domains and the forms are wholly in it, and no text is cut off`, async ({
      page,
      signIn,
    }) => {
      const texts = catalogueOf(locale);
      const textOf = (key: string) => texts.get(key.includes(':') ? key : `domains:${key}`)!;
      await signIn(page);
      await page.getByRole('button', { name: 'Language' }).click();
      await page.getByRole('menuitemradio', { name }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      for (const { path, press, ready } of SCREENS) {
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
