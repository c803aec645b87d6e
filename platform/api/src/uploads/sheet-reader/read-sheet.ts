import { CODE, exampleAddresses, PAYLOAD_PART_LENGTH, problem, type Message, type Outcome } from 'shared-kit/model';
import { checkSheetInSteps, packLongTask, readInventoryFile, type CheckedSheet } from 'shared-kit/model/inventory-sheet';
import { FILE_LIMITS } from 'shared-kit/model/workbook';
import type { XlsReader } from 'shared-kit/model/xls';
import type { SheetReply, SheetRequest, SheetSettings, TaskDraft } from './sheet-request';
import { unpackList } from './unpack-list';

/** Adds `invalidFormat` to the message for a file that is not a spreadsheet. In the console that message has no code. */
const withCode = (message: Message): Message => ({ code: CODE.invalidFormat, ...message });

/** Loaded for an XLS alone: the library is large. */
const readXls: XlsReader = async (bytes, budget) => (await import('shared-kit/model/xls')).readXls(bytes, budget);

/** In a message there is room for some names only. */
const MAX_NAMES = 10;
const namesOf = (sheets: readonly CheckedSheet[]): string =>
  [...sheets.slice(0, MAX_NAMES).map(({ name }) => name), ...(sheets.length > MAX_NAMES ? ['…'] : [])].join(', ');

async function sheetOfFile({ kind, bytes, encoding, settings }: SheetRequest): Promise<Outcome<CheckedSheet>> {
  const reading = await readInventoryFile(bytes, `upload.${kind}`, settings, { encoding, readXls });
  if (!reading.ok) return { ok: false, problem: withCode(reading.problem) };
  const [sheet, ...more] = reading.sheets;
  // A workbook with several sheets becomes several tasks, and the console sends the list of each by itself (D-60).
  if (more.length > 0)
    return {
      ok: false,
      problem: problem(CODE.invalidFormat, { key: 'createInventoryTask.severalSheets', args: [namesOf(reading.sheets)] }),
    };
  return sheet ? { ok: true, value: sheet } : { ok: false, problem: problem(CODE.invalidFormat) };
}

function sheetOfList(bytes: Uint8Array, settings: SheetSettings): Outcome<CheckedSheet> {
  const unpacked = unpackList(bytes);
  if (!unpacked.ok) return unpacked;
  const { columns, rows, comma } = unpacked.value;
  const table = { name: '', rows: [columns, ...rows], rowNumbers: [columns, ...rows].map((_row, i) => i + 1), comma };
  const steps = checkSheetInSteps(table, settings, FILE_LIMITS);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return { ok: true, value: step.value };
}

function parts(packed: string): string[] {
  const pieces: string[] = [];
  for (let at = 0; at < packed.length; at += PAYLOAD_PART_LENGTH) pieces.push(packed.slice(at, at + PAYLOAD_PART_LENGTH));
  return pieces;
}

async function draftOf({ orderedColumns, rows }: CheckedSheet): Promise<TaskDraft> {
  return {
    addressesCount: rows.length,
    exampleAddresses: exampleAddresses(rows.map(({ address }) => address)),
    orderedColumns,
    payload: parts(await packLongTask({ orderedColumns, rows })),
  };
}

/** Turns an upload into a task to store, or returns the first problem by D-62. Of the problems, only 947 can be accepted. */
export async function readSheet(request: SheetRequest): Promise<SheetReply> {
  const result = request.kind === 'packed' ? sheetOfList(request.bytes, request.settings) : await sheetOfFile(request);
  if (!result.ok) return result;
  const { problem: first } = result.value;
  if (first && !(first.code === CODE.severalStreets && request.acceptStreets)) {
    return { ok: false, problem: withCode(first) };
  }
  return { ok: true, value: await draftOf(result.value) };
}
