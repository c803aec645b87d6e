import { adminFirestore } from '../support/another-client';
import { writeDomain } from '../support/domains';
import { sample } from '../support/samples';
import { WAREHOUSE, expect, test } from '../support/test';

test('a template is downloaded, and while a sheet is read in a worker the button that creates its task does not move', async ({
  page,
  signedIn,
}) => {
  await signedIn(page);
  await page.goto(`${WAREHOUSE}/tasks/create`);
  await expect(page.getByRole('heading', { level: 1, name: 'Create inventory task' })).toBeVisible();
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

test('TASK-17 a domain’s script changes the rows of a sheet, and is ended when it runs out of memory or hangs inside a built-in function', async ({
  page,
  signedIn,
}) => {
  const { path, sessions, remove } = await writeDomain('Scripted Hall');
  await signedIn(page);
  const readWith = async (taskPreprocessingScript: string) => {
    await adminFirestore().doc(path).update({ taskPreprocessingScript });
    await page.goto(`${sessions}/tasks/create`);
    await page.getByLabel('Spreadsheet').setInputFiles(sample('valid.xlsx'));
  };
  const alert = page.getByRole('main').getByRole('alert');
  await readWith('return sheets.map((sheet) => ({ ...sheet, rows: sheet.rows.slice(0, 7) }))');
  await expect(page.getByText('7 of 7 rows are valid')).toBeVisible();
  await readWith('const all = []; for (;;) all.push(new Uint8Array(1_000_000))');
  await expect(alert.filter({ hasText: 'out of memory' }).first()).toBeVisible();
  await readWith('return [].indexOf.call({ length: 2 ** 53 - 1 }, 1)');
  await expect(alert.filter({ hasText: 'InternalError: interrupted' }).first()).toBeVisible();
  await remove(page);
});
