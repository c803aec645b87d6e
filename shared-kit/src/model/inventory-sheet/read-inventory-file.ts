import { CODE } from '../messages/codes';
import type { Message, Outcome } from '../messages/message';
import { problem } from '../messages/problem';
import { Pacer } from '../session-export/pacer';
import { checkSheetInSteps, unreadableSheet } from './check-sheet';
import { readCsv } from './csv';
import { fileKind, type FileKind } from './file-kind';
import { Intake, INTAKE_LIMITS } from './intake-limits';
import type { RawSheet, RawTable } from './raw-table';
import { Refusal } from './refusal';
import type { CheckedSheet, InventorySettings, PrepareSheets, ReadOptions, SheetReading } from './sheet-reading';
import { readXls } from './xls-reader';
import { readXlsx } from './xlsx-reader';

const baseName = (fileName: string): string => fileName.replace(/\.[^.]*$/, '');

type Report = NonNullable<ReadOptions['onProgress']>;

/** What a file is read with: its limits, and how often the page or the server gets its turn. */
interface Reading {
  intake: Intake;
  pacer: Pacer;
  report: Report;
}

const startReading = ({ onProgress: report = () => {}, signal, limits }: ReadOptions): Reading => ({
  intake: new Intake({ ...INTAKE_LIMITS, ...limits }),
  pacer: new Pacer(signal),
  report,
});

async function rawSheets(
  bytes: Uint8Array,
  kind: FileKind,
  fileName: string,
  { intake, pacer, report }: Reading,
): Promise<RawSheet[]> {
  intake.allow(bytes.length, intake.limits.fileBytes);
  const total = bytes.length;
  report({ step: 'reading', done: 0, total });
  await pacer.breathe();
  const sheets =
    kind === 'xlsx'
      ? await readXlsx(bytes, intake, pacer, (done) => report({ step: 'reading', done, total }))
      : kind === 'xls'
        ? await readXls(bytes, intake, pacer)
        : [readCsv(bytes, baseName(fileName), intake)];
  report({ step: 'reading', done: total, total });
  return sheets;
}

/** A script sees only what could be read; a sheet that could not still blocks the others. */
async function prepared(sheets: readonly RawSheet[], prepare: PrepareSheets): Promise<RawSheet[]> {
  const readable = sheets.filter((sheet) => 'rows' in sheet && sheet.rows.length > 0) as RawTable[];
  const outcome = await prepare(readable);
  if (!outcome.ok) throw new Refusal(outcome.problem);
  return [...sheets.filter((sheet) => 'refusal' in sheet), ...outcome.value];
}

async function checked(
  sheets: readonly RawSheet[],
  settings: InventorySettings,
  { intake, pacer, report }: Reading,
): Promise<CheckedSheet[]> {
  const total = sheets.reduce((n, sheet) => n + ('rows' in sheet ? sheet.rows.length : 0), 0);
  const results: CheckedSheet[] = [];
  let before = 0;
  for (const sheet of sheets) {
    if ('refusal' in sheet) {
      results.push(unreadableSheet(sheet.name, sheet.refusal.problem));
      continue;
    }
    const steps = checkSheetInSteps(sheet, settings, intake.limits);
    results.push(await pacer.run(steps, (done) => report({ step: 'checking', done: before + done, total })));
    before += sheet.rows.length;
  }
  report({ step: 'checking', done: total, total });
  return results;
}

/**
 * Opens a file and makes something of the sheets in it. A {@link Refusal} on the way is answered with its problem; whatever else is thrown
 * is a bug, or the end that the caller asked for.
 */
async function readingOf<T extends { ok: true }>(
  bytes: Uint8Array,
  fileName: string,
  options: ReadOptions,
  make: (sheets: readonly RawSheet[], kind: FileKind, reading: Reading) => Promise<T>,
): Promise<T | { ok: false; problem: Message }> {
  const reading = startReading(options);
  reading.pacer.check();
  try {
    const kind = fileKind(bytes, fileName);
    if (!kind.ok) return kind;
    return await make(await rawSheets(bytes, kind.value, fileName, reading), kind.value, reading);
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, problem: error.problem };
    throw error;
  }
}

/**
 * Reads an inventory spreadsheet and checks each of its sheets (decisions D-60 to D-66, D-6B). Empty and hidden sheets are
 * skipped. The same code runs in the console's worker and in the API, which trusts no console.
 */
export function readInventoryFile(
  bytes: Uint8Array,
  fileName: string,
  settings: InventorySettings,
  options: ReadOptions = {},
): Promise<SheetReading> {
  return readingOf(bytes, fileName, options, async (raw, kind, reading) => {
    const ready = options.prepare ? await prepared(raw, options.prepare) : raw;
    const sheets = ready.filter((sheet) => 'refusal' in sheet || sheet.rows.length > 0);
    if (sheets.length === 0) throw new Refusal(problem(CODE.invalidFormat));
    return { ok: true, kind, sheets: await checked(sheets, settings, reading) };
  });
}

/**
 * The sheets of a spreadsheet that hold anything, as plain texts and unchecked: for files that become no tasks. Sheets that
 * cannot be read are left out unless none can.
 */
export function readTables(
  bytes: Uint8Array,
  fileName: string,
  options: Omit<ReadOptions, 'prepare'> = {},
): Promise<Outcome<RawTable[]>> {
  return readingOf(bytes, fileName, options, async (raw) => {
    const tables = raw.filter((sheet): sheet is RawTable => 'rows' in sheet && sheet.rows.length > 0);
    if (tables.length === 0) throw new Refusal(problem(CODE.invalidFormat));
    return { ok: true, value: tables };
  });
}
