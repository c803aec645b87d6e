import type { CsvSeparator, Locale, Outcome } from 'shared-kit/model';
import type { HeldRow, Question, WhichRows } from '../../model/rows/row-table';
import type { DownloadedFile } from '../file-as-blob';

/** What a table knows of its rows. A new object for each change, of which all belongs together. */
export interface SourceState<T> {
  /** All rows there are. */
  unfiltered: number;
  /** The rows of the table, which are those that its filter leaves. */
  total: number;
  /** Those that pass the search, or did when the rows were held. */
  found: number;
  /** Those that are new since the rows are held, and pass the search. */
  waiting: number;
  /** More rows are still being read. */
  isPartial: boolean;
  /** The rows do not answer the latest question yet. */
  isPending: boolean;
  /** A row that passes the search; undefined while it is not here. */
  rowAt: (index: number) => HeldRow<T> | undefined;
}

/** What a table shows: of the rows that pass the question, those from one index to before another. */
export interface TableView {
  question: Question;
  /** The user points at the rows, so that none may move (D-101). */
  isHeld: boolean;
  from: number;
  to: number;
}

/** How rows are written into a file. */
export interface FileOptions {
  format: 'csv' | 'xlsx';
  /** The keys of the columns, in order. */
  columns: readonly string[];
  separator: CsvSeparator;
  locale: Locale;
  /** Part of the name of the file, with `now`. */
  name: string;
  now: number;
}

/** So many rows are sent before the page has said which it shows. */
export const FIRST_ROWS = 60;

/** The most rows that are printed; an export contains all. */
export const PRINTED_ROWS = 2000;

/** The rows of a table, which stay where they are made: in the page, or in a worker. */
export interface RowSource<T> {
  read: () => SourceState<T>;
  /** `isAnswer`: to what the user has asked. Otherwise rows have come, or changed. */
  subscribe: (onChange: (isAnswer: boolean) => void) => () => void;
  /** Says what the table shows from now on. The state follows: at once, or when the worker has answered. */
  show(view: TableView): void;
  showWaiting(): void;
  /** The first rows that pass the search, as many as are printed. At once, because a browser does not wait before it prints. */
  printed(): readonly T[];
  /** Writes rows into a file. `onShare` is told how much is done, from 0 to 1. Rejects when that fails or is aborted. */
  write(which: WhichRows, options: FileOptions, signal: AbortSignal, onShare: (share: number) => void): Promise<Outcome<DownloadedFile>>;
}
