import { Timestamp } from 'firebase-admin/firestore';
import type { Page } from '@playwright/test';
import { adminFirestore } from '../support/another-client';
import { beginCount } from '../support/counting';
import { writeDomain, type TestDomain } from '../support/domains';
import { expectNoFaults } from '../support/page-checks';
import { expect, test } from '../support/test';

let own: TestDomain;

test.beforeEach(async () => {
  own = await writeDomain('Task Yard');
});

test.afterEach(({ page }) => own.remove(page));

const pathOf = (name: string) => `${own.path}/tasks/${name}`;

/** Writes the newest task of the domain as another client, pending, with a packed list in two parts. */
async function writeTask(name: string): Promise<void> {
  const task = adminFirestore().doc(pathOf(name));
  await Promise.all(['0', '1'].map((part) => task.collection('payload').doc(part).set({ data: 'packed' })));
  await task.set({
    name,
    state: 'PENDING',
    createdDate: Timestamp.now(),
    createdBy: 'key',
    addressesCount: 2,
    exampleAddresses: { start: ['G01010101'], end: ['G01010102'], count: 2 },
    orderedColumns: ['Address'],
    payloadParts: 2,
  });
}

const taskDocument = async (name: string) => (await adminFirestore().doc(pathOf(name)).get()).data();
const payloadParts = async (name: string) =>
  (
    await adminFirestore()
      .collection(`${pathOf(name)}/payload`)
      .get()
  ).size;

async function openTasks(page: Page, name: string): Promise<void> {
  await page.goto(`${own.sessions}/tasks`);
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
}

test('TASK-09 TASK-11 selected tasks are removed with their packed lists, in one batch that the rules allow', async ({
  page,
  signedIn,
}) => {
  const names = ['Street 1', 'Street 2'] as const;
  const started = 'Street 3, started';
  await Promise.all([...names, started].map(writeTask));
  await beginCount(own, started, started);
  await signedIn(page);
  await openTasks(page, names[0]);
  await expect(page.getByRole('checkbox', { name: `Select ${started}` })).toBeDisabled();
  for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await page.getByRole('button', { name: 'Remove selected' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove 2 tasks?' });
  const confirm = dialog.getByRole('button', { name: 'Remove 2 tasks' });
  await expect(confirm).toBeDisabled();
  await dialog.getByRole('checkbox').check();
  await expectNoFaults(page);
  await confirm.click();
  // The table shows the removal before the server has confirmed it.
  await expect(page.getByRole('status').filter({ hasText: '2 tasks removed.' })).toBeVisible();
  for (const name of names) {
    await expect(page.getByRole('main').getByRole('link', { name })).toBeHidden();
    expect(await taskDocument(name)).toBeUndefined();
    expect(await payloadParts(name)).toBe(0);
  }
  await expect(page.getByRole('main').getByRole('link', { name: started })).toBeVisible();
});
