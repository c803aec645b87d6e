/**
 * A spreadsheet of 100,000 rows from its bytes to a checked and packed task, compared with SheetJS only reading the same bytes (docs/performance.md).
 */
import { packLongTask, readInventoryFile } from 'shared-kit/model/inventory-sheet';
import { report } from './report';
import { rounds } from './rounds';
import { readBySheetJs } from './sheetjs';
import { spreadsheet, SPREADSHEET_ROWS, spreadsheetSettings } from './spreadsheet-data';
import { timed } from './statistics';

const bytes = spreadsheet();

async function read(): Promise<void> {
  globalThis.gc?.();
  const reading = await readInventoryFile(bytes, 'stock.xlsx', spreadsheetSettings);
  const sheet = reading.ok ? reading.sheets[0] : undefined;
  if (sheet?.problem !== null || sheet.rows.length !== SPREADSHEET_ROWS) throw new Error('The sheet was not read.');
  if ((await packLongTask(sheet)).length === 0) throw new Error('The task was not packed.');
}

const { ours, floor } = await rounds(async () => ({
  ours: await timed(read),
  floor: await timed(() => readBySheetJs(bytes, SPREADSHEET_ROWS + 1)),
}));
report({ bench: 'spreadsheet', ours, floor, unit: 'ms', budget: 0.6 });
