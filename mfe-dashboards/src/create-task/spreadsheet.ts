import { exampleAddresses, type ExampleAddresses, type Message } from 'shared-kit/model';
import {
  packLongTask,
  readInventoryFile,
  type CheckedSheet,
  type InventorySettings,
  type Offence,
  type ProblemRow,
} from 'shared-kit/model/inventory-sheet';
import type { Encoding, FileKind, UsedEncoding } from 'shared-kit/model/workbook';
import type { XlsReader } from 'shared-kit/model/xls';
import type { Job } from 'shared-kit/workers/inside';
import { checkHandedRows, handedProblem, type HandedRows } from './handed-rows';
import { problemWorkbook, type ProblemTexts } from './problem-workbook';

/** The request to the worker. */
export type SpreadsheetRequest = SpreadsheetFile | HandedRows;

/** A spreadsheet. Its bytes are transferred, not copied. */
export interface SpreadsheetFile {
  bytes: Uint8Array<ArrayBuffer>;
  fileName: string;
  /** The encoding that the user has chosen for a CSV. */
  encoding: Encoding | undefined;
  settings: InventorySettings;
  /** The domain's script, which changes the sheets before they are checked (TASK-17). */
  script?: string | undefined;
  problemTexts: ProblemTexts;
}

/** A checked sheet without its rows, of which there may be a hundred thousand: the page never needs them. */
export interface SheetSummary {
  name: string;
  /** Of several sheets, those that qualify are chosen beforehand. */
  qualifies: boolean;
  rowsInSheet: number;
  validRows: number;
  orderedColumns: string[];
  problem: Message | null;
  offences: Offence[];
  offenceCount: number;
  /** What the user should know before the task is created. */
  notices: Message[];
  /** False when the sheet lacks a column: its rows are not checked then. */
  isChecked: boolean;
  /** Rows that cannot be part of the task, by the reason. */
  problemCounts: Record<ProblemRow['reason'], number>;
  /** Those rows with their reasons, as a workbook; null when there are none. A blob is sent to the page without copying its bytes. */
  problemFile: Blob | null;
  examples: ExampleAddresses;
  /** The first valid rows, by `orderedColumns`. */
  preview: string[][];
  /** The packed list, which is sent instead of a file with a script or with several sheets (D-60); null when the file itself is sent. */
  packedList: Blob | null;
}

/** `kind`: null for rows that come from no file, of which each task has its packed list. */
export type SpreadsheetSummary = (
  { ok: false; problem: Message } | { ok: true; kind: FileKind | null; sheets: SheetSummary[]; notices: Message[] }
) & {
  /** The encoding in which a CSV was read. */
  encoding?: UsedEncoding;
};

const PREVIEW_ROWS = 5;

/** Reads and checks a spreadsheet, and packs its sheets when the file itself is not sent. Runs in the worker, which alone may have a reader for XLS. */
export const spreadsheetJob =
  (readXls?: XlsReader): Job<SpreadsheetRequest, SpreadsheetSummary> =>
  async (request, context) => {
    const { onProgress, signal, withLimit } = context;
    if ('rows' in request) {
      const sheet = await summarise(await checkHandedRows(request, context), true, request.problemTexts, signal);
      const problem = handedProblem(sheet.problem, sheet.packedList?.size ?? 0);
      return { ok: true, kind: null, notices: [], sheets: [{ ...sheet, problem }] };
    }
    const { bytes, fileName, encoding, settings, script, problemTexts } = request;
    // The interpreter is big, and few domains have a script.
    const prepare = script ? (await import('./prepare-sheets')).prepareWith(script, { withLimit }) : undefined;
    const reading = await readInventoryFile(bytes, fileName, settings, { prepare, encoding, onProgress, signal, readXls });
    if (!reading.ok) return reading;
    const isPacked = prepare !== undefined || reading.sheets.length > 1;
    const sheets: SheetSummary[] = [];
    for (const sheet of reading.sheets) sheets.push(await summarise(sheet, isPacked, problemTexts, signal));
    return { ...reading, sheets };
  };

async function summarise(sheet: CheckedSheet, isPacked: boolean, texts: ProblemTexts, signal: AbortSignal): Promise<SheetSummary> {
  const { rows, problemRows, header, ...rest } = sheet;
  const problemCounts = { blank: 0, length: 0, repeated: 0, error: 0 };
  for (const { reason } of problemRows) problemCounts[reason]++;
  const columns = sheet.orderedColumns;
  return {
    ...rest,
    problemCounts,
    problemFile: await problemWorkbook(sheet.name, header, problemRows, texts),
    validRows: rows.length,
    examples: exampleAddresses(rows.map((row) => row.address)),
    preview: rows.slice(0, PREVIEW_ROWS).map((row) => columns.map((column) => row.inputData[column] ?? '')),
    packedList: isPacked && rows.length > 0 ? new Blob([await packLongTask(sheet, signal)]) : null,
  };
}
