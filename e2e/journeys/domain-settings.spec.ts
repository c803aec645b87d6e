import type { Page } from '@playwright/test';
import { adminFirestore } from '../support/another-client';
import { writeDomain } from '../support/domains';
import { coveredTabStops } from '../support/covered-tab-stops';
import { confirmWithKeys } from '../support/keyboard';
import { message } from '../support/messages';
import { expect, test } from '../support/test';

const WAREHOUSE_SETTINGS = '/company/acme/domain/Central%20Warehouse/settings';

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function openSettings(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
}

/** Ticks and confirms a dialog with the mouse. */
async function agree(page: Page, action: string): Promise<void> {
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('checkbox') });
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: action, exact: true }).click();
}

test('ADD-77 settings with notes and a manual input field can be edited with the keyboard alone; the list of domains finds the domain by its notes', async ({
  page,
  signedIn,
}) => {
  const own = await writeDomain('Settings Yard');
  await signedIn(page);
  await openSettings(page, own.settings);
  await box(page, 'Address pattern').focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('*RRCCNN');
  await box(page, 'Notes').focus();
  await page.keyboard.type('Keys at the porter’s lodge');
  await page.keyboard.press('Enter');
  await confirmWithKeys(page, page.getByRole('dialog'), 'Save settings');
  await expect(message(page, /updated/i)).toBeVisible();

  await page.getByRole('button', { name: 'Add manual input field' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Manual input field' })).toBeVisible();
  const type = page.getByRole('combobox', { name: 'Input type' });
  await type.focus();
  await page.keyboard.press('ArrowDown');
  await expect(type).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByTitle('Integer')).toBeVisible();
  await box(page, 'Field name').focus();
  await page.keyboard.type('Caixas');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Quantas caixas?');
  await box(page, 'Unit').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Settings of ${own.domain}` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Caixas' })).toBeVisible();

  // The state of the route is kept over a reload (D-18).
  await page.getByRole('button', { name: 'Edit Caixas' }).press('Enter');
  await expect(box(page, 'Field name')).toHaveValue('Caixas');
  await page.reload();
  const mandatory = page.getByRole('checkbox', { name: 'Mandatory' });
  const wasMandatory = await mandatory.isChecked();
  await mandatory.press('Space');
  await expect(mandatory).toBeChecked({ checked: !wasMandatory });
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Settings of ${own.domain}` })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Caixas' }).press('Enter');
  await agree(page, 'Remove Caixas');
  await expect(message(page, /removed/i)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Caixas' })).toBeHidden();

  await page.goto('/managedomains');
  const rows = page.getByRole('main').getByRole('row');
  await expect(rows.filter({ hasText: own.domain })).toContainText('Keys at the porter’s lodge');
  await page.getByRole('searchbox', { name: 'Search' }).fill('lodge');
  await expect(rows.filter({ hasText: 'Central Warehouse' })).toHaveCount(0);
  await expect(rows.filter({ hasText: own.domain })).toBeVisible();

  // The record names the notes; their text comes from the versions of the settings (D-107).
  const [record] = (await adminFirestore().collection('companies/acme/audit').where('target', '==', own.path).get()).docs
    .map((document) => document.data())
    .filter(({ action }) => action === 'domains.update');
  expect(record?.fields).toContain('notes');
  expect(JSON.stringify(record)).not.toContain('lodge');
  await own.remove(page);
});

test('the settings load the pictures of labels, and the list of sections marks the last one, which cannot be scrolled to the top', async ({
  page,
  signedIn,
}) => {
  await signedIn(page);
  await openSettings(page, WAREHOUSE_SETTINGS);
  const labels = page.getByRole('region', { name: 'Label designs' });
  await labels.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      labels
        .getByRole('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
  // The last section cannot be scrolled to the top of the window.
  const licenses = page.getByRole('list', { name: 'Sections' }).getByRole('link', { name: 'Licenses' });
  await licenses.click();
  await expect(licenses).toHaveAttribute('aria-current', 'location');
});

test('on a phone, scrolling the settings to their end does not change their height, so that no button moves while it is pressed', async ({
  page,
  signedIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedIn(page);
  await openSettings(page, WAREHOUSE_SETTINGS);
  // The last part of the page that loads.
  await expect(page.getByText('From the latest session:', { exact: true })).toBeVisible();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  for (const section of ['Label designs', 'Manual input fields', 'Licenses']) {
    await page.getByRole('heading', { name: section, exact: true }).scrollIntoViewIfNeeded();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  }
  expect(await height()).toBe(before);
});

test('at 200 % and on a phone, no element that the Tab key focuses is covered by the bar with Save or the top bar', async ({
  page,
  signedIn,
}) => {
  await signedIn(page);
  for (const [width, height] of [
    [720, 450],
    [390, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openSettings(page, WAREHOUSE_SETTINGS);
    await box(page, 'Address pattern').focus();
    expect(await coveredTabStops(page, 'main form'), `${width} px`).toEqual([]);
  }
});
