import { CODE } from '../codes';
import type { Message } from '../message';
import { problem } from '../problem';

/** What a spreadsheet program can hold. */
export const SHEET_LIMITS = { rows: 1_048_576, columns: 16_384, cellLength: 32_767 } as const;

export const missingData = (): Message => problem(CODE.missingData);

export const unknownOutputType = (): Message => ({ key: 'export.unknownType', text: 'Unknown output type!' });

export const tooManyRows = (sheet: string, rows: number): Message => ({
  key: 'export.tooManyRows',
  text: 'The sheet %s would have %s rows; a spreadsheet holds at most %s. Export as CSV.',
  args: [sheet, rows, SHEET_LIMITS.rows],
});

export const tooManyColumns = (sheet: string, columns: number): Message => ({
  key: 'export.tooManyColumns',
  text: 'The sheet %s would have %s columns; a spreadsheet holds at most %s. Export as CSV.',
  args: [sheet, columns, SHEET_LIMITS.columns],
});

export const textTooLong = (sheet: string, cell: string): Message => ({
  key: 'export.textTooLong',
  text: 'The text in cell %s of the sheet %s is too long; a spreadsheet cell holds at most %s characters. Export as CSV.',
  args: [cell, sheet, SHEET_LIMITS.cellLength],
});

/** Carries a problem out of the depths of a writer to the function that returns it. */
export class ExportProblem extends Error {
  constructor(readonly problem: Message) {
    super(problem.text);
  }
}
