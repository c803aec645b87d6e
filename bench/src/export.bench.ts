/**
 * 100 sessions of 1,000 rows, a tab each, from records to an XLSX file with our writer, compared with SheetJS writing the same sheets from tables
 * that are already built. Rounds alternate, so that a busy machine slows both; medians count. Prints a line of JSON for the time and one for the
 * bytes (docs/performance.md).
 */
import { buildTable, exportSessions, type Table } from 'shared-kit/model/session-export';
import { utils, write, type WorkSheet } from 'xlsx';
import { exportContext, manySessions } from './export-data';

const SESSIONS = 100;
const ROWS = 1000;
const ROUNDS = 5;
const BUDGET = { time: 0.4, bytes: 0.4 };

const sessions = manySessions(SESSIONS, ROWS);
const tables = sessions.map(({ session, records }) => ({
  name: session.name,
  table: buildTable(records, exportContext.settings, session, exportContext.toggles),
}));

async function ours(): Promise<number> {
  const file = await exportSessions('XLSX_SESSION_PER_TAB', sessions, exportContext);
  if (!file.ok) throw new Error(file.problem.text);
  return file.value.bytes.length;
}

function asSheet({ head, rows, dateColumns }: Table): WorkSheet {
  const dates = new Set(dateColumns);
  const cells = rows.map((row) => row.map((cell, i) => (dates.has(i) ? new Date(Number(cell)) : cell)));
  return utils.aoa_to_sheet([head, ...cells], { dense: true, dateNF: 'yyyy/mm/dd hh:mm:ss' });
}

function theirs(): number {
  const book = utils.book_new();
  for (const { name, table } of tables) utils.book_append_sheet(book, asSheet(table), name);
  const bytes: ArrayBuffer = write(book, { bookType: 'xlsx', type: 'array', compression: true });
  return bytes.byteLength;
}

async function timed(write: () => number | Promise<number>): Promise<{ ms: number; bytes: number }> {
  const start = performance.now();
  const bytes = await write();
  return { ms: performance.now() - start, bytes };
}

const median = (numbers: number[]): number => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

const rounds = { ours: [] as number[], theirs: [] as number[] };
const bytes = { ours: 0, theirs: 0 };
for (let round = -1; round < ROUNDS; round++) {
  const mine = await timed(ours);
  const peer = await timed(theirs);
  bytes.ours = mine.bytes;
  bytes.theirs = peer.bytes;
  // The first round is a warm-up.
  if (round < 0) continue;
  rounds.ours.push(mine.ms);
  rounds.theirs.push(peer.ms);
}

function report(bench: string, mine: number, peer: number, budget: number, unit: string): void {
  const ratio = Number((mine / peer).toFixed(3));
  console.log(
    JSON.stringify({
      bench,
      ratio,
      budget,
      ok: ratio <= budget,
      [unit]: { ours: Math.round(mine), sheetjs: Math.round(peer) },
    }),
  );
}

report('export-time', median(rounds.ours), median(rounds.theirs), BUDGET.time, 'ms');
report('export-bytes', bytes.ours, bytes.theirs, BUDGET.bytes, 'bytes');
