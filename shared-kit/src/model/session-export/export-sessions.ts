import { isExportType } from '../sessions/export-options';
import type { Outcome } from '../messages/message';
import type { Progress } from '../pacing/progress';
import type { SessionTable } from '../session-table/build-table';
import type { Chunk } from '../workbook/bytes/byte-stream';
import { CSV_TYPE, csvChunks, writeCsv } from '../workbook/csv/csv-writer';
import { mergeSessionsInSteps } from '../session-table/merge-sessions';
import { mergeTablesInSteps } from '../session-table/merge-tables';
import { entryName, safeFileName, sheetName, timeStamp } from '../workbook/table/file-names';
import { Pacer } from '../pacing/pacer';
import { Refusal } from '../workbook/accepted/refusal';
import { missingData, unknownOutputType } from './problems';
import type { CancelSignal } from '../pacing/cancel-signal';
import type { ExportedFile } from '../workbook/table/exported-file';
import type { ExportContext } from './export-context';
import type { LoadedSession } from '../session-table/loaded-session';
import { SessionTables } from './session-tables';
import { writeXlsx, XLSX_TYPE, type SheetSource } from '../workbook/xlsx/xlsx-writer';
import { inPieces, ZipWriter } from '../workbook/zip/zip-writer';

const ZIP_TYPE = 'application/zip';

/** What the writers of all export types need. */
interface Job {
  sessions: readonly LoadedSession[];
  context: ExportContext;
  tables: SessionTables;
  pacer: Pacer;
}

const sheetOf = (loaded: LoadedSession, tables: SessionTables, used: Set<string>): SheetSource => ({
  name: sheetName(loaded.session.name, used),
  table: () => tables.of(loaded),
  onProgress: tables.working(loaded),
});

/** One workbook with a sheet for each session. */
function tabs({ sessions, context, tables, pacer }: Job): Promise<Uint8Array<ArrayBuffer>> {
  const used = new Set<string>();
  return writeXlsx(
    sessions.map((loaded) => sheetOf(loaded, tables, used)),
    context.now,
    pacer,
  );
}

/** A file for each session. */
async function zipped(
  { sessions, context, pacer }: Job,
  extension: string,
  contentOf: (loaded: LoadedSession) => Promise<Iterable<Chunk>>,
): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new ZipWriter(context.now, pacer);
  const used = new Set<string>();
  for (const loaded of sessions) {
    const content = await contentOf(loaded);
    await zip.add(entryName(loaded.session.name, extension, used), content);
  }
  return zip.finish();
}

const zippedXlsx = (job: Job) =>
  zipped(job, 'xlsx', async (loaded) => inPieces(await writeXlsx([sheetOf(loaded, job.tables, new Set())], job.context.now, job.pacer)));

const zippedCsv = (job: Job) =>
  zipped(job, 'csv', async (loaded) =>
    csvChunks(await job.tables.of(loaded), {
      separator: job.context.separator,
      locale: job.context.locale,
      onProgress: job.tables.working(loaded),
    }),
  );

/**
 * One table of all sessions, each address from the session that has read it last. A column with the session comes last, so that it does not shift
 * the other columns for a system that imports the file by position.
 */
async function mergedTable({ sessions, context, tables, pacer }: Job): Promise<SessionTable> {
  const built: SessionTable[] = [];
  const sessionOf = new Map<string, string>();
  for (const loaded of await pacer.run(mergeSessionsInSteps(sessions))) {
    const table = await tables.of(loaded);
    built.push(table);
    for (const address of table.addresses) sessionOf.set(address, loaded.session.name);
  }
  const merged = await pacer.run(mergeTablesInSteps(built));
  if (context.sessionColumn === undefined) return merged;
  merged.rows.forEach((row, at) => row.push(sessionOf.get(merged.addresses[at]!)!));
  return { ...merged, head: [...merged.head, context.sessionColumn] };
}

async function mergedXlsx(job: Job): Promise<Uint8Array<ArrayBuffer>> {
  const { context, tables, pacer } = job;
  const name = sheetName(context.domain, new Set());
  const sheet = { name, table: () => mergedTable(job), onProgress: tables.working(...job.sessions) };
  return writeXlsx([sheet], context.now, pacer);
}

async function mergedCsv(job: Job): Promise<Uint8Array<ArrayBuffer>> {
  const { context, pacer, sessions, tables } = job;
  return writeCsv(await mergedTable(job), pacer, {
    separator: context.separator,
    locale: context.locale,
    onProgress: tables.working(...sessions),
  });
}

const OUTPUTS = {
  XLSX_SESSION_PER_TAB: { write: tabs, suffix: '', extension: 'xlsx', mimeType: XLSX_TYPE },
  XLSX_SESSION_PER_FILE: { write: zippedXlsx, suffix: '', extension: 'zip', mimeType: ZIP_TYPE },
  CSV_SESSION_PER_FILE: { write: zippedCsv, suffix: '', extension: 'zip', mimeType: ZIP_TYPE },
  XLSX_MERGED_SINGLE_FILE: { write: mergedXlsx, suffix: '_merged', extension: 'xlsx', mimeType: XLSX_TYPE },
  CSV_MERGED_SINGLE_FILE: { write: mergedCsv, suffix: '_merged', extension: 'csv', mimeType: CSV_TYPE },
} as const;

/**
 * Creates the file of an export (D-74), or returns the problem. It pauses for other events every few milliseconds, so that it can
 * be aborted; then it rejects with the signal's reason.
 */
export async function exportSessions(
  type: string,
  sessions: readonly LoadedSession[],
  context: ExportContext,
  onProgress?: (progress: Progress) => void,
  signal?: CancelSignal,
): Promise<Outcome<ExportedFile>> {
  if (!isExportType(type)) return { ok: false, problem: unknownOutputType() };
  const output = OUTPUTS[type];
  if (sessions.every(({ records }) => records.length === 0)) return { ok: false, problem: missingData() };

  const pacer = new Pacer(signal);
  const tables = new SessionTables(context, pacer, sessions, onProgress);
  try {
    pacer.check();
    const bytes = await output.write({ sessions, context, tables, pacer });
    if (tables.rowCount === 0) return { ok: false, problem: missingData() };
    tables.finish();
    const base = safeFileName(`${context.company}_${context.domain}`);
    const fileName = `${base}${output.suffix}_${timeStamp(context.now)}.${output.extension}`;
    return { ok: true, value: { fileName, bytes, mimeType: output.mimeType } };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, problem: error.problem };
    throw error;
  }
}
