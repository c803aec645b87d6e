import { CFB, read, set_cptable, SSF, type CellObject, type WorkBook, type WorkSheet } from 'xlsx';
import { codePageDecoder } from '../bytes/code-page';
import type { ReadBudget } from '../accepted/read-budget';
import { isPlaceholder } from '../table/formula-result';
import { GENERAL, losesDigits, numberFormat, numberText, type NumberFormat } from '../table/number-format';
import { TableBuilder, type RawSheet, type RawTable } from '../table/raw-table';
import { passwordProtected, Refusal, unreadable } from '../accepted/refusal';
import { COMPOUND_FILE, startsWith } from '../bytes/signature';
import { cellKey, uncalculatedFormulas, type UncalculatedFormulas } from './xls-formulas';
import { builtInCode, LAST_BUILT_IN } from '../xlsx/xlsx-styles';

/** The number of UTF-16 among code pages. */
const UTF_16 = 1200;

/** How often a byte of a file is decoded at most: records are read twice, and some of their texts once more. */
const DECODED_PER_BYTE = 4;

const ERRORS: Readonly<Record<number, string>> = {
  0x00: '#NULL!',
  0x07: '#DIV/0!',
  0x0f: '#VALUE!',
  0x17: '#REF!',
  0x1d: '#NAME?',
  0x24: '#NUM!',
  0x2a: '#N/A',
  0x2b: '#GETTING_DATA',
};

/**
 * Gives SheetJS code pages, and the codes of built-in formats, of which it has only some.
 *
 * @param isUtf16 of version 8, whose texts are UTF-16 even where it names a code page. SheetJS passes each such character as if it were two bytes of that page.
 * @param size bytes of the records: of a record that is too short SheetJS would read a text without end.
 */
function prepareSheetJs(isUtf16: boolean, size: number): void {
  let remaining = DECODED_PER_BYTE * size;
  const decode = (codePage: number, bytes: ArrayLike<number>): string => {
    if (remaining-- <= 0) throw new RangeError('A text of the file has no end.');
    return codePageDecoder(isUtf16 && bytes.length === 2 ? UTF_16 : codePage).decode(Uint8Array.from(bytes));
  };
  set_cptable({ utils: { decode } });
  for (let id = 0; id <= LAST_BUILT_IN; id++) (SSF as { load(code: string, id: number): void }).load(builtInCode(id), id);
}

/** Formats by their codes: the same few are used in all rows. */
class FormatCache {
  private readonly formats = new Map<string, NumberFormat>();

  of(code: string | number | undefined): NumberFormat {
    if (typeof code !== 'string') return GENERAL;
    let format = this.formats.get(code);
    if (!format) this.formats.set(code, (format = numberFormat(code)));
    return format;
  }
}

/** The text of a cell by our rules (D-61), not that of SheetJS; null when its value does not fit its type. */
function cellText({ t: type, v: value, z: code }: CellObject, formats: FormatCache, date1904: boolean): string | null {
  switch (type) {
    case 's':
      return String(value ?? '');
    case 'b':
      return value ? 'TRUE' : 'FALSE';
    case 'n':
      return Number.isFinite(value) ? numberText(Number(value), formats.of(code), date1904) : null;
    case 'e':
      return ERRORS[Number(value)] ?? '#N/A';
    default:
      return '';
  }
}

const NONE: UncalculatedFormulas = { isSheet: false, cells: new Set() };

/** Turns a sheet that SheetJS has read `dense` into rows of texts. */
export function tableOfSheet(
  name: string,
  sheet: WorkSheet,
  date1904: boolean,
  budget: ReadBudget,
  { isSheet, cells }: UncalculatedFormulas = NONE,
): RawTable {
  const builder = new TableBuilder(name, budget);
  const formats = new FormatCache();
  sheet['!cols']?.forEach((column, c) => column.hidden && builder.hideColumns(c, c));
  const rows = (sheet['!data'] ?? []) as (CellObject | undefined)[][];
  rows.forEach((row, r) => {
    builder.startRow(r + 1, sheet['!rows']?.[r]?.hidden === true);
    row.forEach((cell, c) => {
      if (!cell) return;
      builder.startCell(c);
      const text = cellText(cell, formats, date1904);
      const isUncertain = cells.has(cellKey(r, c));
      if (isUncertain && isPlaceholder(cell.t === 's' ? 'str' : cell.t, cell.v as string | number)) return builder.setUnread('formula');
      if (text === null) return builder.setUnread('value');
      builder.setText(text);
      // Programs that compute mark single formulas too, such as those with the date: their results are not old.
      if (isUncertain && isSheet) builder.doubt('oldResult');
      if (cell.t === 'n' && losesDigits(Number(cell.v))) builder.doubt('rounded');
    });
  });
  for (const { s: first, e: last } of sheet['!merges'] ?? []) {
    builder.merge({ firstRow: first.r + 1, lastRow: last.r + 1, firstColumn: first.c, lastColumn: last.c });
  }
  return builder.finish();
}

/** The records of a workbook, and whether they lie in the container of version 8. */
function streamOf(bytes: Uint8Array): { stream: Uint8Array; isUtf16: boolean } {
  if (!startsWith(bytes, COMPOUND_FILE)) return { stream: bytes, isUtf16: false };
  const container = CFB.read(bytes, { type: 'array' });
  const workbook = CFB.find(container, '/Workbook');
  const content = (workbook ?? CFB.find(container, '/Book'))?.content ?? [];
  return { stream: Uint8Array.from(content), isUtf16: workbook !== null };
}

function openWorkbook(bytes: Uint8Array): { book: WorkBook; formulas: UncalculatedFormulas[] } {
  try {
    const { stream, isUtf16 } = streamOf(bytes);
    prepareSheetJs(isUtf16, stream.length);
    const book = read(bytes, {
      type: 'array',
      dense: true,
      cellNF: true,
      cellText: false,
      cellFormula: false,
      cellHTML: false,
      cellStyles: true,
    });
    return { book, formulas: uncalculatedFormulas(stream) };
  } catch (error) {
    throw new Refusal(/password/i.test(String(error)) ? passwordProtected() : unreadable());
  }
}

/**
 * Reads the worksheets of a binary XLS (BIFF 2 to 8) with SheetJS. A damaged file may keep it busy for ever, take all memory and change what it
 * knows for the next file: call it only where one file is read and the reading can be ended from outside.
 */
export function readXls(bytes: Uint8Array, budget: ReadBudget): RawSheet[] {
  budget.allow(bytes.length, 'xlsBytes');
  const { book, formulas } = openWorkbook(bytes);
  budget.allow(book.SheetNames.length, 'sheets');
  const date1904 = book.Workbook?.WBProps?.date1904 === true;
  const hidden = new Set(book.Workbook?.Sheets?.filter(({ Hidden }) => Hidden).map(({ name }) => name));
  return book.SheetNames.flatMap((name, i): RawSheet[] => {
    const isHidden = hidden.has(name) && { isHidden: true };
    const sheet = book.Sheets[name];
    // Charts, macros and dialogs are listed as sheets too.
    if (sheet?.['!type'] && sheet['!type'] !== 'sheet') return [];
    try {
      // SheetJS omits a sheet without an end.
      if (!Array.isArray(sheet?.['!data'])) throw new Refusal(unreadable());
      return [{ ...tableOfSheet(name, sheet, date1904, budget, formulas[i]), ...isHidden }];
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return [{ name, refusal: error, ...isHidden }];
    }
  });
}
