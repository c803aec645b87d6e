import type { Intake } from './intake-limits';
import { Refusal, unreadable } from './refusal';
import { visibleText } from './visible-text';

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

/** Collects the cells of a sheet, in the order of the sheet, without blank rows. */
export class TableBuilder {
  readonly table: RawTable;
  /** The current row. Only its first `width` texts count: the array is reused for each row. */
  private readonly row: string[] = [];
  private width = 0;
  private number = 0;
  private column = -1;
  private filled = false;
  private isRowHidden = false;
  private readonly unreadCells: UnreadCell[] = [];
  private readonly doubtfulCells: DoubtfulCell[] = [];
  private readonly hiddenRows: number[] = [];
  private readonly hiddenColumns: number[] = [];
  private readonly mergedCells: MergedCells[] = [];

  constructor(
    name: string,
    private readonly intake: Intake,
  ) {
    this.table = { name, rows: [], rowNumbers: [] };
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
    if (text === '') return;
    const { column, row } = this;
    this.intake.allow(column + 1, this.intake.limits.columns);
    this.intake.cell(text.length);
    while (this.width < column) row[this.width++] = '';
    row[this.width++] = text;
    if (!this.filled) this.filled = visibleText(text) !== '';
  }

  /** Sets what can be read of the current cell, which may be nothing, though it holds something. Its row counts as one with text. */
  setUnread(reason: UnreadCell['reason'], text = ''): void {
    this.intake.allow(this.column + 1, this.intake.limits.columns);
    this.intake.cell(0);
    this.setText(text);
    this.unreadCells.push({ row: this.number, column: this.column, reason });
    this.filled = true;
  }

  /** Notes that the text of the current cell may not be what the sheet means. */
  doubt(reason: DoubtfulCell['reason']): void {
    this.doubtfulCells.push({ row: this.number, column: this.column, reason });
  }

  /** Ends the current row, if there is one. True when the row has text and is taken. */
  endRow(): boolean {
    const isTaken = this.filled;
    if (isTaken) {
      this.table.rows.push(this.row.slice(0, this.width));
      this.intake.allow(this.table.rows.length, this.intake.limits.rows);
      this.table.rowNumbers.push(this.number);
      if (this.isRowHidden) this.hiddenRows.push(this.number);
    }
    this.width = 0;
    this.filled = false;
    this.column = -1;
    return isTaken;
  }

  /** Notes that the sheet does not show these columns. They come in order, and may be far more than there are. */
  hideColumns(first: number, last: number): void {
    const start = Math.max(first, (this.hiddenColumns.at(-1) ?? -1) + 1);
    const end = Math.min(last, this.intake.limits.columns - 1);
    for (let column = start; column <= end; column++) this.hiddenColumns.push(column);
  }

  merge(cells: MergedCells): void {
    this.intake.cell(0);
    this.mergedCells.push(cells);
  }

  finish(): RawTable {
    this.endRow();
    const { unreadCells, doubtfulCells, hiddenRows, hiddenColumns, mergedCells } = this;
    const lists = { unreadCells, doubtfulCells, hiddenRows, hiddenColumns, mergedCells };
    return { ...this.table, ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)) };
  }
}
