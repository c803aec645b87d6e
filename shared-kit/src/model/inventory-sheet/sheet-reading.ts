import type { DomainSettings, TaskRow } from '../entities/entities';
import type { Message, Outcome } from '../messages/message';
import type { Progress } from '../progress';
import type { CancelSignal } from '../session-export/session-export';
import type { FileKind } from './file-kind';
import type { IntakeLimits } from './intake-limits';
import type { RawTable } from './raw-table';

/** The part of the domain's settings that a sheet is checked by. */
export type InventorySettings = Pick<
  DomainSettings,
  'addrPattern' | 'baseFields' | 'labelDesigns' | 'manualInputFields'
>;

/** Changes the sheets before they are checked: the pre-script of a domain (decision D-64). */
export type PrepareSheets = (sheets: readonly RawTable[]) => Promise<Outcome<RawTable[]>>;

export interface ReadOptions {
  prepare?: PrepareSheets;
  onProgress?(progress: Progress): void;
  /** Aborting rejects with the signal's reason. */
  signal?: CancelSignal;
  limits?: Partial<IntakeLimits>;
}

/** A repeated address, or a street of several, and where it is. */
export interface Offence {
  value: string;
  /** Row numbers as the spreadsheet program shows them; the first few of `count`. */
  rows: number[];
  count: number;
}

/** A sheet that is not empty, as rows of a task and with the first problem by decision D-62. */
/** A row that cannot be part of a task as it is. */
export interface ProblemRow {
  /** As a spreadsheet program numbers it. */
  row: number;
  /** By the columns of the sheet, also those without a header. */
  cells: readonly string[];
  reason: 'blank' | 'length' | 'repeated';
  /** Characters that its address should have, and has. */
  expected: number;
  found: number;
  /** Some of the other rows with its address. */
  others: readonly number[];
}

export interface CheckedSheet {
  name: string;
  /** M of "N of M rows are valid"; N is `rows.length`. */
  rowsInSheet: number;
  /** The headers in sheet order (decision D-61). */
  orderedColumns: string[];
  /** The valid rows in sheet order. */
  rows: TaskRow[];
  /** 947 is the one that can be accepted. */
  problem: Message | null;
  /** What 946 and 947 are about: the first few of `offenceCount`. */
  offences: Offence[];
  offenceCount: number;
  /** Whether its rows were looked at: a sheet that lacks a column is refused before. */
  isChecked: boolean;
  problemRows: ProblemRow[];
  /** The headers as they stand in the sheet, for {@link ProblemRow.cells}. */
  header: string[];
}

export type SheetReading =
  | { ok: false; problem: Message }
  | { ok: true; kind: FileKind; sheets: CheckedSheet[] };
