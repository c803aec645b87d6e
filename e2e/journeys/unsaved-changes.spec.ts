import { sample } from '../support/samples';
import { WAREHOUSE, expect, fillSignIn, test } from '../support/test';

const NAME = 'Half-typed name';

test.beforeEach(async ({ page, signedIn }) => {
  await signedIn(page);
  await page.goto(`${WAREHOUSE}/tasks`);
  await page.getByRole('button', { name: 'Create task' }).click();
  await page.getByRole('textbox', { name: 'Task name' }).fill(NAME);
});

test('a link asks before unsaved input is lost: staying keeps the input, leaving opens the link', async ({ page }) => {
  const drawer = page.getByRole('navigation').getByRole('link', { name: 'Norte Armazéns' });
  await drawer.click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/\/tasks\/create$/);
  await expect(page.getByRole('textbox', { name: 'Task name' })).toHaveValue(NAME);

  await drawer.click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/company\/norte$/);
});

test('Back and Forward ask before unsaved input is lost, and the URL stays that of the page', async ({ page }) => {
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/\/tasks\/create$/);
  await expect(page.getByRole('textbox', { name: 'Task name' })).toHaveValue(NAME);

  await page.goBack();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Inventory tasks' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('textbox', { name: 'Task name' })).toHaveValue('');
});

/** Whether the page cancels `beforeunload`, by which browsers ask before they close it. Runs in the page. */
const objectsToClosing = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('closing the tab with unsaved input shows the browser’s own question', async ({ page }) => {
  // The page registers its listener a moment after the typing.
  await expect.poll(() => page.evaluate(objectsToClosing)).toBe(true);
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(page.getByRole('textbox', { name: 'Task name' })).toHaveValue(NAME);
});

test('SHELL-12 logging out names the unsaved input that would be lost', async ({ page }) => {
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  const question = page.getByRole('dialog', { name: 'Log out?' });
  await expect(question).toContainText('has not been saved and will be lost');
  await question.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('a page whose changes are saved asks nothing when it is left', async ({ page }) => {
  const name = `Saved ${Date.now()}`;
  await page.getByLabel('Spreadsheet').setInputFiles(sample('valid.xlsx'));
  await page.getByRole('textbox', { name: 'Task name' }).fill(name);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText(name, { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('what was typed and chosen is kept when the user signs out in another tab and in again', async ({ page, context }) => {
  await page.getByLabel('Spreadsheet').setInputFiles(sample('valid.xlsx'));
  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await other.getByRole('dialog', { name: 'Log out?' }).getByRole('button', { name: 'Log out' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await expect(page.getByText('what you have typed is kept')).toBeVisible();
  await fillSignIn(page);
  await expect(page.getByRole('textbox', { name: 'Task name' })).toHaveValue(NAME);
  await expect(page.getByText('valid.xlsx', { exact: true })).toBeVisible();
});
