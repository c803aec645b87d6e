import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { longestBlock, withConsole } from './browser/with-console';
import { warehouseSheet } from './browser/warehouse-sheet';
import { median, report } from './report';

// The main thread stays free while a sheet of 100,000 rows is read and while all sessions are exported (docs/performance.md).
const LONGEST_TASK_MS = 50;
const CANCEL_MS = 100;
const WAREHOUSE = '/company/acme/domains/Central%20Warehouse';

await withConsole(async (page, url) => {
  await page.goto(`${url}${WAREHOUSE}/tasks/create`);
  await page.getByLabel('Spreadsheet').waitFor();
  // A file on disk: Playwright would decode a buffer on the measured thread.
  const folder = await mkdtemp(join(tmpdir(), 'console-bench-sheet-'));
  const file = join(folder, 'stock.xlsx');
  await writeFile(file, warehouseSheet());
  const reading = await longestBlock(page, async () => {
    await page.getByLabel('Spreadsheet').setInputFiles(file);
    await page.getByText('100,000 of 100,000 rows are valid').waitFor({ timeout: 120_000 });
  });
  report({ bench: 'spreadsheet-main-thread', ours: Math.round(reading), floor: LONGEST_TASK_MS, unit: 'ms blocked', budget: 1 });
  const creating = await longestBlock(page, async () => {
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Inventory tasks' }).waitFor({ timeout: 120_000 });
  });
  await rm(folder, { recursive: true });
  report({ bench: 'create-task-main-thread', ours: Math.round(creating), floor: LONGEST_TASK_MS, unit: 'ms blocked', budget: 1 });

  await page.goto(`${url}${WAREHOUSE}`);
  await page.getByRole('table', { name: 'Sessions' }).getByRole('link').first().waitFor();
  await page.getByRole('main').getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export sessions' });
  const start = dialog.getByRole('button', { name: 'Export', exact: true });
  await start.waitFor();
  const cancels: number[] = [];
  for (const progress of [5, 20, 40]) {
    await start.click();
    await page.waitForFunction(
      (least) => Number(document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')) >= least,
      progress,
    );
    cancels.push(await dialog.getByRole('button', { name: 'Cancel' }).evaluate(cancelAndTime));
  }
  report({ bench: 'export-cancel', ours: Math.round(median(cancels)), floor: CANCEL_MS, unit: 'ms', budget: 1 });
  const exporting = await longestBlock(page, async () => {
    const download = page.waitForEvent('download', { timeout: 120_000 });
    await start.click();
    await download;
  });
  report({ bench: 'export-main-thread', ours: Math.round(exporting), floor: LONGEST_TASK_MS, unit: 'ms blocked', budget: 1 });
});

/** Runs in the page. Presses Cancel and waits until the progress bar has disappeared. */
function cancelAndTime(button: Element): Promise<number> {
  const start = performance.now();
  (button as HTMLButtonElement).click();
  return new Promise((resolve) => {
    const check = () => (document.querySelector('[role=progressbar]') ? requestAnimationFrame(check) : resolve(performance.now() - start));
    check();
  });
}
