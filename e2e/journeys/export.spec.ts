import { readFile } from 'node:fs/promises';
import { read, utils, type WorkBook } from 'xlsx';
import { adminFirestore } from '../support/another-client';
import { WAREHOUSE, expect, test } from '../support/test';

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page);
  await page.goto(WAREHOUSE);
  await expect(page.getByRole('table', { name: 'Sessions' }).getByRole('row').nth(2)).toBeVisible();
});

/** The workbook that the export dialog hands to the person, opened by a reader that is not the writer. */
async function exported(page: import('@playwright/test').Page): Promise<{ fileName: string; book: WorkBook }> {
  await page.getByRole('main').getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export sessions' });
  await expect(dialog.getByRole('radio', { name: 'One file, one tab per session (XLSX)' })).toBeChecked();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  const file = await download;
  return { fileName: file.suggestedFilename(), book: read(await readFile(await file.path()), { cellDates: true }) };
}

test('EXPORT-01 EXPORT-15 two chosen sessions become a workbook of two tabs with their records', async ({ page }) => {
  const names = ['Street 12 check', 'Cycle count 118'];
  for (const name of names) {
    await page.getByRole('table', { name: 'Sessions' }).getByRole('row').filter({ hasText: name }).getByRole('checkbox').check();
  }
  const { fileName, book } = await exported(page);
  expect(fileName).toMatch(/^acme_Central Warehouse_\d{8}_\d{6}\.xlsx$/);
  expect(book.SheetNames).toEqual(names);
  const sessions = adminFirestore().collection('companies/acme/domains/Central Warehouse/sessions');
  for (const name of names) {
    const [session] = (await sessions.where('name', '==', name).get()).docs;
    const parts = (await session?.ref.collection('addresses').orderBy('index').get())?.docs ?? [];
    const addresses = new Set(parts.flatMap((part) => (part.get('records') as { address: string }[]).map((record) => record.address)));
    const sheet = book.Sheets[name];
    const [head, ...body] = utils.sheet_to_json<unknown[]>(sheet ?? {}, { header: 1 });
    expect(head?.slice(0, 4)).toEqual(['Address', 'Checked at', 'Employee ID', 'Employee name']);
    expect(new Set(body.map((row) => row[0]))).toEqual(addresses);
    expect(body.every((row) => row[1] instanceof Date)).toBe(true);
    expect(sheet?.B2?.z ?? 'yyyy/mm/dd hh:mm:ss').toBe('yyyy/mm/dd hh:mm:ss');
  }
});

test('EXPORT-01 without a selection every listed session is exported', async ({ page }) => {
  const { book } = await exported(page);
  expect(book.SheetNames.length).toBe(100);
});
