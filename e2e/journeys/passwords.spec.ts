import type { Page } from '@playwright/test';
import { createAccount, logIn, openMail } from '../support/accounts';
import { expectNoFaultsInBothSchemes } from '../support/page-checks';
import { WAREHOUSE, expect, test } from '../support/test';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();
const welcome = (page: Page) => heading(page, 'Welcome, Own Account');

async function choose(page: Page, password: string, confirmed = password): Promise<void> {
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Confirm password').fill(confirmed);
}

async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto('/forgotpw');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Follow the instructions we emailed you to choose a new password.')).toBeVisible();
}

test('a forgotten password is reset by a mailed link, which works once, and signs in with the real Auth', async ({
  page,
  pageProblems,
}) => {
  pageProblems.expected.push(/accounts:resetPassword/);
  const { email } = await createAccount();
  await askForLink(page, email);
  await openMail(page, email);
  await expect(heading(page, 'Reset password')).toBeVisible();
  const link = page.url();
  await choose(page, 'brand-new-1');
  await save(page);
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, { email, password: 'brand-new-1' });
  await expect(welcome(page)).toBeVisible();

  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText('used already');
});

test.describe('in a Portuguese browser', () => {
  test.use({ locale: 'pt-BR' });
  test('ADD-37 (D-127) the mail for a forgotten password is in the language of the page', async ({ page }) => {
    const { email } = await createAccount();
    await page.goto('/forgotpw');
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await page.getByRole('button', { name: 'Enviar e-mail' }).click();
    await expect(page.getByText('Siga as instruções')).toBeVisible();
    await page.goto('/__mail');
    await expect(page.getByRole('row').filter({ hasText: email })).toContainText('pt-BR');
  });
});

test('AUTH-22 AUTH-02 an email is verified by a link that was sent again, and stays verified when the link is opened twice', async ({
  page,
  browser,
  pageProblems,
}) => {
  pageProblems.expected.push(/accounts:resetPassword/);
  const account = await createAccount({ emailVerified: false });
  await logIn(page, account);
  await page.getByRole('button', { name: 'Resend verification email' }).click();
  await expect(page.getByRole('status').filter({ hasText: `Email verification sent to ${account.email}` })).toBeVisible();
  await openMail(page, account.email);
  await expect(heading(page, 'Verify email')).toBeVisible();
  const link = page.url();
  // Checked first, since the message shows together with the home page and disappears by itself.
  await expect(page.getByRole('status').filter({ hasText: 'Email verified!' })).toBeVisible();
  await expect(welcome(page)).toBeVisible();

  await page.goto(link);
  await expect(page.getByRole('main').getByRole('status')).toContainText(`${account.email} is verified`);
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(welcome(page)).toBeVisible();

  const elsewhere = await (await browser.newContext({ locale: 'en-US' })).newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.getByText('If you have opened this link before, your email is verified already: just log in.')).toBeVisible();
  await elsewhere.context().close();
});

test('AUTH-07 a first password must be set before anything else opens', async ({ page }) => {
  const account = await createAccount({ pwUpdated: false });
  await logIn(page, account);
  await expect(heading(page, 'Set password')).toBeVisible();
  await page.goto(WAREHOUSE);
  await expect(page).toHaveURL(/\/setpw$/);
  await choose(page, 'my-own-1');
  await save(page);
  await expect(heading(page, 'Log in')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('my-own-1');
  await page.keyboard.press('Enter');
  // The start page, and not `/setpw`, which the account no longer needs.
  await expect(welcome(page)).toBeVisible();
});

test('a user who changes the own password is signed out and signs in with the new one', async ({ page, pageProblems }) => {
  pageProblems.expected.push(/accounts:signInWithPassword/);
  const account = await createAccount();
  await logIn(page, account, '/changepw');
  await expect(heading(page, 'Change password')).toBeVisible();
  await page.getByLabel('Current password').fill(account.password);
  await choose(page, 'brand-new-1');
  await save(page);
  await expect(page.getByText('Password updated!')).toBeVisible();
  await expect(heading(page, 'Log in')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Wrong credentials!');
  await page.getByLabel('Password', { exact: true }).fill('brand-new-1');
  await page.keyboard.press('Enter');
  // The start page, and not back to the page where the password was changed.
  await expect(welcome(page)).toBeVisible();
});

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 900 } });

  test('the pages of passwords, also with errors, have no accessibility faults and fit the width', async ({ page, pageProblems }) => {
    pageProblems.expected.push(/accounts:/);
    const { email } = await createAccount();
    await page.goto('/forgotpw');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Invalid email!')).toBeVisible();
    await expectNoFaultsInBothSchemes(page, 'forgotten');
    await askForLink(page, email);
    await expectNoFaultsInBothSchemes(page, 'mail sent');
    await openMail(page, email);
    await choose(page, '123', '1234');
    await save(page);
    await expect(page.getByText('Passwords must match!')).toBeVisible();
    await expectNoFaultsInBothSchemes(page, 'reset');
    await page.goto('/emailActions?mode=resetPassword&oobCode=made-up');
    await expect(page.getByRole('alert')).toBeVisible();
    await expectNoFaultsInBothSchemes(page, 'link problem');
    const { password, email: fresh } = await createAccount({ pwUpdated: false });
    await logIn(page, { email: fresh, password });
    await expect(heading(page, 'Set password')).toBeVisible();
    await save(page);
    await expectNoFaultsInBothSchemes(page, 'set password');
  });
});
