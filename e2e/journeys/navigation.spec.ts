import type { Locator, Page } from '@playwright/test';
import { placeOf } from '../support/at-rest';
import { expectFits } from '../support/page-checks';
import { expect, test } from '../support/test';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Expects the heading to have the focus, for keyboards and screen readers, and the tab to have the page's title. */
async function expectArrival(page: Page, name: string, title = name): Promise<void> {
  await expect(heading(page, name)).toBeFocused();
  await expect(page).toHaveTitle(`${title} · Inventory console`);
}

test('each navigation by links, breadcrumb and Back focuses the heading of the new page and sets the title of the tab, and no entry of the drawer moves', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await expect(page).toHaveTitle('Welcome, Ana Key · Inventory console');
  const drawer = page.getByRole('navigation');
  await drawer.getByRole('link', { name: 'Acme Logistics' }).click();
  await expectArrival(page, 'Acme Logistics');
  const entry = drawer.getByRole('link', { name: 'Central Warehouse' });
  // Without the vertical position: other journeys add domains above it.
  const across = async (part: Locator) => {
    const { x, width } = await placeOf(part);
    return { x, width };
  };
  const acrossBoth = async () => [await across(entry), await across(entry.getByText('Central Warehouse'))];
  const before = await acrossBoth();
  await entry.click();
  await expectArrival(page, 'Central Warehouse');
  await expect(entry).toHaveAttribute('aria-current', 'page');
  expect(await acrossBoth()).toEqual(before);
  await page.getByRole('main').getByRole('link', { name: 'Inventory tasks', exact: true }).click();
  await expectArrival(page, 'Inventory tasks', 'Inventory tasks · Central Warehouse');
  const breadcrumb = page.getByRole('list', { name: 'Breadcrumb' });
  await expect(breadcrumb.getByRole('link')).toHaveText(['Home', 'Acme Logistics', 'Central Warehouse']);
  await breadcrumb.getByRole('link', { name: 'Acme Logistics' }).click();
  await expectArrival(page, 'Acme Logistics');
  await page.goBack();
  await expectArrival(page, 'Inventory tasks', 'Inventory tasks · Central Warehouse');
});

test('the first Tab on a page focuses a link that skips top bar and drawer', async ({ page, signedIn }) => {
  await signedIn(page);
  await page.goto('/company/acme');
  await expect(page.getByRole('main').getByRole('link', { name: 'Central Warehouse', exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('SHELL the page says that it waits for a slow registry, and Retry requests a failed one again without a reload', async ({
  page,
  pageProblems,
}) => {
  pageProblems.expected.push(/registry\.json|Failed to load resource/);
  let state: 'slow' | 'down' | 'up' = 'slow';
  let refused = 0;
  const answered: (() => void)[] = [];
  await page.route('**/registry.json', async (route) => {
    if (state === 'slow') await new Promise<void>((resolve) => answered.push(resolve));
    if (state === 'down') {
      refused += 1;
      return route.fulfill({ status: 503, body: '' });
    }
    return route.continue();
  });
  await page.goto('/login');
  await expect(page.getByText('The console is taking longer than usual to start. Please wait…')).toBeVisible();
  state = 'down';
  answered.forEach((resolve) => resolve());
  await expect(heading(page, 'The console’s server could not be reached')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const before = refused;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => refused).toBeGreaterThan(before);
  await expect(page.getByRole('button', { name: 'Retry' })).toBeEnabled();
  state = 'up';
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(heading(page, 'Log in')).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test.describe('at 200 % zoom on a small screen', () => {
  // A window 720 px wide at a zoom of 200 % is 360 CSS pixels wide.
  test.use({ viewport: { width: 360, height: 400 } });

  test('the drawer can be opened, closed and used with the keyboard alone', async ({ page, signIn }) => {
    await signIn(page);
    const open = page.getByRole('button', { name: 'Open menu' });
    await open.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(open).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
    const link = page.getByRole('navigation').getByRole('link', { name: 'Acme Logistics' });
    await expect(link).toBeVisible();
    await link.press('Enter');
    await expectArrival(page, 'Acme Logistics');
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeHidden();
    await expectFits(page, 'the company');
  });
});
