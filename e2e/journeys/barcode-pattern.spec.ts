import type { Page } from '@playwright/test';
import { adminFirestore } from '../support/another-client';
import { placeOf } from '../support/at-rest';
import { writeDomain, type TestDomain } from '../support/domains';
import { expectNoFaults } from '../support/page-checks';
import { expect, test } from '../support/test';

let own: TestDomain;

test.beforeEach(async () => {
  own = await writeDomain('Pattern Yard');
});

test.afterEach(({ page }) => own.remove(page));

/** Fields as an older platform stored them, with only a limiter and its type. */
const anyLength = (name: string) => ({ name, type: 'range', limiter: '-1', postfix: 'a' });
const separated = (name: string) => ({ name, type: 'separator', limiter: ';' });

/** Opens the pattern of the only barcode of a label with these fields and test texts. */
async function editPattern(page: Page, dataFields: object[], testTexts: string[]): Promise<void> {
  const corners = (from: number, to: number) => ({ firstVertex: { x: from, y: from }, secondVertex: { x: to, y: to } });
  const label = { name: 'Box', picture: null, ...corners(20, 300), barcodePatterns: [{ ...corners(40, 200), dataFields, testTexts }] };
  await adminFirestore()
    .doc(`companies/acme/domains/${own.domain}/settings/first`)
    .update({ labelDesigns: [label] });
  await page.goto(own.settings);
  await page.getByRole('button', { name: 'Edit Box', exact: true }).click();
  await page.getByRole('button', { name: 'Edit barcode pattern', exact: true }).click();
  await page.getByRole('list', { name: 'Barcodes' }).getByRole('button', { name: 'Barcode 1', exact: true }).click();
}

const fields = (page: Page) => page.getByRole('table', { name: 'Fields' }).locator('.pe-cell-name');
const result = (page: Page) => page.getByRole('status', { name: 'Test result' });

async function tryText(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Test text', exact: true }).fill(text);
  await page.getByRole('button', { name: 'Test', exact: true }).click();
}

test('PATTERN-25 D-53 a stored pattern whose evaluation does not end is reported after a second, and the page stays usable meanwhile', async ({
  page,
  signedIn,
}) => {
  await signedIn(page);
  const names = Array.from({ length: 14 }, (_, i) => `F${i}`);
  await editPattern(page, names.map(anyLength), []);
  await expect(fields(page)).toHaveText(names);
  await tryText(page, `${'a'.repeat(180)}!`);
  const name = page.getByRole('textbox', { name: 'Field name', exact: true });
  await name.pressSequentially('typed meanwhile');
  await expect(name).toHaveValue('typed meanwhile');
  await expect(result(page)).toContainText('ended after a second');
});

test('fields can be dragged into another order, are tried on texts in a worker, and are cards on a small screen', async ({
  page,
  signedIn,
}) => {
  await signedIn(page);
  await editPattern(page, [separated('Supplier'), separated('Batch')], ['Northwind;B7;']);
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await tryText(page, 'Northwind;B7');
  await expect(result(page)).toContainText('Field Batch does not match: the text ends before “;” is complete, character 13 is missing.');
  await expect.poll(() => workers[0]).toMatch(/^blob:/);

  const handle = page.getByRole('button', { name: 'Move Supplier', exact: true });
  const { y } = await placeOf(fields(page).last());
  await handle.hover();
  await page.mouse.down();
  await page.mouse.move(400, y + 30, { steps: 4 });
  await page.mouse.up();
  await expect(fields(page)).toHaveText(['Batch', 'Supplier']);
  await handle.press('ArrowUp');
  await expect(fields(page)).toHaveText(['Supplier', 'Batch']);
  await expect(handle).toBeFocused();
  await expectNoFaults(page, 'the pattern editor');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('button', { name: 'Edit Batch', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Apply', exact: true })).toBeVisible();
  await expectNoFaults(page, 'the pattern editor at 390 px');
});
