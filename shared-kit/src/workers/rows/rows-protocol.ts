import type { HeldRow, Question, WhichRows } from '../../model/rows/row-table';
import type { FileOptions, SourceState } from './row-source';

/** What the page asks a worker that keeps the rows of a table. */
export type RowsRequest<Req> =
  /** Has no answer: {@link RowsPush} come as long as the worker runs. */
  | { kind: 'watch' }
  /**
   * What is on the screen. `hold` is the version of the push whose rows are held; 0 for those that are held already, or else found now; null for
   * none.
   */
  | { kind: 'show'; id: number; question: Question; hold: number | null; showsWaiting: boolean; from: number; to: number }
  /** The rows for paper, as JSON. */
  | { kind: 'print' }
  | { kind: 'write'; which: WhichRows; options: FileOptions }
  /** A request of the page's own to what makes the rows. */
  | { kind: 'own'; request: Req };

/** `stamp` is the number of the row object, by which the page recognizes a row that has not changed. */
export type PushedRow<T> = HeldRow<T> & { stamp: number };

/** What is on the screen, sent whenever it changes. */
export interface RowsPush<T, About> extends Omit<SourceState<T>, 'isPending' | 'rowAt'> {
  /** Counts the pushes. */
  version: number;
  /** Changes with the rows and the question, not with what of them is on the screen. */
  content: number;
  /** The last `show` that it answers. */
  id: number;
  /** The index of the first row. */
  from: number;
  rows: PushedRow<T>[];
  /** What the maker of the rows says about all of them, if it has changed. */
  about?: About;
}
