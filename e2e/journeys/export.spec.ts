import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { read, utils, type WorkBook } from 'xlsx';
import { adminFirestore } from '../support/another-client';
import { WAREHOUSE, expect, test } from '../support/test';

const TAB_PER_SESSION = 'One file, one tab per session (XLSX)';

/** Exports with the dialog and returns the downloaded file. */
async function exported(page: Page): Promise<{ fileName: string; bytes: Buffer }> {
  await page.getByRole('main').getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export sessions' });
  await expect(dialog.getByRole('radio', { name: TAB_PER_SESSION })).toBeChecked();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  const file = await download;
  return { fileName: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** Reads a workbook with another library than the one that wrote it. */
const opened = (bytes: Uint8Array): WorkBook => read(bytes, { cellDates: true });

async function choose(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const box = page.getByRole('table', { name: 'Sessions' }).getByRole('row').filter({ hasText: name }).getByRole('checkbox');
    // With the keyboard: a live session of another journey may move the rows between aiming and clicking.
    await box.press('Space');
    await expect(box).toBeChecked();
  }
}

test('two selected sessions are downloaded as a workbook with a tab of stored records each', async ({ page, signedIn }) => {
  await signedIn(page);
  await page.goto(WAREHOUSE);
  // The tabs of the workbook are in the order of the table, the newest first.
  const names = ['Cycle count 118', 'Street 12 check'];
  await choose(page, names);
  const { fileName, bytes } = await exported(page);
  const book = opened(bytes);
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
