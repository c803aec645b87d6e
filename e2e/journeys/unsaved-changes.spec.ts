import { sample } from '../support/samples';
import { WAREHOUSE, expect, fillSignIn, test } from '../support/test';

const NAME = 'Half-typed name';

test.beforeEach(async ({ page, signedIn }) => {
  await signedIn(page);
  await page.goto(`${WAREHOUSE}/tasks`);
  await page.getByRole('button', { name: 'Create task' }).click();
  await page.getByRole('textbox', { name: 'Task name' }).fill(NAME);
});

/** Whether the page cancels `beforeunload`, by which browsers ask before they close it. Runs in the page. */
const objectsToClosing = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('closing the tab, Back and Forward ask before unsaved input is lost, and the URL stays that of the page', async ({ page }) => {
  // The page registers its listener a moment after the typing.
  await expect.poll(() => page.evaluate(objectsToClosing)).toBe(true);
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const browsersQuestion = await asked;
  expect(browsersQuestion.type()).toBe('beforeunload');
  await browsersQuestion.dismiss();
  await expect(page.getByRole('textbox', { name: 'Task name' })).toHaveValue(NAME);

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
