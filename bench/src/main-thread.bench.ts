import type { Page } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { warehouseSheet } from './browser/warehouse-sheet';
import { report } from './report';
import { reportBlocked, withConsole, withFolder } from './stack';
import { median } from './statistics';

// The main thread stays free while a sheet of 100,000 rows is read and while all sessions are exported (docs/performance.md).
const CANCEL_MS = 100;
const WAREHOUSE = '/company/acme/domains/Central%20Warehouse';

await withConsole(async (page, url) => {
  await page.goto(`${url}${WAREHOUSE}/tasks/create`);
  await page.getByLabel('Spreadsheet').waitFor();
  await withFolder(async (folder) => {
    // A file on disk: Playwright would decode a buffer on the measured thread.
    const file = join(folder, 'stock.xlsx');
    await writeFile(file, warehouseSheet());
    await reportBlocked(page, 'spreadsheet-main-thread', async () => {
      await page.getByLabel('Spreadsheet').setInputFiles(file);
      await page.getByText('100,000 of 100,000 rows are valid').waitFor({ timeout: 120_000 });
    });
    await reportBlocked(page, 'create-task-main-thread', async () => {
      await page.getByRole('button', { name: 'Create', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'Inventory tasks' }).waitFor({ timeout: 120_000 });
    });
  });

  const { start, cancel } = await openExport(page, url);
  const cancels: number[] = [];
  for (const progress of [5, 20, 40]) {
    await start.click();
    await page.waitForFunction(
      (least) => Number(document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')) >= least,
      progress,
    );
    cancels.push(await cancel.evaluate(cancelAndTime));
  }
  report({ bench: 'export-cancel', ours: median(cancels), floor: CANCEL_MS, unit: 'ms', budget: 1 });
  await reportBlocked(page, 'export-main-thread', async () => {
    const download = page.waitForEvent('download', { timeout: 120_000 });
    await start.click();
    await download;
  });
});

async function openExport(page: Page, url: string) {
  await page.goto(`${url}${WAREHOUSE}`);
  await page.getByRole('table', { name: 'Sessions' }).getByRole('link').first().waitFor();
  await page.getByRole('main').getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export sessions' });
  const start = dialog.getByRole('button', { name: 'Export', exact: true });
  await start.waitFor();
  return { start, cancel: dialog.getByRole('button', { name: 'Cancel' }) };
}

/** Runs in the page. Presses Cancel and waits until the progress bar has disappeared. */
function cancelAndTime(button: Element): Promise<number> {
  const start = performance.now();
  (button as HTMLButtonElement).click();
  return new Promise((resolve) => {
    const check = () => (document.querySelector('[role=progressbar]') ? requestAnimationFrame(check) : resolve(performance.now() - start));
    check();
  });
}
