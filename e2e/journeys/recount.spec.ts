import { gunzipSync, gzipSync } from 'node:zlib';
import { adminFirestore, readingAt } from '../support/another-client';
import { writeDomain, type TestDomain } from '../support/domains';
import { expectNoFaults } from '../support/page-checks';
import { expect, test } from '../support/test';

const COLUMNS = ['Address', 'Expected boxes'];
const STARTED = new Date(Date.now() - 3_600_000);

const listed = (address: string, boxes: string) => ({
  address,
  expectedBarcodeData: {},
  expectedMifData: { 'Expected boxes': boxes },
  inputData: { Address: address, 'Expected boxes': boxes },
});

const reading = (address: string, more: object = {}) => ({ ...readingAt(address, STARTED), ...more });

const FIELD = { inputType: 'integer', field: 'Boxes', useCheckField: true, checkField: 'Expected boxes' };

/** A session of a task of six addresses: one was empty, one invalid, one divergent, one was not read. */
async function writeDifferences({ path }: TestDomain): Promise<void> {
  const firestore = adminFirestore();
  const settings = firestore.doc(`${path}/settings/first`);
  await settings.update({ manualInputFields: [FIELD] });
  const task = firestore.doc(`${path}/tasks/Street 1`);
  const rows = [1, 2, 3, 4, 5, 6].map((at) => listed(`G0101010${at}`, `${at}`));
  await task.set({
    name: 'Street 1',
    state: 'COMPLETED',
    createdDate: STARTED,
    addressesCount: rows.length,
    exampleAddresses: { start: [], end: [], count: 0 },
    orderedColumns: COLUMNS,
    payloadParts: 1,
    sessionId: 'first',
  });
  await task
    .collection('payload')
    .doc('0')
    .set({ data: gzipSync(JSON.stringify({ v: 1, orderedColumns: COLUMNS, rows })).toString('base64') });
  const session = firestore.doc(`${path}/sessions/first`);
  const figures = { total: 5, empty: 1, invalid: 1, pushStatus: 'PUSHED', wasTask: true, task: 'Street 1', orderedColumns: COLUMNS };
  await session.set({ name: 'Street 1 check', startTime: STARTED, endTime: STARTED, ...figures });
  const records = [
    reading('G01010101', { mif: { Boxes: 1 }, results: { Boxes: 'positive' } }),
    reading('G01010102', { status: 'empty' }),
    reading('G01010103', { status: 'invalid' }),
    reading('G01010104', { mif: { Boxes: 9 }, results: { Boxes: 'negative' } }),
    reading('G01010105', { mif: { Boxes: 5 }, results: { Boxes: 'positive' } }),
  ];
  await session.collection('addresses').doc('0').set({ index: 0, records });
}

for (const width of [1440, 390]) {
  test(`ADD-78 ADD-79 what a session has left becomes a task of exactly these addresses, at ${width} px`, async ({ page, signedIn }) => {
    const domain = await writeDomain('Recount Hall');
    await writeDifferences(domain);
    await page.setViewportSize({ width, height: 900 });
    await signedIn(page);
    await page.goto(`${domain.sessions}/sessions/first`);
    await page.getByRole('button', { name: 'Create task from these' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create task from these addresses' });
    for (const name of ['Empty: 1', 'Invalid: 1', 'Divergent: 1', 'Not read: 1']) await expect(dialog.getByLabel(name)).toBeChecked();
    await expectNoFaults(page);
    await dialog.getByRole('button', { name: 'Show the rows' }).click();
    await expect(page.getByText('4 of 4 rows are valid')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Task name' })).toHaveValue('Recount of Street 1 check');
    await expectNoFaults(page);
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Inventory tasks' })).toBeVisible();
    await expect(page.getByText('Recount of Street 1 check', { exact: true }).first()).toBeVisible();

    const task = adminFirestore().doc(`${domain.path}/tasks/Recount of Street 1 check`);
    expect((await task.get()).data()).toMatchObject({ state: 'PENDING', addressesCount: 4, orderedColumns: COLUMNS });
    const stored = (await task.collection('payload').doc('0').get()).get('data') as string;
    const { rows } = JSON.parse(gunzipSync(Buffer.from(stored, 'base64')).toString()) as { rows: unknown[] };
    expect(rows).toEqual(['2', '3', '4', '6'].map((at) => listed(`G0101010${at}`, at)));
    await domain.remove(page);
  });
}
