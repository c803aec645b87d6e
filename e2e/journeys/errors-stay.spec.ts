import { recordAnnouncements } from '../support/announcements';
import { openScreen } from '../support/dialogs';
import { SCREENS } from '../support/screens';
import { expect, test } from '../support/test';
import { message } from '../support/messages';

const BUSY = 'The service is being moved.';

test('ADD-54 (D-08) ERR-02 an error’s snackbar goes after its time, its text stays on the page, is read out once, and is gone with the next action', async ({
  page,
  signedIn,
  pageProblems,
}) => {
  pageProblems.expected.push(/Failed to load resource/);
  let fails = true;
  await page.route('**/api/**', (route) =>
    fails ? route.fulfill({ status: 400, json: { message: BUSY } }) : route.fulfill({ status: 200, json: { message: 'Done' } }),
  );
  await signedIn(page);
  await page.goto('/manageusers');
  const remove = async () => {
    await page.getByRole('button', { name: 'Remove Alice Assis' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: /^Remove/ }).click();
    await expect(dialog).toBeHidden();
  };
  await remove();
  await expect(page.getByRole('alert')).toHaveText(BUSY);
  await expect(page.getByText(BUSY)).toHaveCount(1);
  await expect(page.getByRole('alert')).toBeHidden();
  const text = page.getByRole('main').getByText(BUSY);
  await expect(text).toBeVisible();
  await expect(page.getByText(BUSY)).toHaveCount(1);
  // Screen readers have heard the snackbar.
  await expect(page.locator('[role=alert], [role=status], [aria-live]').filter({ hasText: BUSY })).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search' }).fill('Alice');
  await expect(page.getByRole('main').getByRole('table').getByRole('row')).toHaveCount(2);
  await expect(text).toBeVisible();
  fails = false;
  await remove();
  await expect(message(page, 'Done')).toBeVisible();
  await expect(page.getByText(BUSY)).toHaveCount(0);
});

test('ADD-54 (D-08) the text of an error can be closed, and goes when another page is shown', async ({ page, signedIn, pageProblems }) => {
  pageProblems.expected.push(/Failed to load resource/);
  await page.route('**/api/**', (route) => route.fulfill({ status: 400, json: { message: BUSY } }));
  await signedIn(page);
  await page.goto('/managekeys');
  const fail = async () => {
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Renew/, disabled: false })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('checkbox').check();
    await page.getByRole('dialog').getByRole('button', { name: 'Renew' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('main').getByText(BUSY)).toBeVisible();
  };
  await fail();
  const closing = page.getByRole('main').getByRole('button', { name: 'Close message' });
  await closing.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(BUSY)).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();
  await fail();
  await page.getByRole('navigation').getByRole('link', { name: 'Manage users' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Manage users' })).toBeFocused();
  await expect(page.getByText(BUSY)).toHaveCount(0);
});

test('ADD-90 (D-105) a refusal is read out once: of a form on a page, of a form in a dialog, of a row of a table', async ({
  page,
  signedIn,
  pageProblems,
}) => {
  pageProblems.expected.push(/Failed to load resource/);
  await page.route('**/api/**', (route) => route.fulfill({ status: 400, json: { message: BUSY } }));
  const announcements = await recordAnnouncements(page);
  const refusals = async () => (await announcements()).filter((text) => text.includes(BUSY));
  const open = (name: string) =>
    openScreen(
      page,
      SCREENS.find((screen) => screen.name === name)!,
    );
  await signedIn(page);

  await open('profile');
  await page.getByLabel('Employee ID').fill('E-77');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('main').locator('.ic-alert').getByText(BUSY)).toBeVisible();
  await expect(page.locator('.ic-snackbar')).toBeHidden();
  expect(await refusals()).toEqual([BUSY]);

  await open('label editor');
  await page.getByRole('main').getByRole('button', { name: 'Copy label' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Duplicate' }).click();
  await expect(dialog.locator('.ic-alert').getByText(BUSY)).toBeVisible();
  await expect(page.locator('.ic-snackbar')).toBeVisible();
  await expect(page.locator('.ic-snackbar')).toBeHidden();
  expect(await refusals()).toEqual([BUSY]);

  await open('users');
  await page.getByRole('button', { name: 'Remove Alice Assis' }).click();
  await dialog.getByRole('checkbox').check();
  // The refusal comes while the dialog still fades out.
  const animations = await page.context().newCDPSession(page);
  await animations.send('Animation.enable');
  await animations.send('Animation.setPlaybackRate', { playbackRate: 0.05 });
  await dialog.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.getByRole('main').getByText(BUSY)).toBeVisible();
  expect(await refusals()).toEqual([BUSY]);
});
