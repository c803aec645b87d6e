import { RowTable, type WhichRows } from '../../model/rows/row-table';
import { PRINTED_ROWS, type FileOptions, type RowSource, type SourceState, type TableView } from '../../workers/rows/row-source';
import { writerOf } from '../export/use-table-export';
import type { Column } from '../layout/column';

export interface RowList<T> {
  rows: readonly T[];
  columns: readonly Column<T>[];
  rowKey: (row: T) => string;
}

const UNSUBSCRIBE = () => {};

/** The rows of a list that the page has. What is asked is answered at once. */
export class ArraySource<T> implements RowSource<T> {
  #list: RowList<T> = { rows: [], columns: [], rowKey: () => '' };
  #isHeld = false;
  #state: SourceState<T> | undefined;
  readonly table = new RowTable<T>({ rowKey: (row) => this.#list.rowKey(row) });

  /**
   * Takes over the list, unless it is the same. The table calls this and {@link show} while it is rendered, because a table must never be drawn with
   * columns of one list and rows of another.
   */
  set(list: RowList<T>): void {
    const before = this.#list;
    this.#list = list;
    if (list.rows === before.rows && list.columns === before.columns) return;
    this.table.columns = list.columns;
    if (list.rows !== before.rows) this.table.replace(list.rows);
    this.#state = undefined;
  }

  show({ question, isHeld }: Pick<TableView, 'question' | 'isHeld'>): void {
    if (!this.table.ask(question) && isHeld === this.#isHeld) return;
    this.#isHeld = isHeld;
    if (isHeld) this.table.hold();
    else this.table.release();
    this.#state = undefined;
  }

  showWaiting(): void {
    this.table.showWaiting();
    this.#state = undefined;
  }

  readonly read = (): SourceState<T> =>
    (this.#state ??= {
      ...this.table.counts(),
      isPartial: false,
      isPending: false,
      rowAt: (index) => this.table.shown(index, index + 1)[0],
    });

  /** It changes only when the table is rendered. */
  readonly subscribe = () => UNSUBSCRIBE;

  printed(): readonly T[] {
    return this.table.shown(0, PRINTED_ROWS).map(({ row }) => row);
  }

  write(which: WhichRows, options: FileOptions, signal: AbortSignal, onShare: (share: number) => void) {
    return writerOf(this.table.rows(which), this.#list.columns)(options, signal, onShare);
  }
}
