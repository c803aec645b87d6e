import { photo } from '../support/label-picture';
import { writeDomain, type TestDomain } from '../support/domains';
import { expectNoFaults } from '../support/page-checks';
import { expect, test } from '../support/test';

let own: TestDomain;

test.beforeEach(async () => {
  own = await writeDomain('Reading Yard');
});

test.afterEach(({ page }) => own.remove(page));

test('ADD-08 a phone’s photo is turned upright, its barcodes are read in a worker, and the label is saved with the proposed fields', async ({
  page,
  signIn,
}) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const decoder: string[] = [];
  page.on('request', (request) => request.url().includes('.wasm') && decoder.push(new URL(request.url()).origin));
  await signIn(page);
  const file = await photo(page, ['7891234567895', '4006381333931']);
  await page.goto(own.settings);
  await button('Add label design').click();
  // Waits for the label's page: the settings, which show until it has loaded, have a field whose name ends in the same word.
  await expect(page.getByRole('heading', { level: 1, name: 'Label design' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Crate');
  expect(decoder).toEqual([]);
  await page.getByLabel('Picture').setInputFiles({ name: 'IMG_0042.JPG', mimeType: 'image/jpeg', buffer: file });
  await button('Use 2 barcodes').click();
  // The decoder is served with the remote, and only loaded when it is needed.
  expect(new Set(decoder)).toEqual(new Set([new URL(page.url()).origin]));
  await expect(page.getByRole('list', { name: 'Barcodes' }).getByRole('listitem')).toHaveCount(2);

  for (const number of [1, 2]) {
    await button(`Barcode ${number}`).click();
    await button('Edit barcode pattern').click();
    await expect(page.getByRole('region', { name: 'Proposed fields' })).toBeVisible();
    if (number === 1) await expectNoFaults(page, 'proposed fields');
    await button('Use 1 field').click();
    await button('Save pattern').click();
  }
  await button('Save label').click();
  await expect(page.getByRole('heading', { level: 1, name: `Settings of ${own.domain}` })).toBeVisible();

  // The stored picture is upright and small, and its barcodes can still be read.
  await button('Edit Crate').click();
  await button('Find barcodes').click();
  await expect(page.getByText('2 barcodes found in the picture')).toBeVisible();
  await button('Copy label').click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Duplicate' }).click();
  // The dialog closes once the copy is stored; the snackbar of the first label may still be there.
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto(own.settings);
  await expect(button('Edit Crate')).toBeVisible();
  await expect(button('Edit Crate 2')).toBeVisible();
});
