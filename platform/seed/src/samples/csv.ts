import { utils } from 'xlsx';
import type { SampleCell } from './sample-rows';
import { worksheet } from './workbook';

/** A comma-separated file, or one with another separator, as a spreadsheet program saves it. */
export function csv(header: readonly string[], rows: readonly (readonly SampleCell[])[], separator = ','): string {
  return `${utils.sheet_to_csv(worksheet(header, rows, 'yyyy/mm/dd hh:mm:ss'), { FS: separator, RS: '\r\n' })}\r\n`;
}
