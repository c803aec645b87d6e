import { beginCount } from '../support/counting';
import { writeCycleCounts, writeDomain } from '../support/domains';
import { KEY_USER, expect, fillSignIn, test } from '../support/test';

// The fixture `pageProblems` fails the test when a page logs anything; here nothing may be logged.

test('SHELL without a network the console says so, keeps its rows and logs nothing, and a page that has read nothing says that it waits; when the network is back, all goes on by itself (D-151)', async ({
  page,
  context,
  signedIn,
}) => {
  const own = await writeDomain('Lost Yard');
  await writeCycleCounts(own, 1);
  await signedIn(page);
  await page.goto(own.sessions);
  const session = (name: string) => page.getByRole('table', { name: 'Sessions' }).getByRole('link', { name });
  await expect(session('Cycle count 01')).toBeVisible();
  await context.setOffline(true);
  const state = page.getByRole('banner').getByRole('button', { name: /offline/i });
  await expect(state).toBeVisible();
  const count = await beginCount(own, 'While away');
  await count.read('G01010101');
  await expect(session('Cycle count 01')).toBeVisible();
  const waiting = page.getByText('Waiting for the connection. The page goes on by itself.');
  await expect(waiting).toBeHidden();
  // A page that has read nothing yet says what it waits for.
  await page.getByRole('link', { name: 'Inventory tasks', exact: true }).click();
  await expect(waiting).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('No inventory tasks yet')).toBeVisible();
  await expect(waiting).toBeHidden();
  await page.getByRole('list', { name: 'Pages of Lost Yard' }).getByRole('link', { name: 'Sessions' }).click();
  await expect(session('While away')).toBeVisible();
  await expect(state).toBeHidden();
  await count.end();
  await own.remove(page);
});

test('SHELL a sign-in without a network logs nothing and keeps what was typed', async ({ page, context }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await context.setOffline(true);
  await fillSignIn(page);
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(KEY_USER.email);
});
