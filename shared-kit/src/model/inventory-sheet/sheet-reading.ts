import type { DomainSettings, TaskRow } from '../entities/entities';
import type { Message, Outcome } from '../messages/message';
import type { Progress } from '../pacing/progress';
import type { CancelSignal } from '../pacing/cancel-signal';
import type { UsedEncoding } from '../workbook/accepted/encodings';
import type { FileKind } from '../workbook/kind/file-kind';
import type { FileLimits } from '../workbook/accepted/file-limits';
import type { CommaMeaning } from './decimal-comma';
import type { RawTable } from '../workbook/table/raw-table';
import type { XlsReader } from '../workbook/xls/xls-file';

/** The part of a domain's settings that the check of a sheet depends on. */
export type InventorySettings = Pick<DomainSettings, 'addrPattern' | 'baseFields' | 'labelDesigns' | 'manualInputFields'>;

/**
 * A sheet to check. If a script has changed it, `notices` contains what users should know of the sheet as it was read. `comma` is given where the sheet was
 * read before, so that its numbers mean the same again.
 */
export type PreparedTable = RawTable & { notices?: readonly Message[]; comma?: CommaMeaning | undefined };

/** The pre-script of a domain, which changes the sheets before they are checked (D-64). */
export type PrepareSheets = (sheets: readonly RawTable[]) => Promise<Outcome<RawTable[]>>;

export interface ReadOptions {
  prepare?: PrepareSheets;
  /** The name of the encoding of a CSV, one of `ENCODINGS`. Without it, the bytes tell (D-6B). */
  encoding?: string | undefined;
  onProgress?(progress: Progress): void;
  /** When it is aborted, the reading rejects with its reason. */
  signal?: CancelSignal;
  limits?: Partial<FileLimits>;
  /**
   * Reads the binary formats of XLS: `readXls` of `shared-kit/model/xls`. Given only where the reading is ended from outside when it hangs, in
   * a worker or a process of its own; without it such a file is refused.
   */
  readXls?: XlsReader | undefined;
}

/** A repeated address, or one of several streets, with the rows it is in. */
export interface Offence {
  value: string;
  /** The first of `count` row numbers, as a spreadsheet program shows them. */
  rows: number[];
  count: number;
}

/** A row that cannot be part of a task as it is. */
export interface ProblemRow {
  /** The row number that a spreadsheet program shows. */
  row: number;
  /** One for each column of the sheet, also for those without a header. */
  cells: readonly string[];
  reason: 'blank' | 'length' | 'repeated' | 'error';
  /** The cell with the error value, such as B2, that keeps the row out of the task. */
  cell?: string;
  /** How many characters its address should have, and how many it has. */
  expected: number;
  found: number;
  /** Numbers of other rows with the same address, not necessarily all of them. */
  others: readonly number[];
}

/** A sheet that is not empty: its rows for a task, and its first problem by D-62. */
export interface CheckedSheet {
  name: string;
  /** The sheet has rows and the columns of a task, or could not be read to know: of several sheets, those are chosen beforehand (D-62). */
  qualifies: boolean;
  /** Spreadsheet programs do not show the sheet. It is used like the others. */
  isHidden: boolean;
  /** How many rows the sheet has; `rows` are the valid ones. */
  rowsInSheet: number;
  /** The headers in sheet order (D-61). */
  orderedColumns: string[];
  /** What the comma of its numbers means. */
  comma: CommaMeaning;
  /** The valid rows in sheet order. */
  rows: TaskRow[];
  /** Only 947 can be accepted. */
  problem: Message | null;
  /** The values that 946 or 947 is about: the first of `offenceCount`. */
  offences: Offence[];
  offenceCount: number;
  /** False when the sheet lacks a column: its rows are not checked then. */
  isChecked: boolean;
  problemRows: ProblemRow[];
  /** What the user should know before the task is created, although it does not prevent that. */
  notices: Message[];
  /** The headers as they are in the sheet, for {@link ProblemRow.cells}. */
  header: string[];
}

export type SheetReading = ({ ok: false; problem: Message } | { ok: true; kind: FileKind; sheets: CheckedSheet[]; notices: Message[] }) & {
  /** The encoding in which a CSV was read. */
  encoding?: UsedEncoding;
};
