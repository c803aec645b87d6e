import type { Page } from '@playwright/test';
import { writeDomain, type TestDomain } from '../support/domains';
import { coveredTabStops } from '../support/covered-tab-stops';
import { confirmWithKeys } from '../support/keyboard';
import { message } from '../support/messages';
import { expect, fillSignIn, test } from '../support/test';

const WAREHOUSE_SETTINGS = '/company/acme/domain/Central%20Warehouse/settings';

let own: TestDomain;

test.beforeEach(async () => {
  own = await writeDomain('Settings Yard');
});

test.afterEach(({ page }) => own.remove(page));

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function openSettings(page: Page, address = own.settings): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
}

/** Ticks and confirms a dialog with the mouse. */
async function agree(page: Page, action: string): Promise<void> {
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('checkbox') });
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: action, exact: true }).click();
}

test('ADD-03 DSET-13 DSET-16 when two users edit the settings of one domain, the second is told of the first one’s changes and neither loses any', async ({ page, signedIn, browser, pageProblems }) => {
  pageProblems.expected.push(/status of 409/);
  await signedIn(page);
  await openSettings(page);
  const other = await (await browser.newContext()).newPage();
  await other.goto(new URL('/login', page.url()).href);
  await fillSignIn(other);
  await expect(other.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible();
  await other.goto(new URL(own.settings, page.url()).href);

  await box(page, 'Employee ID').fill('Badge');
  await box(other, 'Employee name').fill('Person');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await agree(other, 'Save settings');
  await expect(message(other, /updated/i)).toBeVisible();
  await other.context().close();

  const notice = page.getByRole('alert').filter({ hasText: 'Ana Key saved other texts' });
  await expect(notice).toContainText('Person');
  await expect(box(page, 'Employee name')).toHaveValue('Employee name');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await agree(page, 'Save settings');
  await expect(page.getByRole('alert').filter({ hasText: /data may have changed/i })).toBeVisible();
  await notice.getByRole('button', { name: 'Take over' }).click();
  await expect(box(page, 'Employee name')).toHaveValue('Person');
  await expect(box(page, 'Employee ID')).toHaveValue('Badge');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await agree(page, 'Save settings');
  await expect(message(page, /updated/i)).toBeVisible();
  await page.reload();
  await expect(box(page, 'Employee name')).toHaveValue('Person');
  await expect(box(page, 'Employee ID')).toHaveValue('Badge');
});

test('DSET-09 DSET-10 MIF-13 MIF-14 MIF-15 settings and a manual input field can be edited with the keyboard alone', async ({ page, signedIn }) => {
  await signedIn(page);
  await openSettings(page);
  await box(page, 'Address pattern').focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('*RRCCNN');
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
});

test('ADD-02 a text that somebody changed can be restored from the history', async ({ page, signedIn }) => {
  await signedIn(page);
  await openSettings(page);
  await box(page, 'Empty').fill('NOTHING');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await agree(page, 'Save settings');
  await expect(message(page, /updated/i)).toBeVisible();
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: `History of ${own.domain}` });
  await expect(history).toContainText('Ana Key');
  await expect(history).toContainText('NOTHING');
  await history.getByRole('button', { name: /^Restore from/ }).click();
  await history.getByRole('checkbox', { name: 'Texts' }).check();
  await history.getByRole('button', { name: 'Restore', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Restore this part?' });
  await question.getByRole('checkbox').check();
  await question.getByRole('button', { name: 'Restore 1 part' }).click();
  // The group disappears when the server has answered: leaving the page before that would abort the request.
  await expect(history.getByRole('group', { name: 'What to restore' })).toBeHidden();
  await expect(message(page, /updated|restored/i)).toBeVisible();
  await history.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await expect(box(page, 'Empty')).toHaveValue('EMPTY');
});

test('DSET-06 DSET-07 DSET-08 ADD-04 the settings of the demo warehouse show its labels with pictures, its fields, its licences and the tester of the address pattern', async ({ page, signedIn }) => {
  await signedIn(page);
  await openSettings(page, WAREHOUSE_SETTINGS);
  const labels = page.getByRole('region', { name: 'Label designs' });
  await labels.scrollIntoViewIfNeeded();
  await expect.poll(() => labels.getByRole('img').first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByRole('region', { name: 'Manual input fields' }).getByRole('button', { name: /Shows its last 3 values/ }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Licenses' }).getByText(/^Expired/).first()).toBeVisible();
  const tester = page.getByRole('group', { name: 'Try the pattern' });
  await expect(tester.getByText('Street or aisle')).toBeVisible();
  // The last section cannot be scrolled to the top of the window.
  const licenses = page.getByRole('list', { name: 'Sections' }).getByRole('link', { name: 'Licenses' });
  await licenses.click();
  await expect(licenses).toHaveAttribute('aria-current', 'location');
});

test('MIF-01 a manual input field that is opened by a pasted URL says where to open it instead', async ({ page, signedIn }) => {
  await signedIn(page);
  await page.goto('/manualInputField/0');
  await expect(page.getByText(/opened from the settings of a domain/)).toBeVisible();
  await page.getByRole('link', { name: 'Go to the domains' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Manage domains' })).toBeVisible();
});

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('DSET-06 DSET-07 scrolling the settings to their end does not change their height, so that no button moves while it is pressed', async ({ page, signedIn }) => {
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
});

for (const { width, height, what } of [
  { width: 720, height: 450, what: 'at 200 %' },
  { width: 390, height: 700, what: 'on a phone' },
]) {
  test(`DSET-09 ${what}, no element that the Tab key focuses is covered by the bar with Save or the top bar`, async ({ page, signedIn }) => {
    await page.setViewportSize({ width, height });
    await signedIn(page);
    await openSettings(page, WAREHOUSE_SETTINGS);
    await box(page, 'Address pattern').focus();
    expect(await coveredTabStops(page, 'main form')).toEqual([]);
  });
}
