import type { Intake } from './intake-limits';
import { Refusal, unreadable } from './refusal';

/** The texts of a sheet's rows that have any, with their numbers in the sheet. */
export interface RawTable {
  name: string;
  /** Sparse: a cell that is absent is blank. */
  rows: string[][];
  rowNumbers: number[];
}

/** A sheet that could be read, or that could not. */
export type RawSheet = RawTable | { name: string; refusal: Refusal };

export const isBlank = (text: string | undefined): boolean => text === undefined || text.trim() === '';

/** Takes a sheet's cells in the order of the sheet and drops blank ones and blank rows. */
export class TableBuilder {
  readonly table: RawTable;
  /** The current row, used again for each: its first `width` texts count. */
  private readonly row: string[] = [];
  private width = 0;
  private number = 0;
  private column = -1;
  private filled = false;

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

  /** Last column of the current row that was touched, -1 before the first. */
  get lastColumn(): number {
    return this.column;
  }

  startRow(number: number): void {
    this.endRow();
    // Out of order or duplicate: it is unclear which one counts.
    if (!(number > this.number)) throw new Refusal(unreadable());
    this.intake.allow(number, this.intake.limits.rows);
    this.number = number;
  }

  /** Announces a cell, with or without content. */
  startCell(column: number): void {
    if (!(column > this.column)) throw new Refusal(unreadable());
    this.column = column;
  }

  /** The current cell's text. */
  put(text: string): void {
    if (text === '') return;
    const { column, row } = this;
    this.intake.allow(column + 1, this.intake.limits.columns);
    this.intake.cell(text.length);
    while (this.width < column) row[this.width++] = '';
    row[this.width++] = text;
    // Most texts start with a visible character; only others need the whole test.
    if (!this.filled) this.filled = text.charCodeAt(0) > 32 || text.trim() !== '';
  }

  endRow(): void {
    if (this.filled) {
      this.table.rows.push(this.row.slice(0, this.width));
      this.table.rowNumbers.push(this.number);
    }
    this.width = 0;
    this.filled = false;
    this.column = -1;
  }

  finish(): RawTable {
    this.endRow();
    return this.table;
  }
}
