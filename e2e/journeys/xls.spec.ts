import { utils, write, type BookType } from 'xlsx';
import { writeDomain } from '../support/domains';
import { sample } from '../support/samples';
import { expect, test } from '../support/test';

const ROWS = [['Address', 'SKU'], ['G01020304', '00123'], ['G01020305', 'Box']];

function workbook(bookType: BookType): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(ROWS), 'Stock');
  return write(book, { type: 'buffer', bookType }) as Buffer;
}

/** The kinds of XLS files, with the text of their last cell. */
const KINDS: [string, Buffer, string?][] = [
  ['BIFF2', workbook('biff2')],
  ['BIFF5', workbook('biff5')],
  ['BIFF8', workbook('biff8')],
  ['SpreadsheetML 2003', workbook('xlml')],
  ['an HTML table', Buffer.from('<meta charset="utf-8"><table><tr><th>Address<th>SKU<tr><td>G01020304<td>00123<tr><td>G01020305<td>A&ccedil;&atilde;o</table>'), 'Ação'],
  ['tab-separated text', Buffer.from(ROWS.map((row) => row.join('\t')).join('\r\n'))],
];

test('TASK-14 TASK-16 TASK-35 page and server read each kind of XLS file alike', async ({ page, signedIn }) => {
  await signedIn(page);
  const { sessions, remove } = await writeDomain('Legacy Hall');
  for (const [kind, buffer, text = 'Box'] of KINDS) {
    await test.step(kind, async () => {
      await page.goto(`${sessions}/tasks/create`);
      await page.getByLabel('Spreadsheet').setInputFiles({ name: 'stock.xls', mimeType: 'application/vnd.ms-excel', buffer });
      await expect(page.getByText('2 of 2 rows are valid')).toBeVisible();
      const preview = page.getByRole('table');
      await expect(preview.getByRole('cell', { name: '00123', exact: true })).toBeVisible();
      await expect(preview.getByRole('cell', { name: text, exact: true })).toBeVisible();
      const name = `From ${kind}`;
      await page.getByRole('textbox', { name: 'Task name' }).fill(name);
      await page.getByRole('button', { name: 'Create', exact: true }).click();
      await expect(page.getByText(name, { exact: true })).toBeVisible();
    });
  }
  await remove(page);
});

test('TASK-29 a workbook of an unsupported kind is refused with the name of that kind', async ({ page, signedIn }) => {
  await signedIn(page);
  const { sessions, remove } = await writeDomain('Other Hall');
  await page.goto(`${sessions}/tasks/create`);
  for (const [name, buffer, text] of [
    ['stock.ods', workbook('ods'), 'This is an OpenDocument spreadsheet (.ods). Save it as XLSX.'],
    ['stock.xlsb', workbook('xlsb'), 'This is a binary workbook (.xlsb). Save it as XLSX.'],
  ] as const) {
    await page.getByLabel('Spreadsheet').setInputFiles({ name, mimeType: '', buffer });
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: text }).first()).toBeVisible();
  }
  await remove(page);
});

test('TASK-29 when reading an XLS file does not end, the page stops it, names the file and reads the next one', async ({ page, signedIn }) => {
  await page.clock.install();
  await signedIn(page);
  const { sessions, remove } = await writeDomain('Hanging Hall');
  await page.goto(`${sessions}/tasks/create`);
  const input = page.getByLabel('Spreadsheet');
  await input.setInputFiles(sample('hanging.xls'));
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(async () => {
    await page.clock.fastForward(31_000);
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: 'hanging.xls could not be read' }).first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  await input.setInputFiles({ name: 'stock.xls', mimeType: '', buffer: workbook('biff8') });
  await expect(page.getByText('2 of 2 rows are valid')).toBeVisible();
  await remove(page);
});
