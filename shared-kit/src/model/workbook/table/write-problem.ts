import type { Message } from '../../messages/message';
import { keyedMessage } from '../../messages/problem';

/** The limits of spreadsheet programs. */
export const SHEET_LIMITS = { rows: 1_048_576, columns: 16_384, cellLength: 32_767 } as const;

export const tooManyRows = (sheet: string, rows: number): Message => keyedMessage('export.tooManyRows', [sheet, rows, SHEET_LIMITS.rows]);

export const tooManyColumns = (sheet: string, columns: number): Message =>
  keyedMessage('export.tooManyColumns', [sheet, columns, SHEET_LIMITS.columns]);

export const textTooLong = (sheet: string, cell: string): Message =>
  keyedMessage('export.textTooLong', [cell, sheet, SHEET_LIMITS.cellLength]);
