import { read, type CellObject, type WorkSheet } from 'xlsx';
import { console } from './host';
import type { Intake } from './intake-limits';
import { GENERAL, numberFormat, numberText, type NumberFormat } from './number-format';
import { TableBuilder, type RawTable } from './raw-table';
import { Refusal, unreadable } from './refusal';

/** Formats repeat in every row. */
class FormatCache {
  private readonly known = new Map<string, NumberFormat>();

  of(code: string): NumberFormat {
    let format = this.known.get(code);
    if (!format) this.known.set(code, (format = numberFormat(code)));
    return format;
  }
}

/** The text of a cell as SheetJS read it: formulas are not evaluated, their last value is in the file (D-61). */
function cellText(cell: CellObject, formats: FormatCache, date1904: boolean): string {
  switch (cell.t) {
    case 's':
      return String(cell.v ?? '');
    case 'b':
      return cell.v ? 'TRUE' : 'FALSE';
    case 'n': {
      const code = typeof cell.z === 'string' ? cell.z : undefined;
      // SheetJS knows the text of a few built-in formats whose code it does not give.
      if (code === undefined && cell.w !== undefined) return cell.w.trim();
      return numberText(Number(cell.v), code === undefined ? GENERAL : formats.of(code), date1904);
    }
    case 'e':
      return cell.w ?? '';
    default:
      return '';
  }
}

/** Goes through the cells there are; the range that a sheet claims may be a billion cells wide. */
export function tableOfSheetJs(name: string, sheet: WorkSheet | undefined, date1904: boolean, intake: Intake): RawTable {
  const builder = new TableBuilder(name, intake);
  const formats = new FormatCache();
  const rows = (sheet?.['!data'] ?? []) as (CellObject | undefined)[][];
  rows.forEach((row, r) => {
    builder.startRow(r + 1);
    row?.forEach((cell, c) => {
      builder.startCell(c);
      if (cell) builder.put(cellText(cell, formats, date1904));
    });
  });
  return builder.finish();
}

/** SheetJS writes a line to the console for each record it does not know: a crafted file would flood a server's log. */
function withoutConsole<T>(work: () => T): T {
  const { error } = console;
  console.error = () => {};
  try {
    return work();
  } finally {
    console.error = error;
  }
}

/** The visible sheets of a legacy workbook, in its order. */
export function readXls(bytes: Uint8Array, intake: Intake): RawTable[] {
  intake.allow(bytes.length, intake.limits.xlsBytes);
  let book;
  try {
    book = withoutConsole(() =>
      read(bytes, { type: 'array', dense: true, cellNF: true, cellFormula: false, cellHTML: false }),
    );
  } catch {
    // Encrypted or damaged; SheetJS has a text for each, in English only.
    throw new Refusal(unreadable());
  }
  intake.allow(book.SheetNames.length, intake.limits.sheets);
  const date1904 = book.Workbook?.WBProps?.date1904 === true;
  const hidden = (i: number): boolean => Boolean(book.Workbook?.Sheets?.[i]?.Hidden);
  return book.SheetNames.flatMap((name, i) =>
    hidden(i) ? [] : [tableOfSheetJs(name, book.Sheets[name], date1904, intake)],
  );
}
