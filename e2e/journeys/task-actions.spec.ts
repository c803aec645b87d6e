import { Timestamp } from 'firebase-admin/firestore';
import type { Page } from '@playwright/test';
import { adminFirestore } from '../support/another-client';
import { writeDomain, type TestDomain } from '../support/domains';
import { confirmWithKeys } from '../support/keyboard';
import { expectNoFaults } from '../support/page-checks';
import { expect, test } from '../support/test';

let own: TestDomain;

test.beforeEach(async () => {
  own = await writeDomain('Task Yard');
});

test.afterEach(({ page }) => own.remove(page));

const pathOf = (name: string) => `${own.path}/tasks/${name}`;

/** Writes the newest task of the domain as another client, with a packed list in two parts. */
async function writeTask(name: string, state: string): Promise<void> {
  const task = adminFirestore().doc(pathOf(name));
  await Promise.all(['0', '1'].map((part) => task.collection('payload').doc(part).set({ data: 'packed' })));
  await task.set({
    name,
    state,
    createdDate: Timestamp.now(),
    createdBy: 'key',
    addressesCount: 2,
    exampleAddresses: { start: ['G01010101'], end: ['G01010102'], count: 2 },
    orderedColumns: ['Address'],
    payloadParts: 2,
  });
}

const taskDocument = async (name: string) => (await adminFirestore().doc(pathOf(name)).get()).data();
const payloadParts = async (name: string) => (await adminFirestore().collection(`${pathOf(name)}/payload`).get()).size;

async function openTasks(page: Page, name: string): Promise<void> {
  await page.goto(`${own.sessions}/tasks`);
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
}

test('TASK-02 TASK-06 TASK-07 TASK-10 Restart writes the task’s state to the database, and is disabled while the task is pending', async ({ page, signedIn }) => {
  const name = 'To restart';
  await writeTask(name, 'COMPLETED');
  await signedIn(page);
  await openTasks(page, name);
  const restart = page.getByRole('button', { name: `Restart ${name}` });
  await restart.click();
  const dialog = page.getByRole('dialog', { name: `Restart ${name}?` });
  await expect(dialog).toBeVisible();
  await expectNoFaults(page);
  await dialog.getByRole('button', { name: 'Restart', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: `${name} has been restarted.` })).toBeVisible();
  await expect(restart).toBeDisabled();
  expect(await taskDocument(name)).toMatchObject({ state: 'PENDING', payloadParts: 2 });
  await restart.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Task is already in pending state!' })).toBeVisible();
});

test('TASK-08 a task that is not completed does not open a session', async ({ page, signedIn }) => {
  const name = 'Unfinished';
  await writeTask(name, 'UPLOADING');
  await signedIn(page);
  await openTasks(page, name);
  await page.getByRole('main').getByRole('link', { name }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This task has not been finished!' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Inventory tasks' })).toBeVisible();
});

test('TASK-09 TASK-11 selected tasks are removed with their packed lists, in one batch that the rules allow', async ({ page, signedIn }) => {
  const names = ['Street 1', 'Street 2'] as const;
  const started = 'Street 3, started';
  await Promise.all([...names.map((name) => writeTask(name, 'PENDING')), writeTask(started, 'STARTED')]);
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

test('TASK-11 tasks can be removed on a phone with the keyboard alone', async ({ page, signedIn }) => {
  const name = 'Removed by keys';
  await writeTask(name, 'COMPLETED');
  await page.setViewportSize({ width: 390, height: 844 });
  await signedIn(page);
  await openTasks(page, name);
  await page.getByRole('checkbox', { name: `Select ${name}` }).press('Space');
  await page.getByRole('button', { name: 'Remove selected' }).press('Enter');
  await confirmWithKeys(page, page.getByRole('dialog'), /^Remove \d+ tasks?$/);
  await expect(page.getByRole('status').filter({ hasText: 'removed' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name })).toBeHidden();
});
