import { tabTo } from '../support/keyboard';
import { expectFilledLines } from '../support/filled-lines';
import { coveredTabStops } from '../support/covered-tab-stops';
import { expectFocusMarks } from '../support/focus-marks';
import { inEachMenu } from '../support/menus';
import { SCREENS, WIDE_SCREENS } from '../support/screens';
import { expectNoFaults, expectNoFaultsInBothSchemes, expectStill } from '../support/page-checks';
import { WAREHOUSE, expect, test } from '../support/test';
import { expectTargets, expectTouchable } from '../support/touch-targets';

/** The title of a page of a domain ends in the domain: the same pages of several domains may be open in tabs. */
function titleOf(path: string): RegExp {
  const [, domain] = /\/domains?\/([^/]+)/.exec(path) ?? [];
  return new RegExp(`${domain === undefined ? '' : decodeURIComponent(domain)} · Inventory console$`);
}

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    const isPhone = width < 640;
    // The colours of both schemes do not depend on the width.
    const expectFaultless = isPhone ? expectNoFaults : expectNoFaultsInBothSchemes;

    test(`ADD-55 ADD-91 (D-156) ${isPhone ? 'every screen' : 'ADD-42 every screen'} has no accessibility faults${isPhone ? ', has touch targets of 40 px' : ', shows the focus, has targets of 24 px'} and fits the width`, async ({
      page,
      signIn,
    }) => {
      // One test opens all screens.
      test.slow();
      await page.goto('/login');
      await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
      await expectFaultless(page, 'login');
      if (!isPhone) await expectFocusMarks(page, 'login');
      if (!isPhone) await expectTargets(page.locator('html'), 'login');
      if (isPhone) await expectTouchable(page.locator('html'), 'login');
      await page.goto('/forgotpw');
      await expect(page.getByLabel('Email')).toBeVisible();
      await expectFaultless(page, 'forgotten password');
      await signIn(page);
      const menus = new Set<string>();
      for (const screen of isPhone ? SCREENS : [...SCREENS, ...WIDE_SCREENS]) {
        await page.goto(screen.path);
        const opener = screen.press === undefined ? undefined : page.getByRole('button', { name: screen.press });
        await opener?.click();
        // Layout shifts caused by the press do not count, so the page that it opened is loaded again.
        await expect(screen.ready(page)).toBeVisible();
        if (opener && !screen.closes) await page.reload();
        await expect(screen.ready(page)).toBeVisible();
        await expectFaultless(page, screen.name);
        if (screen.path.includes('/domain')) await expect(page, screen.name).toHaveTitle(titleOf(screen.path));
        await expectStill(page, screen.name, screen.ready(page), screen.closes && opener);
        if (!isPhone) {
          await expectFocusMarks(page, screen.name);
          await expectTargets(page.locator('html'), screen.name);
          await inEachMenu(page, menus, async (menu, opened) => {
            await expectTargets(opened, `${screen.name}, menu ${menu}`);
            // This one last: it takes the focus away, which closes some menus.
            await expectFocusMarks(page, `${screen.name}, menu ${menu}`);
          });
          continue;
        }
        await expectTouchable(page.locator('html'), screen.name);
        await expectFilledLines(page, screen.name);
      }
      await page.goto(WAREHOUSE);
      await page.getByRole('main').getByRole('link', { name: 'Full count' }).click();
      await expect(page.getByText('10,000 rows', { exact: true })).toBeVisible();
      await expectStill(page, 'session', page.getByText('10,000 rows', { exact: true }));
      await expectFaultless(page, 'session');
      if (!isPhone) {
        await expectFocusMarks(page, 'session');
        return expectTargets(page.locator('html'), 'session');
      }
      await expectTouchable(page.locator('html'), 'session');
      await expectFilledLines(page, 'session');
    });
  });
}

test('the way from the sign-in to a session can be gone with the keyboard alone', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type('key@demo.test');
  await page.keyboard.press('Tab');
  await page.keyboard.type('demo-key-1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ana Key' })).toBeFocused();
  await tabTo(page, page.getByRole('navigation').getByRole('link', { name: 'Acme Logistics' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Acme Logistics' })).toBeFocused();
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Central Warehouse', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Central Warehouse' })).toBeVisible();
});

test('at 200 %, no element that the Tab key focuses in a wide table is covered by the table’s fixed columns', async ({
  page,
  signedIn,
}) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await signedIn(page);
  for (const name of ['all addresses', 'tasks', 'users', 'API keys']) {
    const screen = SCREENS.find((one) => one.name === name)!;
    await page.goto(screen.path);
    await expect(screen.ready(page)).toBeVisible();
    const box = page.getByRole('main').getByRole('table').first();
    await box.getByRole('button').first().focus();
    expect(await coveredTabStops(page, 'main table'), name).toEqual([]);
  }
});
