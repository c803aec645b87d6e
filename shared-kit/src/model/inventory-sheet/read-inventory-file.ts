import { CODE } from '../codes';
import { problem } from '../problem';
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

async function rawSheets(
  bytes: Uint8Array,
  kind: FileKind,
  fileName: string,
  intake: Intake,
  pacer: Pacer,
  report: Report,
): Promise<RawSheet[]> {
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
  intake: Intake,
  pacer: Pacer,
  report: Report,
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
 * Reads an inventory spreadsheet and checks each of its sheets (decisions D-60 to D-66, D-6B). Empty and hidden sheets are
 * skipped. The same code runs in the console's worker and in the API, which trusts no console.
 */
export async function readInventoryFile(
  bytes: Uint8Array,
  fileName: string,
  settings: InventorySettings,
  options: ReadOptions = {},
): Promise<SheetReading> {
  const { onProgress: report = () => {}, signal } = options;
  const pacer = new Pacer(signal);
  const intake = new Intake({ ...INTAKE_LIMITS, ...options.limits });
  pacer.check();
  try {
    const kind = fileKind(bytes, fileName);
    if (!kind.ok) return kind;
    intake.allow(bytes.length, intake.limits.fileBytes);
    const raw = await rawSheets(bytes, kind.value, fileName, intake, pacer, report);
    const ready = options.prepare ? await prepared(raw, options.prepare) : raw;
    const sheets = ready.filter((sheet) => 'refusal' in sheet || sheet.rows.length > 0);
    if (sheets.length === 0) return { ok: false, problem: problem(CODE.invalidFormat) };
    return { ok: true, kind: kind.value, sheets: await checked(sheets, settings, intake, pacer, report) };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, problem: error.problem };
    throw error;
  }
}
