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
