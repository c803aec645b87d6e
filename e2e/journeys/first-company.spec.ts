import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { ROOT, runNode } from 'tooling/stack';
import { logIn, openMail } from '../support/accounts';
import { LANGUAGES } from '../support/choose-language';
import { expect, test } from '../support/test';

const COMMAND = join(ROOT, 'platform', 'api', 'dist', 'first-company.command.mjs');

test('ADD-37 (D-127) the command of a release that adds a company mails its key user a link in the named language, by which that user sets a password and signs in', async ({
  page,
}) => {
  const company = `first-${randomUUID().slice(0, 8)}`;
  const email = `ana@${company}.test`;
  const args = [
    '--company',
    company,
    '--name',
    'First S.A.',
    '--email',
    email,
    '--first-name',
    'Ana',
    '--last-name',
    'First',
    '--employee-id',
    '1',
    '--language',
    'es-ES',
  ];
  expect(await runNode([COMMAND, '--company', company], { quiet: true })).toMatchObject({
    code: 1,
    output: expect.stringContaining('Missing: --name, --email, --first-name, --last-name, --employee-id'),
  });
  expect(await runNode([COMMAND, ...args, '--language', 'tlh'], { quiet: true })).toMatchObject({
    code: 1,
    output: expect.stringContaining(`--language is "tlh" and must be one of ${Object.keys(LANGUAGES).join(', ')}.`),
  });
  expect(await runNode([COMMAND, ...args], { quiet: true })).toMatchObject({
    code: 0,
    output: expect.stringContaining(`${email} gets a mail with a link to choose a password.`),
  });
  expect(await runNode([COMMAND, ...args], { quiet: true })).toMatchObject({
    code: 1,
    output: expect.stringContaining(`The company ${company} exists already. Nothing was changed.`),
  });

  await page.goto('/__mail');
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText(/es$/);
  await openMail(page, email);
  await page.getByLabel('New password').fill('own-first-1');
  await page.getByLabel('Confirm password').fill('own-first-1');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, { email, password: 'own-first-1' });
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ana First' })).toBeVisible();
  await expect(page.getByText('First S.A.').first()).toBeVisible();
});

test('the command says in one line which project and database do not answer, and what to check', async () => {
  const args = [
    '--company',
    'nowhere',
    '--name',
    'Nowhere',
    '--email',
    'ana@nowhere.test',
    '--first-name',
    'Ana',
    '--last-name',
    'First',
    '--employee-id',
    '1',
  ];
  // Nothing listens on these ports, which programs do not get by chance.
  const { code, output } = await runNode([COMMAND, ...args], { quiet: true, env: { AUTH_PORT: '1', FIRESTORE_PORT: '2' } });
  expect(code).toBe(1);
  expect(output).toMatch(
    /^The embedded project \S+ does not answer: Auth at 127\.0\.0\.1:1: .*; database \(default\) at 127\.0\.0\.1:2: .* Check AUTH_PORT, .*\n$/,
  );
});
