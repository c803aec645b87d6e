import { CODE } from '../messages/codes';
import type { Message, Outcome } from '../messages/message';
import { problem } from '../messages/problem';
import { Pacer } from '../pacing/pacer';
import { checkSheetInSteps, unreadableSheet } from './check-sheet';
import { readCsv } from '../workbook/csv/csv-reader';
import { decodeText } from '../workbook/bytes/decode-text';
import type { UsedEncoding } from '../workbook/accepted/encodings';
import { fileKind, type FileKind } from '../workbook/kind/file-kind';
import { ReadBudget } from '../workbook/accepted/read-budget';
import { FILE_LIMITS } from '../workbook/accepted/file-limits';
import type { RawSheet, RawTable, RefusedSheet } from '../workbook/table/raw-table';
import { Refusal } from '../workbook/accepted/refusal';
import { findColumns } from './columns';
import { fileNotices, neededColumns, noticesOf, unreadCellProblem } from './notices';
import type { CheckedSheet, InventorySettings, PreparedTable, PrepareSheets, ReadOptions, SheetReading } from './sheet-reading';
import { readXlsFile } from '../workbook/xls/xls-file';
import { readXlsx } from '../workbook/xlsx/xlsx-reader';

const baseName = (fileName: string): string => fileName.replace(/\.[^.]*$/, '');

type Report = NonNullable<ReadOptions['onProgress']>;

/** What all readers use: the limits, and pauses in which the page or the server can do other work. */
interface ReadContext extends Pick<ReadOptions, 'encoding' | 'readXls'> {
  budget: ReadBudget;
  pacer: Pacer;
  report: Report;
  /** The encoding in which a CSV was read. */
  usedEncoding?: UsedEncoding;
}

function readCsvFile(bytes: Uint8Array, fileName: string, context: ReadContext): RawTable {
  const { text, encoding } = decodeText(bytes, context.encoding);
  context.usedEncoding = encoding;
  return readCsv(text, baseName(fileName), context.budget);
}

async function rawSheets(bytes: Uint8Array, kind: FileKind, fileName: string, context: ReadContext): Promise<RawSheet[]> {
  const { budget, pacer, report } = context;
  budget.allow(bytes.length, 'fileBytes');
  const total = bytes.length;
  report({ step: 'reading', done: 0, total });
  await pacer.pauseIfDue();
  const sheets =
    kind === 'xlsx'
      ? await readXlsx(bytes, budget, pacer, (done) => report({ step: 'reading', done, total }))
      : kind === 'xls'
        ? await readXlsFile(bytes, { fileName, sheetName: baseName(fileName) }, context)
        : [readCsvFile(bytes, fileName, context)];
  report({ step: 'reading', done: total, total });
  return sheets;
}

/** Runs a domain's script over the sheets that can be read. A sheet that cannot be read still blocks the others. */
async function prepared(
  sheets: readonly RawSheet[],
  prepare: PrepareSheets,
  settings: InventorySettings,
): Promise<(PreparedTable | RefusedSheet)[]> {
  const refused = sheets.filter((sheet) => 'refusal' in sheet);
  const readable = sheets.filter((sheet) => 'rows' in sheet && sheet.rows.length > 0) as RawTable[];
  const neededOf = ({ rows }: RawTable) => neededColumns(findColumns(rows[0] ?? [], settings).columns);
  for (const sheet of readable) {
    // A script could not distinguish such a cell from a blank one.
    const unread = unreadCellProblem(sheet.unreadCells, neededOf(sheet));
    if (unread) throw new Refusal(unread);
  }
  const outcome = await prepare(readable);
  if (!outcome.ok) throw new Refusal(outcome.problem);
  // A script may rename sheets: what is known of a sheet goes to the sheet with the same name, or else the same position.
  const sourceOf = ({ name }: RawTable, i: number): RawTable | undefined => readable.find((sheet) => sheet.name === name) ?? readable[i];
  return [
    ...refused,
    ...outcome.value.map(({ name, rows, rowNumbers }, i) => {
      const source = sourceOf({ name, rows, rowNumbers }, i);
      return {
        name,
        rows,
        rowNumbers,
        notices: source ? noticesOf(source, neededOf(source)) : [],
        isHidden: source?.isHidden ?? false,
        ...(source?.separator !== undefined && { separator: source.separator }),
      };
    }),
  ];
}

async function checked(
  sheets: readonly (PreparedTable | RefusedSheet)[],
  settings: InventorySettings,
  { budget, pacer, report }: ReadContext,
): Promise<CheckedSheet[]> {
  const total = sheets.reduce((n, sheet) => n + ('rows' in sheet ? sheet.rows.length : 0), 0);
  const results: CheckedSheet[] = [];
  let before = 0;
  for (const sheet of sheets) {
    if ('refusal' in sheet) {
      results.push({ ...unreadableSheet(sheet.name, sheet.refusal.problem), isHidden: sheet.isHidden ?? false });
      continue;
    }
    const steps = checkSheetInSteps(sheet, settings, budget.limits);
    results.push(await pacer.run(steps, ({ rows }) => report({ step: 'checking', done: before + rows, total })));
    before += sheet.rows.length;
  }
  report({ step: 'checking', done: total, total });
  return results;
}

/**
 * Reads the sheets of a file and passes them to `make`. A {@link Refusal} thrown meanwhile becomes its problem. Any other error is thrown on:
 * it is a bug, or the caller has aborted the reading.
 */
async function readWith<T extends { ok: true }>(
  bytes: Uint8Array,
  fileName: string,
  options: ReadOptions,
  make: (sheets: readonly RawSheet[], kind: FileKind, context: ReadContext) => Promise<T>,
): Promise<(T | { ok: false; problem: Message }) & { encoding?: UsedEncoding }> {
  const { onProgress: report = () => {}, signal, limits, readXls, encoding } = options;
  const context: ReadContext = {
    budget: new ReadBudget({ ...FILE_LIMITS, ...limits }),
    pacer: new Pacer(signal),
    report,
    readXls,
    encoding,
  };
  context.pacer.check();
  try {
    const kind = fileKind(bytes, fileName);
    if (!kind.ok) return kind;
    const result = await make(await rawSheets(bytes, kind.value, fileName, context), kind.value, context);
    return { ...result, encoding: context.usedEncoding };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, problem: error.problem, encoding: context.usedEncoding };
    throw error;
  }
}

/**
 * Reads an inventory spreadsheet and checks each of its sheets (D-60 to D-66, D-6B). Empty sheets are skipped. The console's
 * worker and the API run the same code: the API does not rely on checks made in a browser.
 */
export function readInventoryFile(
  bytes: Uint8Array,
  fileName: string,
  settings: InventorySettings,
  options: ReadOptions = {},
): Promise<SheetReading> {
  return readWith(bytes, fileName, options, async (raw, kind, context) => {
    const ready = options.prepare ? await prepared(raw, options.prepare, settings) : raw;
    const sheets = ready.filter((sheet) => 'refusal' in sheet || sheet.rows.length > 0);
    if (sheets.length === 0) throw new Refusal(problem(CODE.invalidFormat));
    const results = await checked(sheets, settings, context);
    return { ok: true, kind, sheets: results, notices: fileNotices(results) };
  });
}

/**
 * Reads the sheets of a spreadsheet that is not for a task, without any checks. Empty sheets are left out, and so are sheets that cannot be
 * read, unless none can.
 */
export function readTables(
  bytes: Uint8Array,
  fileName: string,
  options: Omit<ReadOptions, 'prepare'> = {},
): Promise<Outcome<RawTable[]> & { encoding?: UsedEncoding }> {
  return readWith(bytes, fileName, options, async (raw) => {
    const tables = raw.filter((sheet): sheet is RawTable => 'rows' in sheet && sheet.rows.length > 0);
    if (tables.length === 0) throw new Refusal(problem(CODE.invalidFormat));
    return { ok: true, value: tables };
  });
}
