import type { CellObject, WorkSheet } from 'xlsx';
import type { Intake } from './intake-limits';
import { GENERAL, numberFormat, numberText, type NumberFormat } from './number-format';
import { TableBuilder, type RawTable } from './raw-table';

/** Formats repeat in every row. */
class FormatCache {
  private readonly known = new Map<string, NumberFormat>();

  of(code: string): NumberFormat {
    let format = this.known.get(code);
    if (!format) this.known.set(code, (format = numberFormat(code)));
    return format;
  }
}

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

/** A sheet that SheetJS read, in the shape of our readers, its cells turned into text by the same rules. */
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
