import type { Page } from '@playwright/test';
import { adminAuth, createAccount, logIn, openMail } from '../support/accounts';
import { adminFirestore } from '../support/another-client';
import { tabTo } from '../support/keyboard';
import { expectNoFaultsInBothSchemes } from '../support/page-checks';
import { KEY_USER, WAREHOUSE, expect, test } from '../support/test';

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

test('AUTH-06 AUTH-09 AUTH-21 ROUTE-02 ROUTE-03 a forgotten password is reset by a mailed link, which works once', async ({ page, pageProblems }) => {
  pageProblems.expected.push(/accounts:resetPassword/);
  const { email } = await createAccount();
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Forgot password' }).click();
  await expect(heading(page, 'Recover password')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('status').filter({ hasText: `Email verification sent to ${email}` })).toBeVisible();

  await openMail(page, email);
  await expect(heading(page, 'Reset password')).toBeVisible();
  const link = page.url();
  await choose(page, 'brand-new-1', 'brand-new-2');
  await save(page);
  await expect(page.getByText('Passwords must match!')).toBeVisible();
  await page.getByLabel('Confirm password').fill('brand-new-1');
  await save(page);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Password updated!')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await logIn(page, { email, password: 'brand-new-1' });
  await expect(welcome(page)).toBeVisible();

  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText('used already');
  await page.getByRole('link', { name: 'Send a new link' }).click();
  await expect(heading(page, 'Recover password')).toBeVisible();
});

test('AUTH-10 AUTH-12 AUTH-13 a mailed link that is incomplete, made up or of an unknown kind says so', async ({ page, pageProblems }) => {
  pageProblems.expected.push(/accounts:(resetPassword|update)/);
  await page.goto('/emailActions?mode=resetPassword');
  await expect(page.getByRole('alert')).toContainText('incomplete or not valid');
  await page.goto('/emailActions?mode=recoverEmail&oobCode=x');
  await expect(page.getByRole('alert')).toContainText('Not implemented!');
  await page.goto('/emailActions?mode=resetPassword&oobCode=made-up');
  await expect(page.getByRole('alert')).toContainText('This link does not work.');
  await page.goto('/emailActions?mode=verifyEmail&oobCode=made-up');
  await expect(page.getByRole('alert')).toContainText('This link does not work.');
});

test('AUTH-11 AUTH-22 AUTH-02 AUTH-21 GUARD-04 an email is verified by a link that was sent again, and stays verified when the link is opened twice', async ({ page, browser, pageProblems }) => {
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
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(welcome(page)).toBeVisible();

  const elsewhere = await (await browser.newContext({ locale: 'en-US' })).newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.getByText('If you have opened this link before, your email is verified already: just log in.')).toBeVisible();
  await elsewhere.context().close();
});

test('AUTH-11 a mailed link works in a browser where nobody is signed in, and in one where somebody else is', async ({ page, browser }) => {
  const account = await createAccount({ emailVerified: false });
  const other = await createAccount();
  await logIn(page, account);
  await page.getByRole('button', { name: 'Resend verification email' }).click();
  await expect(page.getByRole('status').filter({ hasText: account.email })).toBeVisible();

  const elsewhere = await (await browser.newContext({ locale: 'en-US' })).newPage();
  await logIn(elsewhere, other);
  await expect(welcome(elsewhere)).toBeVisible();
  await openMail(elsewhere, account.email);
  await expect(elsewhere.getByText(`${account.email} is verified. You are logged in as ${other.email}.`)).toBeVisible();
  await expect(welcome(elsewhere)).toBeVisible();
  await elsewhere.context().close();

  await page.getByRole('button', { name: 'I have verified it' }).click();
  await expect(welcome(page)).toBeVisible();
});

test('AUTH-03 AUTH-07 AUTH-08 ROUTE-04 GUARD-05 a first password must be set before anything else opens', async ({ page }) => {
  const account = await createAccount({ pwUpdated: false });
  await logIn(page, account);
  await expect(heading(page, 'Set password')).toBeVisible();
  await page.goto(WAREHOUSE);
  await expect(page).toHaveURL(/\/setpw$/);
  await choose(page, '12345');
  await save(page);
  await expect(page.getByText('The password must have at least 6 characters!')).toBeVisible();
  await choose(page, 'my-own-1');
  await save(page);
  await expect(page.getByText('Password updated!')).toBeVisible();
  await expect(heading(page, 'Log in')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(account.email);
  await page.getByLabel('Password', { exact: true }).fill('my-own-1');
  await page.keyboard.press('Enter');
  // The start page, and not `/setpw`, which the account no longer needs.
  await expect(welcome(page)).toBeVisible();
  await page.goto('/setpw');
  await expect(page.getByRole('alert')).toContainText('unauthorized');
});

test('AUTH-14 AUTH-15 AUTH-17 ROUTE-05 a user who changes the own password is signed out and signs in with the new one', async ({ page, pageProblems }) => {
  pageProblems.expected.push(/users\/pw/, /accounts:signInWithPassword/);
  const account = await createAccount();
  await logIn(page, account, '/changepw');
  await expect(heading(page, 'Change password')).toBeVisible();
  await page.getByLabel('Current password').fill('not-this-one');
  await choose(page, 'brand-new-1', 'brand-new-2');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Passwords must match!')).toBeVisible();
  await choose(page, 'brand-new-1');
  await save(page);
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(/Wrong password!/);
  await expect(page.getByLabel('New password')).toHaveValue('brand-new-1');
  await page.getByLabel('Current password').fill(account.password);
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

test('AUTH-19 AUTH-09 a pilot sets a password of six digits by a mailed link, and the key user who is signed in there stays signed in', async ({ page, signIn, pageProblems }) => {
  pageProblems.expected.push(/users\/resetpw/);
  const pilot = await createAccount({ pilot: true });
  await askForLink(page, pilot.email);
  await signIn(page);
  await openMail(page, pilot.email);
  await expect(page.getByText(`You are logged in as ${KEY_USER.email}. This changes the password of ${pilot.email}.`)).toBeVisible();
  await choose(page, 'letters-1');
  await save(page);
  await expect(page.getByRole('form').getByText('The password of a pilot or checker must have exactly 6 digits (0-9)!')).toBeVisible();
  await choose(page, '654321');
  await save(page);
  await expect(page.getByText('Password updated!')).toBeVisible();
  await expect(heading(page, 'Welcome, Ana Key')).toBeVisible();
});

test('GUARD-08 AUTH-09 a signed-in user who is no key user any more can finish the page of a mailed link, and is signed out afterwards', async ({ page, pageProblems }) => {
  pageProblems.expected.push(/permission|accounts:resetPassword|Firestore/i);
  const account = await createAccount();
  await logIn(page, account);
  await expect(welcome(page)).toBeVisible();
  await page.goto('/emailActions?mode=resetPassword&oobCode=made-up');
  await expect(page.getByRole('alert')).toContainText('This link does not work.');
  await adminFirestore().doc(`users/${account.uid}`).update({ keyUser: false });
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Only key users are allowed to use this platform!' })).toBeVisible();
  await expect(heading(page, 'Log in')).toBeVisible();
});

test('AUTH-01 after too many attempts the page says when to try again, and a password reset by mail unlocks the account at once', async ({ page, pageProblems }) => {
  pageProblems.expected.push(/accounts:signInWithPassword/);
  const { email } = await createAccount();
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  const warning = page.getByRole('alert').filter({ hasText: /Too many attempts. Try again at \d/ });
  for (let attempt = 1; attempt <= 11; attempt += 1) {
    await page.getByLabel('Password', { exact: true }).fill(`wrong-${attempt}`);
    const answered = page.waitForResponse(/accounts:signInWithPassword/);
    await page.keyboard.press('Enter');
    await answered;
    await expect(page.getByRole('main').getByRole('button', { name: 'Log in' })).toBeEnabled();
    await expect(page.getByRole('alert')).toBeVisible();
  }
  await expect(warning).toBeVisible();
  await askForLink(page, email);
  await openMail(page, email);
  await choose(page, 'brand-new-1');
  await save(page);
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, { email, password: 'brand-new-1' });
  await expect(welcome(page)).toBeVisible();
});

test('AUTH-01 ERR-05 a disabled account and a network that blocks the service have different messages', async ({ page, context, pageProblems }) => {
  pageProblems.expected.push(/accounts:signInWithPassword|ERR_FAILED|Failed to load resource/);
  const account = await createAccount();
  await adminAuth().updateUser(account.uid, { disabled: true });
  // Intercepted from the start: directly after interception begins, a browser still lets some requests pass.
  let blocked = false;
  await context.route(/identitytoolkit/, (route) => (blocked ? route.abort() : route.continue()));
  await logIn(page, account);
  await expect(page.getByRole('alert')).toContainText('This account is disabled.');
  blocked = true;
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Your network is blocking');
  await expect(page.getByLabel('Email')).toHaveValue(account.email);
});

for (const [locale, recover, reset, change] of [
  ['en-GB', 'Recover password', 'Reset password', 'Change password'],
  ['en-US', 'Recover password', 'Reset password', 'Change password'],
  ['pt-BR', 'Recuperar senha', 'Redefinir senha', 'Alterar senha'],
  ['es-ES', 'Recuperar contraseña', 'Restablecer contraseña', 'Cambiar contraseña'],
] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });
    test('I18N-01 ROUTE-02 ROUTE-03 ROUTE-05 the pages that recover, reset and change a password are in this language', async ({ page }) => {
      const { email, password } = await createAccount();
      await page.goto('/forgotpw');
      await expect(heading(page, recover)).toBeVisible();
      await page.getByRole('textbox').fill(email);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main').getByRole('status')).toBeVisible();
      await openMail(page, email);
      await expect(heading(page, reset)).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await page.goto('/changepw');
      await page.getByRole('textbox').first().fill(email);
      await page.locator('input[type=password]').fill(password);
      await page.keyboard.press('Enter');
      await expect(heading(page, change)).toBeVisible();
    });
  });
}

test('AUTH-14 the password can be changed with the keyboard alone', async ({ page }) => {
  const account = await createAccount();
  await logIn(page, account, '/changepw');
  // A page moves the focus once when it opens; keys pressed before that would be lost.
  await expect(heading(page, 'Change password')).toBeFocused();
  const current = page.getByLabel('Current password');
  await tabTo(page, current);
  await page.keyboard.press('Enter');
  await expect(current).toBeFocused();
  await page.keyboard.type(account.password);
  // Two presses: between the fields is the button that shows the characters.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('brand-new-1');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('brand-new-1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password updated!')).toBeVisible();
  await expect(heading(page, 'Log in')).toBeVisible();
});

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

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
}

