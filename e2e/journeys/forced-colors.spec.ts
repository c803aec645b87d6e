import type { Locator } from '@playwright/test';
import { WAREHOUSE, expect, test } from '../support/test';

test.use({ contextOptions: { forcedColors: 'active' } });

const groundOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor);

/** Expects a part to have another ground than one of its kind that is not chosen. */
async function expectMarked(part: Locator, other: Locator): Promise<void> {
  await expect(part).toBeVisible();
  await expect(other).toBeVisible();
  await expect.poll(async () => (await groundOf(part)) === (await groundOf(other))).toBe(false);
}

test('ADD-98 with the colours of the operating system, the current page, what is pressed, the chosen tool, shares and the edges of dialogs are still seen', async ({
  page,
  signedIn,
}) => {
  await signedIn(page);
  await page.goto('/company/acme');
  const shares = page.getByRole('main').locator('.db-bar').first();
  await expectMarked(shares.locator('.db-bar-read'), shares);
  await expect(shares).toHaveCSS('border-top-style', 'solid');

  await page.goto(WAREHOUSE);
  const drawer = page.getByRole('navigation').first();
  await expectMarked(drawer.getByRole('link', { name: 'Central Warehouse' }), drawer.getByRole('link', { name: 'Manage users' }));
  const tabs = page.getByRole('list', { name: 'Pages of Central Warehouse' });
  await expectMarked(tabs.getByRole('link', { name: 'Sessions' }), tabs.getByRole('link', { name: 'Map' }));
  const notPushed = page.getByRole('button', { name: /^None: Push / }).first();
  await expect(notPushed).toHaveCSS('border-top-color', await groundOf(page.locator('html')));
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export sessions' });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('.ant-modal-container')).toHaveCSS('border-top-style', 'solid');

  await page.keyboard.press('Escape');
  const rows = page.getByRole('main').getByRole('table').getByRole('row');
  await rows.nth(1).getByRole('checkbox').check();
  await expect(rows.nth(1)).toHaveCSS('outline-style', 'solid');
  await expect(rows.nth(2)).toHaveCSS('outline-style', 'none');
  // The rows pass below it.
  await expect(page.locator('.ic-toolbar', { has: page.getByRole('region', { name: 'Selection' }) })).toHaveCSS('outline-style', 'solid');

  // Pages below that of the drawer's link.
  await page.goto(`${WAREHOUSE}/all`);
  await expectMarked(drawer.getByRole('link', { name: 'Central Warehouse' }), drawer.getByRole('link', { name: 'Manage users' }));
  const filters = page.getByRole('main');
  const pillOf = (name: string) => filters.locator('.ic-pill').filter({ hasText: name });
  await filters.getByRole('button', { name: /^Invalid [\d,]+/ }).click();
  await expectMarked(pillOf('Invalid'), pillOf('Divergent'));
  // The pointer is still over it, and its mark can be seen on the ground of what is chosen.
  await expect.poll(async () => (await groundOf(pillOf('Invalid'))) === (await groundOf(pillOf('Invalid').getByRole('button')))).toBe(true);
  await expect(pillOf('Invalid').locator('.ic-icon')).toHaveCSS(
    'color',
    await pillOf('Invalid').evaluate((pill) => getComputedStyle(pill).color),
  );

  await page.goto(`${WAREHOUSE}/where?q=12.01.01.01`);
  await page.getByRole('main').getByRole('link', { name: 'Street 12 check' }).focus();
  await expect(page.locator('#ic-full-time')).toHaveCSS('border-top-style', 'solid');

  await page.goto(`${WAREHOUSE}/map`);
  const legend = page.getByRole('region', { name: 'Rack map' });
  await legend.getByRole('button', { name: 'Empty', exact: true }).click();
  await expectMarked(
    legend.getByRole('button', { name: 'Empty', exact: true }),
    legend.getByRole('button', { name: 'Invalid', exact: true }),
  );

  await page.goto('/company/acme/domain/Central%20Warehouse/settings');
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.locator('.ant-drawer-section')).toHaveCSS('border-top-style', 'solid');
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Edit Pallet', exact: true }).click();
  const tools = page.getByRole('toolbar');
  // No toggle button, so that its class alone says that it is chosen.
  await expectMarked(tools.getByRole('button', { name: 'Select' }), tools.getByRole('button', { name: 'Add barcodes' }));
  await tools.getByRole('button', { name: 'Add barcodes' }).click();
  await expectMarked(tools.getByRole('button', { name: 'Add barcodes' }), tools.getByRole('button', { name: 'Define label region' }));
  await page.keyboard.press('Escape');
  const number = page.getByRole('list', { name: 'Barcodes' }).locator('.le-number').first();
  await page.getByRole('list', { name: 'Barcodes' }).getByRole('button', { name: 'Barcode 1', exact: true }).click();
  await expect(number).toHaveText('1');
  await expect.poll(() => number.evaluate((part) => getComputedStyle(part).backgroundColor)).toBe('rgba(0, 0, 0, 0)');
});
