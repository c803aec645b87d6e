import type { Page } from '@playwright/test';
import JSZip from 'jszip';
import { readFile } from 'node:fs/promises';
import { read, utils, type WorkBook } from 'xlsx';
import { adminFirestore } from '../support/another-client';
import { writeCycleCounts, writeDomain } from '../support/domains';
import { WAREHOUSE, expect, test } from '../support/test';

test.beforeEach(async ({ page, signedIn }) => {
  await signedIn(page);
  await page.goto(WAREHOUSE);
  await expect(page.getByRole('table', { name: 'Sessions' }).getByRole('row').nth(2)).toBeVisible();
});

const TAB_PER_SESSION = 'One file, one tab per session (XLSX)';

/** Exports with the dialog and returns the downloaded file. */
async function exported(page: Page, type = TAB_PER_SESSION): Promise<{ fileName: string; bytes: Buffer }> {
  await page.getByRole('main').getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export sessions' });
  await expect(dialog.getByRole('radio', { name: TAB_PER_SESSION })).toBeChecked();
  await dialog.getByRole('radio', { name: type }).check();
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

test('EXPORT-01 EXPORT-15 two selected sessions are exported as a workbook with a tab of records each', async ({ page }) => {
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

test('EXPORT-01 when no session is selected, every session of the list is exported, also those on other pages', async ({ page }) => {
  // In a domain of its own: other domains get and lose sessions of other journeys meanwhile.
  const own = await writeDomain('Export Yard');
  const names = await writeCycleCounts(own, 12);
  await page.goto(own.sessions);
  // The table has a second page.
  await expect(page.getByText('1–10 of 12')).toBeVisible();
  const { bytes } = await exported(page);
  expect(opened(bytes).SheetNames).toEqual(names);
  await own.remove(page);
});

test('EXPORT-02 EXPORT-10 "a file per session" downloads one archive with a workbook for each session', async ({ page }) => {
  await choose(page, ['Street 12 check', 'Cycle count 118']);
  const { fileName, bytes } = await exported(page, 'One file per session (XLSX)');
  expect(fileName).toMatch(/\.zip$/);
  const { files } = await JSZip.loadAsync(bytes, { checkCRC32: true });
  expect(Object.keys(files).sort()).toEqual(['Cycle count 118.xlsx', 'Street 12 check.xlsx']);
  const book = opened((await files['Cycle count 118.xlsx']?.async('uint8array')) ?? new Uint8Array());
  expect(book.SheetNames).toEqual(['Cycle count 118']);
});

test('EXPORT-03 EXPORT-10 "a CSV per session" downloads one archive with a text file for each session', async ({ page }) => {
  await choose(page, ['Cycle count 118']);
  const { bytes } = await exported(page, 'One file per session (CSV)');
  const { files } = await JSZip.loadAsync(bytes, { checkCRC32: true });
  const text = (await files['Cycle count 118.csv']?.async('string')) ?? '';
  expect(text.split('\r\n')[0]).toMatch(/^\uFEFF?Address,Checked at,Employee ID,Employee name/);
});

test('TASK-40 TASK-08 a completed task opens its session, whose export dialog has every output type and toggle', async ({ page }) => {
  // Searched for, since newer tasks of other journeys may have moved it to another page.
  await page.goto(`${WAREHOUSE}/tasks?q=Street%2012`);
  await page.getByRole('main').getByRole('link', { name: 'Street 12 check', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Street 12 check' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export sessions' });
  await expect(dialog.getByRole('radio')).toHaveCount(5);
  await expect(dialog.getByRole('switch')).toHaveCount(4);
  await dialog.getByRole('switch', { name: 'Show input data' }).check();
  await dialog.getByRole('radio', { name: 'One merged file (XLSX)' }).check();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  const [sheet] = Object.values(opened(await readFile(await (await download).path())).Sheets);
  const [head, ...body] = utils.sheet_to_json<unknown[]>(sheet ?? {}, { header: 1 });
  const task = await adminFirestore().doc('companies/acme/domains/Central Warehouse/tasks/Street 12 check').get();
  expect(head).toEqual(expect.arrayContaining(task.get('orderedColumns') as string[]));
  expect(body.length).toBe(240);
});
