import { utils, write, type BookType } from 'xlsx';

type Rows = readonly (readonly string[])[];

/** A real workbook with the given sheets, each beginning with its header. */
export function workbook(sheets: Record<string, Rows>, name = 'count.xlsx'): File {
  const book = utils.book_new();
  for (const [sheet, rows] of Object.entries(sheets)) {
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), sheet);
  }
  const bookType = name.split('.').at(-1) as BookType;
  const bytes = write(book, { type: 'array', bookType }) as ArrayBuffer;
  return new File([bytes], name);
}

/** One sheet with a column of addresses and a column of owners. */
export const addresses = (list: readonly string[], name?: string): File =>
  workbook({ Count: [['Address', 'Owner'], ...list.map((address) => [address, 'Acme'])] }, name);
