import { Timestamp } from 'firebase-admin/firestore';
import { adminFirestore } from '../support/another-client';
import { beginCount } from '../support/counting';
import { writeDomain } from '../support/domains';
import { expect, test } from '../support/test';

test('ADD-29 ADD-27 what an app counts arrives live: its task starts, its session grows row by row and ends, its task is completed', async ({
  page,
  signedIn,
}) => {
  const own = await writeDomain('Counted Yard');
  await adminFirestore()
    .doc(`${own.path}/tasks/Street 1`)
    .set({
      name: 'Street 1',
      state: 'PENDING',
      createdDate: Timestamp.now(),
      createdBy: own.moderator.uid,
      addressesCount: 3,
      exampleAddresses: { start: ['G01010101'], end: ['G01010103'], count: 3 },
      orderedColumns: ['Address'],
      payloadParts: 0,
    });
  await signedIn(page);
  await page.goto(`${own.sessions}/tasks`);
  const task = page.getByRole('main').getByRole('row').filter({ hasText: 'Street 1' });
  await expect(task).toContainText('Pending');

  const count = await beginCount(own, 'Street 1', 'Street 1');
  await count.read('G01010101', 'G01010102');
  await expect(task).toContainText('Started');
  await expect(task).toContainText('2 of 3');

  await page.goto(`${own.sessions}/sessions/${count.session}`);
  const rows = page.getByRole('table', { name: 'Data of Street 1' }).getByRole('row');
  await expect(rows.filter({ hasText: 'G01010102' })).toBeVisible();
  await expect(rows.filter({ hasText: own.moderator.name })).toHaveCount(2);
  await count.read('G01010103');
  await expect(rows.filter({ hasText: 'G01010103' })).toBeVisible();

  const progress = page.getByRole('main').getByText('In progress');
  await expect(progress).toBeVisible();
  await count.end();
  await expect(progress).toBeHidden();

  await page.goto(`${own.sessions}/tasks`);
  await expect(task).toContainText('Completed');
  await own.remove(page);
});
