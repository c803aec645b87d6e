import { cellName } from './cell-name';
import type { ReadBudget } from '../accepted/read-budget';
import type { FileLimits } from '../accepted/file-limits';
import type { Place } from '../accepted/over-limit';
import { Refusal, unreadable } from '../accepted/refusal';
import { headerText, visibleText, wellFormed } from './visible-text';

/** A cell whose content cannot be read as text, or not completely. */
export interface UnreadCell {
  row: number;
  /** From 0. */
  column: number;
  /**
   * A formula whose result is not in the file, or a value that is none of its type: the cell is blank in its row. Or bytes that are no character in
   * the encoding of the file: the cell has the rest of its text.
   */
  reason: 'formula' | 'value' | 'encoding';
}

/** A cell with a text that may not be what the sheet means. */
export interface DoubtfulCell {
  row: number;
  /** From 0. */
  column: number;
  /**
   * The stored result of a formula that, as the file says, still has to be computed; or a number of more than 15 digits, of which programs keep
   * only the first 15.
   */
  reason: 'oldResult' | 'rounded';
}

/** Merged cells, of which only the first has a value. Rows are counted from 1, columns from 0. */
export interface MergedCells {
  firstRow: number;
  lastRow: number;
  firstColumn: number;
  lastColumn: number;
}

/** The rows of a sheet that have text, with their row numbers in the sheet. */
export interface RawTable {
  name: string;
  /** A row may be shorter than the others: the missing cells are blank. */
  rows: string[][];
  rowNumbers: number[];
  /** What separates the fields, if the sheet is a CSV. */
  separator?: string;
  /** Numbers of the rows of a CSV with more or fewer cells than its header. */
  unevenRows?: readonly number[];
  unreadCells?: readonly UnreadCell[];
  doubtfulCells?: readonly DoubtfulCell[];
  /** Spreadsheet programs do not show the sheet. */
  isHidden?: boolean;
  /** Numbers of the rows that the sheet does not show, because of a filter or otherwise. */
  hiddenRows?: readonly number[];
  /** Columns that the sheet does not show, from 0. */
  hiddenColumns?: readonly number[];
  mergedCells?: readonly MergedCells[];
}

export interface RefusedSheet {
  name: string;
  isHidden?: boolean;
  refusal: Refusal;
}

/** A sheet, or the reason why it cannot be read. */
export type RawSheet = RawTable | RefusedSheet;

/** Rows with text among which the header may be. Behind them, cells beyond the header's width belong to no column and are left out. */
export const HEADER_ROWS = 100;

/** Length of what surrounds the values of a packed row: quotes, braces and the four property names. */
export const PACKED_ROW_LENGTH = 90;

/** Length of what surrounds a value of a packed row and the name of its column: quotes, colon and comma. */
export const PACKED_VALUE_LENGTH = 6;

/** Collects the cells of a sheet, in the order of the sheet, without blank rows. */
export class TableBuilder implements Place {
  readonly table: RawTable;
  /** The current row. Only its first `width` texts count: the array is reused for each row. */
  private readonly row: string[] = [];
  private width = 0;
  private number = 0;
  private column = -1;
  private filled = false;
  private isRowHidden = false;
  /** The first column whose cells belong to no column of the header, and so do not count: far to the right of it, there may be anything. */
  private outside = Infinity;
  /** Characters that a packed row has at least: it repeats every header (D-65). */
  private packedRowLength = 0;
  private readonly unreadCells: UnreadCell[] = [];
  private readonly doubtfulCells: DoubtfulCell[] = [];
  private readonly hiddenRows: number[] = [];
  private readonly hiddenColumns: number[] = [];
  private readonly mergedCells: MergedCells[] = [];

  constructor(
    name: string,
    private readonly budget: ReadBudget,
  ) {
    this.table = { name, rows: [], rowNumbers: [] };
  }

  /** The name of the sheet, for the problem of a limit. */
  get sheet(): string {
    return this.table.name;
  }

  /** The name of the current cell. */
  get cell(): string {
    return cellName({ row: this.number, column: Math.max(0, this.column) });
  }

  /** Number of the current row, 0 before the first. */
  get rowNumber(): number {
    return this.number;
  }

  /** The column of the last cell that was started in the current row, -1 before the first. */
  get lastColumn(): number {
    return this.column;
  }

  startRow(number: number, isHidden = false): void {
    this.endRow();
    // Of rows out of order, or two with one number, it is unclear which one counts.
    if (!(number > this.number)) throw new Refusal(unreadable());
    this.number = number;
    this.isRowHidden = isHidden;
  }

  /** Moves to a cell, which may be empty. */
  startCell(column: number): void {
    if (!(column > this.column)) throw new Refusal(unreadable());
    this.column = column;
  }

  /** Sets the text of the current cell. */
  setText(text: string): void {
    const { column, row } = this;
    if (text === '' || column >= this.outside) return;
    this.allowColumn(column);
    this.budget.cell(text.length, this);
    while (this.width < column) row[this.width++] = '';
    row[this.width++] = wellFormed(text);
    if (!this.filled) this.filled = visibleText(text) !== '';
  }

  /** Sets what can be read of the current cell, which may be nothing, though it holds something. Its row counts as one with text. */
  setUnread(reason: UnreadCell['reason'], text = ''): void {
    if (this.column >= this.outside) return;
    this.allowColumn(this.column);
    this.budget.cell(0, this);
    this.setText(text);
    this.unreadCells.push({ row: this.number, column: this.column, reason });
    this.filled = true;
  }

  /** Notes that the text of the current cell may not be what the sheet means. */
  doubt(reason: DoubtfulCell['reason']): void {
    if (this.column < this.outside) this.doubtfulCells.push({ row: this.number, column: this.column, reason });
  }

  /** Ends the current row, if there is one. True when the row has text and is taken. */
  endRow(): boolean {
    const isTaken = this.filled;
    if (isTaken) {
      this.table.rows.push(this.row.slice(0, this.width));
      if (this.table.rows.length === 1) this.measureHeader();
      if (this.table.rows.length === HEADER_ROWS) this.outside = this.table.rows[0]!.length;
      this.allow(this.table.rows.length, 'rows');
      this.allow(this.table.rows.length * this.packedRowLength, 'packedLength');
      this.table.rowNumbers.push(this.number);
      if (this.isRowHidden) this.hiddenRows.push(this.number);
    }
    this.width = 0;
    this.filled = false;
    this.column = -1;
    return isTaken;
  }

  private allow(amount: number, limit: keyof FileLimits): void {
    this.budget.allow(amount, limit, this);
  }

  private allowColumn(column: number): void {
    if (column >= this.budget.limits.columns) this.allow(column + 1, 'columns');
  }

  private measureHeader(): void {
    const [header = []] = this.table.rows;
    this.outside = this.budget.limits.columns;
    this.packedRowLength = header.reduce((length, text) => length + headerText(text).length + PACKED_VALUE_LENGTH, PACKED_ROW_LENGTH);
  }

  /** Notes that the sheet does not show these columns. They come in order, and may be far more than there are. */
  hideColumns(first: number, last: number): void {
    const start = Math.max(first, (this.hiddenColumns.at(-1) ?? -1) + 1);
    const end = Math.min(last, this.budget.limits.columns - 1);
    for (let column = start; column <= end; column++) this.hiddenColumns.push(column);
  }

  merge(cells: MergedCells): void {
    this.budget.cell(0, this);
    this.mergedCells.push(cells);
  }

  finish(): RawTable {
    this.endRow();
    const { unreadCells, doubtfulCells, hiddenRows, hiddenColumns, mergedCells } = this;
    const lists = { unreadCells, doubtfulCells, hiddenRows, hiddenColumns, mergedCells };
    return { ...this.table, ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)) };
  }
}
