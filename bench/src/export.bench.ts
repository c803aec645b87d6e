/**
 * 100 sessions of 1,000 rows, a tab each, from records to an XLSX file with our writer, compared with SheetJS writing the same sheets from tables
 * that are already built (docs/performance.md).
 */
import { exportSessions } from 'shared-kit/model/session-export';
import { buildTable } from 'shared-kit/model/session-table';
import type { Table } from 'shared-kit/model/workbook';
import { utils, write, type WorkSheet } from 'xlsx';
import { exportContext, manySessions } from './export-data';
import { report } from './report';
import { rounds } from './rounds';
import { timed } from './statistics';

const SESSIONS = 100;
const ROWS = 1000;

const sessions = manySessions(SESSIONS, ROWS);
const tables = sessions.map(({ session, records }) => ({
  name: session.name,
  table: buildTable(records, exportContext.settings, session, exportContext.toggles),
}));
const bytes = { ours: 0, theirs: 0 };

async function ours(): Promise<void> {
  const file = await exportSessions('XLSX_SESSION_PER_TAB', sessions, exportContext);
  if (!file.ok) throw new Error(file.problem.text);
  bytes.ours = file.value.bytes.length;
}

function asSheet({ head, rows, dateColumns }: Table): WorkSheet {
  const dates = new Set(dateColumns);
  const cells = rows.map((row) => row.map((cell, i) => (dates.has(i) ? new Date(Number(cell)) : cell)));
  return utils.aoa_to_sheet([head, ...cells], { dense: true, dateNF: 'yyyy/mm/dd hh:mm:ss' });
}

function theirs(): void {
  const book = utils.book_new();
  for (const { name, table } of tables) utils.book_append_sheet(book, asSheet(table), name);
  bytes.theirs = (write(book, { bookType: 'xlsx', type: 'array', compression: true }) as ArrayBuffer).byteLength;
}

const times = await rounds(async () => ({ ours: await timed(ours), theirs: await timed(theirs) }));
report({ bench: 'export-time', ours: times.ours, floor: times.theirs, unit: 'ms', budget: 0.4 });
report({ bench: 'export-bytes', ours: bytes.ours, floor: bytes.theirs, unit: 'bytes', budget: 0.4 });
