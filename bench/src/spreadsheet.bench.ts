/**
 * A spreadsheet of 100,000 rows from its bytes to a checked and packed task, compared with SheetJS only reading the same bytes (docs/performance.md).
 * Rounds alternate, so that a busy machine slows both; medians count.
 */
import { packLongTask, readInventoryFile } from 'shared-kit/model/inventory-sheet';
import { read } from 'xlsx';
import { median, report } from './report';
import { spreadsheet, SPREADSHEET_ROWS, spreadsheetSettings } from './spreadsheet-data';

const ROUNDS = 7;
const bytes = spreadsheet();

async function ours(): Promise<void> {
  const reading = await readInventoryFile(bytes, 'stock.xlsx', spreadsheetSettings);
  const sheet = reading.ok ? reading.sheets[0] : undefined;
  if (sheet?.problem !== null || sheet.rows.length !== SPREADSHEET_ROWS) throw new Error('The sheet was not read.');
  if ((await packLongTask(sheet)).length === 0) throw new Error('The task was not packed.');
}

function theirs(): void {
  const book = read(bytes, { type: 'array', dense: true });
  if (book.Sheets['Stock']?.['!data']?.length !== SPREADSHEET_ROWS + 1) throw new Error('SheetJS did not read the sheet.');
}

async function timed(work: () => void | Promise<void>): Promise<number> {
  globalThis.gc?.();
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const times = { ours: [] as number[], theirs: [] as number[] };
for (let round = -1; round < ROUNDS; round++) {
  const mine = await timed(ours);
  const peer = await timed(theirs);
  // The first round is a warm-up.
  if (round < 0) continue;
  times.ours.push(mine);
  times.theirs.push(peer);
}

report({ bench: 'spreadsheet', ours: Math.round(median(times.ours)), floor: Math.round(median(times.theirs)), unit: 'ms', budget: 0.6 });
