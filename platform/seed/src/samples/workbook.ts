import { SSF, utils, write, type BookType, type WorkSheet } from 'xlsx';
import type { SampleCell } from './sample-rows';

export interface SampleSheet {
  name: string;
  header: readonly string[];
  rows: readonly (readonly SampleCell[])[];
}

/** The number formats of a new workbook. Without them it gets those of the file that SheetJS has read last. */
const FORMATS = { ...(SSF as { get_table: () => Record<number, string> }).get_table() };

/** Dates show the same clock time, whatever the time zone of the machine that writes the file. */
export function worksheet(header: readonly string[], rows: readonly (readonly SampleCell[])[], dateNF: string): WorkSheet {
  return utils.aoa_to_sheet([[...header], ...rows.map((row) => [...row])], { UTC: true, dateNF });
}

/** The bytes of a workbook, the same each time. */
export function workbook(sheets: readonly SampleSheet[], bookType: BookType = 'xlsx'): Uint8Array {
  const book = { ...utils.book_new(), SSF: FORMATS };
  for (const { name, header, rows } of sheets) utils.book_append_sheet(book, worksheet(header, rows, 'yyyy-mm-dd hh:mm'), name);
  return new Uint8Array(write(book, { type: 'array', bookType, compression: true }) as ArrayBuffer);
}
