import { ungzip } from 'pako';
import { read, utils, write, type BookType, type WorkBook } from 'xlsx';

type Rows = readonly (readonly (string | Date)[])[];

/** A real file with the given sheets; the extension decides the format. `change` can modify the workbook of SheetJS before it is written. */
export function aWorkbook(sheets: Readonly<Record<string, Rows>>, name = 'count.xlsx', change: (book: WorkBook) => void = () => {}): File {
  const book = utils.book_new();
  for (const [sheet, rows] of Object.entries(sheets)) {
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), sheet);
  }
  change(book);
  const bookType = name.split('.').at(-1) as BookType;
  return new File([write(book, { type: 'array', bookType }) as ArrayBuffer], name);
}

/** The sheets of a workbook by name, read without the code that wrote it. */
export function readWorkbook(bytes: Uint8Array): Record<string, unknown[][]> {
  const { Sheets, SheetNames } = read(bytes);
  return Object.fromEntries(SheetNames.map((name) => [name, utils.sheet_to_json<unknown[]>(Sheets[name]!, { header: 1 })]));
}

/** The content of a packed task (D-65), unpacked without the code that packed it. */
export function readPackedTask(packed: string): unknown {
  const bytes = Uint8Array.from(atob(packed), (char) => char.charCodeAt(0));
  return JSON.parse(ungzip(bytes, { toText: true }));
}
