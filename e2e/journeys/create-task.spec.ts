import { gunzipSync } from 'node:zlib';
import { utils, write } from 'xlsx';
import { adminFirestore } from '../support/another-client';
import { writeDomain } from '../support/domains';
import { sample } from '../support/samples';
import { expect, test } from '../support/test';
import { WAREHOUSE } from '../support/test';

test.beforeEach(async ({ page, signedIn }) => {
  await signedIn(page);
  await page.goto(`${WAREHOUSE}/tasks`);
  await expect(page.getByRole('heading', { level: 1, name: 'Inventory tasks' })).toBeVisible();
  await page.getByRole('link', { name: 'Create task' }).or(page.getByRole('button', { name: 'Create task' })).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create inventory task' })).toBeVisible();
});

test('ROUTE-13 ROUTE-14 TASK-13 TASK-16 TASK-35 TASK-38 ADD-19 a task created from a spreadsheet appears in the list', async ({ page }) => {
  const template = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download template' }).click();
  expect((await template).suggestedFilename()).toMatch(/Central Warehouse.*\.xlsx$/);

  const name = `From a sheet ${Date.now()}`;
  const create = page.getByRole('button', { name: 'Create', exact: true });
  let read = () => {};
  const held = new Promise<void>((resolve) => (read = resolve));
  // The script of the worker, which is all that is still to be loaded.
  await page.route('**/remotes/mfe-dashboards/**/*.js', (route) => held.then(() => route.continue()));
  await page.getByLabel('Spreadsheet').setInputFiles(sample('valid.xlsx'));
  await expect(page.getByRole('progressbar')).toBeVisible();
  const place = await create.boundingBox();
  read();
  await expect(page.getByText('60 of 60 rows are valid')).toBeVisible();
  // A button that moves while it is pressed is not pressed.
  expect(await create.boundingBox()).toEqual(place);
  await page.getByRole('textbox', { name: 'Task name' }).fill(name);
  await create.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Inventory tasks' })).toBeVisible();
  await expect(page.getByText(name, { exact: true })).toBeVisible();
});

test('TASK-23 TASK-24 a spreadsheet with several streets is only taken after the user accepts them', async ({ page }) => {
  await page.getByLabel('Spreadsheet').setInputFiles(sample('several-streets.xlsx'));
  const accept = page.getByRole('checkbox', { name: 'Accept addresses in several streets' });
  await expect(accept).toBeVisible();
  const name = `Two streets ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Task name' }).fill(name);
  await accept.check();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText(name, { exact: true })).toBeVisible();
});

test('TASK-14 TASK-18 TASK-19 TASK-21 TASK-22 each unusable file is refused with its reason, and the typed name stays', async ({ page }) => {
  const name = page.getByRole('textbox', { name: 'Task name' });
  await name.fill('Kept while the file is wrong');
  // Each file is refused for another reason than the file before, so that a reason that is still shown cannot pass for the next one.
  for (const [file, text] of [
    ['repeated-addresses.xlsx', 'Repeated addresses'],
    ['no-valid-address.xlsx', 'No valid addresses!'],
    ['pdf-renamed.xlsx', 'File not valid XLS, XLSX or CSV'],
    ['missing-address-column.xlsx', 'Missing address column'],
    ['empty.csv', 'Invalid data format!'],
    ['missing-check-columns.xlsx', 'Missing columns'],
  ] as const) {
    await page.getByLabel('Spreadsheet').setInputFiles(sample(file));
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: text }).first(), file).toBeVisible();
    await expect(name).toHaveValue('Kept while the file is wrong');
  }
});

/** The rows that are stored for a task, as the apps read them. */
async function storedRows(domainPath: string, task: string): Promise<{ inputData: Record<string, string> }[]> {
  const parts = await adminFirestore().collection(`${domainPath}/tasks/${task}/payload`).get();
  const packed = parts.docs.sort((a, b) => Number(a.id) - Number(b.id)).map((part) => part.get('data') as string).join('');
  return (JSON.parse(gunzipSync(Buffer.from(packed, 'base64')).toString()) as { rows: { inputData: Record<string, string> }[] }).rows;
}

test('TASK-14 TASK-35 TASK-36 a CSV is read in the encoding that the user chooses, and stored with the letters that the preview showed', async ({ page }) => {
  const { path, sessions, remove } = await writeDomain('Encoded Hall');
  await page.goto(`${sessions}/tasks/create`);
  const buffer = Buffer.from('Address;Owner\nG01020304;\xcf\xe5\xf2\xf0\n', 'latin1');
  await page.getByLabel('Spreadsheet').setInputFiles({ name: 'owners.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByRole('row', { name: 'G01020304 Ïåòð' })).toBeVisible();
  await expect(page.getByText('A guess: line 2 holds bytes that are not UTF-8.')).toBeVisible();
  const encoding = page.getByRole('combobox', { name: 'Encoding' });
  await encoding.click();
  await encoding.fill('cyr');
  await encoding.press('Enter');
  await expect(page.getByRole('row', { name: 'G01020304 Петр' })).toBeVisible();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Inventory tasks' })).toBeVisible();
  expect(await storedRows(path, 'owners')).toMatchObject([{ inputData: { Address: 'G01020304', Owner: 'Петр' } }]);
  await remove(page);
});

test('TASK-30 TASK-34 the sheets that the user chooses of a workbook with notes and a hidden sheet become tasks', async ({ page }) => {
  const { path, sessions, remove } = await writeDomain('Sheets Hall');
  await page.goto(`${sessions}/tasks/create`);
  const book = utils.book_new(utils.aoa_to_sheet([['Made by Numbers']]), 'Export Summary');
  for (const [name, address] of [['Aisle 1.2', 'G01020304'], ['Aisle 3', 'G01020305'], ['Last year', 'G01020306']]) {
    utils.book_append_sheet(book, utils.aoa_to_sheet([['Address'], [address]]), name);
  }
  book.Workbook = { Sheets: [{}, {}, {}, { Hidden: 1 }] };
  await page.getByLabel('Spreadsheet').setInputFiles({ name: 'Stock.xlsx', mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', buffer: write(book, { type: 'buffer' }) as Buffer });
  const sheets = page.getByRole('group', { name: 'Sheets' });
  await expect(sheets.getByRole('checkbox', { name: 'Export Summary' })).not.toBeChecked();
  await expect(page.getByText('Sheets that the file hides: 1 (Last year).')).toBeVisible();
  await sheets.getByRole('checkbox', { name: 'Last year' }).uncheck();
  await expect(page.getByText('Creates: Stock_Aisle 12, Stock_Aisle 3')).toBeVisible();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Inventory tasks' })).toBeVisible();
  expect(await storedRows(path, 'Stock_Aisle 12')).toMatchObject([{ inputData: { Address: 'G01020304' } }]);
  expect((await adminFirestore().collection(`${path}/tasks`).get()).docs.map(({ id }) => id)).toEqual(['Stock_Aisle 12', 'Stock_Aisle 3']);
  await remove(page);
});

test('TASK-17 a domain’s script changes the rows of a sheet, and is ended when it runs out of memory', async ({ page }) => {
  const { path, sessions, remove } = await writeDomain('Scripted Hall');
  const readWith = async (taskPreprocessingScript: string) => {
    await adminFirestore().doc(path).update({ taskPreprocessingScript });
    await page.goto(`${sessions}/tasks/create`);
    await page.getByLabel('Spreadsheet').setInputFiles(sample('valid.xlsx'));
  };
  await readWith('return sheets.map((sheet) => ({ ...sheet, rows: sheet.rows.slice(0, 7) }))');
  await expect(page.getByText('7 of 7 rows are valid')).toBeVisible();
  await readWith('const all = []; for (;;) all.push(new Uint8Array(1_000_000))');
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: 'out of memory' }).first()).toBeVisible();
  await remove(page);
});

test('TASK-17 a domain’s script that hangs inside a built-in function is ended a second after its time limit', async ({ page }) => {
  const { path, sessions, remove } = await writeDomain('Hanging Hall');
  await adminFirestore().doc(path).update({ taskPreprocessingScript: 'return [].indexOf.call({ length: 2 ** 53 - 1 }, 1)' });
  await page.goto(`${sessions}/tasks/create`);
  await page.getByLabel('Spreadsheet').setInputFiles(sample('valid.xlsx'));
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: 'InternalError: interrupted' }).first();
  await expect(alert).toBeVisible({ timeout: 15_000 });
  await remove(page);
});
