import { sample } from '../support/samples';
import { expect, test } from '../support/test';
import { WAREHOUSE } from '../support/test';

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page);
  await page.goto(`${WAREHOUSE}/tasks`);
  await expect(page.getByRole('heading', { level: 1, name: 'Inventory tasks' })).toBeVisible();
  await page.getByRole('link', { name: 'Create task' }).or(page.getByRole('button', { name: 'Create task' })).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create inventory task' })).toBeVisible();
});

test('ROUTE-13 ROUTE-14 TASK-13 TASK-16 TASK-35 TASK-38 ADD-19 a spreadsheet becomes a task that appears in the list', async ({ page }) => {
  const template = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download template' }).click();
  expect((await template).suggestedFilename()).toMatch(/Central Warehouse.*\.xlsx$/);

  const name = `From a sheet ${Date.now()}`;
  await page.getByLabel('Spreadsheet').setInputFiles(sample('valid.xlsx'));
  await page.getByRole('textbox', { name: 'Task name' }).fill(name);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Inventory tasks' })).toBeVisible();
  await expect(page.getByText(name, { exact: true })).toBeVisible();
});

test('TASK-23 TASK-24 several streets need to be accepted', async ({ page }) => {
  await page.getByLabel('Spreadsheet').setInputFiles(sample('several-streets.xlsx'));
  const accept = page.getByRole('checkbox', { name: 'Accept addresses in several streets' });
  await expect(accept).toBeVisible();
  const name = `Two streets ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Task name' }).fill(name);
  await accept.check();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText(name, { exact: true })).toBeVisible();
});

for (const [file, id, text] of [
  ['repeated-addresses.xlsx', 'TASK-22', 'Repeated addresses'],
  ['no-valid-address.xlsx', 'TASK-21', 'No valid addresses!'],
  ['missing-address-column.xlsx', 'TASK-18', 'Missing address column'],
  ['missing-check-columns.xlsx', 'TASK-19', 'Missing columns'],
  ['pdf-renamed.xlsx', 'TASK-14', 'File not valid XLS, XLSX or CSV'],
  ['empty.csv', 'TASK-14', ''],
] as const) {
  test(`${id} ${file} is refused with the reason`, async ({ page }) => {
    await page.getByRole('textbox', { name: 'Task name' }).fill('Kept while the file is wrong');
    await page.getByLabel('Spreadsheet').setInputFiles(sample(file));
    await expect(page.getByRole('main').getByRole('alert').first()).toContainText(text);
    await expect(page.getByRole('textbox', { name: 'Task name' })).toHaveValue('Kept while the file is wrong');
  });
}
