import { Timestamp } from 'firebase-admin/firestore';
import type { Page } from '@playwright/test';
import { adminFirestore } from '../support/another-client';
import { expectSound, expectSoundInBothSchemes } from '../support/soundness';
import { WAREHOUSE, expect, test } from '../support/test';

const SESSIONS = 'companies/acme/domains/Central Warehouse/sessions';

/** Another client makes a session, the newest of the domain, with one reading of each address. */
async function writeSession(name: string, given: { pushStatus?: string | null; addresses?: string[] } = {}): Promise<void> {
  const { pushStatus = null, addresses = ['G01010101'] } = given;
  const now = Timestamp.now();
  const session = adminFirestore().doc(`${SESSIONS}/${name}`);
  const records = addresses.map((address) => ({
    address,
    checkedAt: now,
    employeeId: '17',
    employeeName: 'Another client',
    status: 'read',
    labels: [],
    mif: {},
    results: {},
  }));
  await session.collection('addresses').doc('0').set({ index: 0, records });
  const counts = { total: addresses.length, empty: 0, invalid: 0 };
  await session.set({ name, startTime: now, endTime: now, ...counts, pushStatus, wasTask: false });
}

const removeSession = (name: string) => adminFirestore().recursiveDelete(adminFirestore().doc(`${SESSIONS}/${name}`));

async function openSessions(page: Page, name: string): Promise<void> {
  await page.goto(WAREHOUSE);
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
}

test('DASH-06 ADD-18 selected sessions are deleted with their readings', async ({ page, signIn }) => {
  const stamp = Date.now();
  const names = [`Deleted ${stamp} a`, `Deleted ${stamp} b`];
  for (const name of names) await writeSession(name);
  await signIn(page);
  await openSessions(page, names[1]!);
  for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  const selection = page.getByRole('region', { name: 'Selection' });
  for (const name of ['Export', 'Push', 'Clear selection']) await expect(selection.getByRole('button', { name })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Dense' })).toHaveCount(0);
  await selection.getByRole('button', { name: 'Remove selected' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove 2 sessions?' });
  await expect(dialog.getByRole('button', { name: 'Remove 2 sessions' })).toBeDisabled();
  await dialog.getByRole('checkbox').check();
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Remove 2 sessions' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Sessions removed!' })).toBeVisible();
  for (const name of names) {
    await expect(page.getByRole('main').getByRole('link', { name })).toBeHidden();
    expect((await adminFirestore().collection(`${SESSIONS}/${name}/addresses`).get()).size).toBe(0);
  }
});

test('DASH-08 DASH-09 DASH-10 DASH-11 a failed push is forced, and its outcome shows by itself', async ({ page, signIn }) => {
  const name = `Pushed ${Date.now()}`;
  await writeSession(name, { pushStatus: 'FAILED' });
  await signIn(page);
  await openSessions(page, name);
  const push = page.getByRole('button', { name: `Push ${name}` });
  // The button of a failed push has a shadow; the journey below checks that the button of a waiting one has none.
  await expect(push).not.toHaveCSS('box-shadow', 'none');
  await push.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Push ${name}?` });
  await expect(dialog).toContainText(/Next automatic retry in \d+ minutes?\. Push now\?/);
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Push session' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Session push triggered!' })).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(`${name}.*Pushed$`) })).toBeVisible();
  await expect(push).toBeHidden();
  await removeSession(name);
});

test('ADD-17 DASH-07 DASH-08 DASH-09 a push that the listener refuses stays failed and can be tried again', async ({ page, signIn, complaints }) => {
  // The browser's own line for an answer of 502.
  complaints.expected.push(/502 \(Bad Gateway\)/);
  const name = `To fail ${Date.now()}`;
  await writeSession(name, { pushStatus: 'PENDING' });
  await signIn(page);
  await openSessions(page, name);
  const push = page.getByRole('button', { name: `Push ${name}` });
  await expect(push).toHaveCSS('box-shadow', 'none');
  await push.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Push session' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The push listener refused the session: 500 {"taken":false}' })).toBeVisible();
  await expect(push).toHaveText('Failed');
  await removeSession(name);
});

test('DASH-04 DASH-18 ROUTE-15 all addresses are reached from the menu and name the session that read each last', async ({ page, signIn }) => {
  const name = `Latest reading ${Date.now()}`;
  await writeSession(name, { addresses: ['*ONLYHERE1', '*ONLYHERE2'] });
  await signIn(page);
  await openSessions(page, name);
  await page.getByRole('button', { name: 'More actions' }).click();
  await expectSound(page);
  await page.getByRole('menuitem', { name: 'Show all addresses' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All addresses of Central Warehouse' })).toBeVisible();
  const table = page.getByRole('table', { name: 'All addresses' });
  await expect(table.getByRole('columnheader', { name: 'Session' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill('*ONLYHERE');
  await expect(table.getByRole('link', { name })).toHaveCount(2);
  await expectSound(page);
  const again = `Read again ${Date.now()}`;
  await writeSession(again, { addresses: ['*ONLYHERE2'] });
  await expect(table.getByRole('link', { name: again })).toHaveCount(1);
  await expect(table.getByRole('link', { name })).toHaveCount(1);
  await Promise.all([name, again].map(removeSession));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('all addresses fit the width, free of accessibility faults', async ({ page, signIn }) => {
    await signIn(page);
    await page.goto(WAREHOUSE);
    await page.getByRole('button', { name: 'More actions' }).click();
    await expectSoundInBothSchemes(page);
    await page.getByRole('menuitem', { name: 'Show all addresses' }).click();
    await expect(page.getByRole('list', { name: 'All addresses' })).toBeVisible();
    await expectSoundInBothSchemes(page);
  });
});
