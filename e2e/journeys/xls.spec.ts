import { utils, write } from 'xlsx';
import { writeDomain } from '../support/domains';
import { sample } from '../support/samples';
import { expect, test } from '../support/test';

const ROWS = [
  ['Address', 'SKU'],
  ['G01020304', '00123'],
  ['G01020305', 'Box'],
];

function workbook(): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(ROWS), 'Stock');
  return write(book, { type: 'buffer', bookType: 'biff8' }) as Buffer;
}

test('TASK-29 when reading an XLS file does not end, the page stops it, names the file and reads the next one', async ({
  page,
  signedIn,
}) => {
  await page.clock.install();
  await signedIn(page);
  const { sessions, remove } = await writeDomain('Hanging Hall');
  await page.goto(`${sessions}/tasks/create`);
  const input = page.getByLabel('Spreadsheet');
  await input.setInputFiles(sample('hanging.xls'));
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(async () => {
    await page.clock.fastForward(31_000);
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: 'hanging.xls could not be read' }).first()).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
  await input.setInputFiles({ name: 'stock.xls', mimeType: '', buffer: workbook() });
  await expect(page.getByText('2 of 2 rows are valid')).toBeVisible();
  await remove(page);
});
