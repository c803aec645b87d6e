import { BIFF, codePageDecoder, ContinuedText, type Records } from './biff-records';
import type { TextDecoder } from './host';
import type { Intake } from './intake-limits';
import { GENERAL, numberFormat, type NumberFormat } from './number-format';
import { Refusal, unreadable } from './refusal';
import { builtInCode } from './xlsx-styles';

const VERSION_5 = 0x500;
const VERSION_8 = 0x600;

export interface XlsSheet {
  name: string;
  /** Offset of its first record in the stream. */
  at: number;
  hidden: boolean;
  isWorksheet: boolean;
}

/** What the first part of a legacy workbook holds for all its sheets. */
export class XlsWorkbook {
  readonly sheets: XlsSheet[] = [];
  readonly strings: string[] = [];
  date1904 = false;
  /** Only for version 5. */
  decoder: TextDecoder | null = null;
  private readonly codes = new Map<number, string>();
  private readonly formatIds: number[] = [];
  private readonly formats = new Map<number, NumberFormat>();

  constructor(records: Records, intake: Intake) {
    this.start(records);
    while (records.next() && records.type !== BIFF.endOfPart) this.take(records, intake);
    intake.allow(this.sheets.length, intake.limits.sheets);
  }

  /** The number format that belongs to a cell style. */
  format(style: number): NumberFormat {
    const id = this.formatIds[style] ?? 0;
    let format = this.formats.get(id);
    if (!format) {
      format = id === 0 ? GENERAL : numberFormat(this.codes.get(id) ?? builtInCode(id));
      this.formats.set(id, format);
    }
    return format;
  }

  private start(records: Records): void {
    const version = records.next() && records.type === BIFF.startOfPart ? records.u16(0) : 0;
    if (version !== VERSION_5 && version !== VERSION_8) throw new Refusal(unreadable());
    if (version === VERSION_5) this.decoder = codePageDecoder(1252);
  }

  private take(records: Records, intake: Intake): void {
    switch (records.type) {
      case BIFF.filePass:
        // The workbook is encrypted: all records after this one are unreadable.
        throw new Refusal(unreadable());
      case BIFF.date1904:
        this.date1904 = records.u16(0) === 1;
        break;
      case BIFF.codePage:
        if (this.decoder) this.decoder = codePageDecoder(records.u16(0));
        break;
      case BIFF.format: {
        const text = new ContinuedText(records, this.decoder ? 3 : 4, this.decoder);
        this.codes.set(records.u16(0), text.text(this.decoder ? records.byte(2) : records.u16(2)));
        break;
      }
      case BIFF.cellStyle:
        this.formatIds.push(records.u16(2));
        break;
      case BIFF.boundSheet:
        this.sheets.push({
          at: records.u32(0),
          hidden: (records.byte(4) & 3) !== 0,
          isWorksheet: records.byte(5) === 0,
          name: new ContinuedText(records, 7, this.decoder).text(records.byte(6)),
        });
        break;
      case BIFF.sharedStrings:
        this.takeStrings(new ContinuedText(records, 8, null), intake);
        break;
    }
  }

  private takeStrings(table: ContinuedText, intake: Intake): void {
    while (!table.atEnd) {
      const text = table.tableString();
      this.strings.push(text);
      intake.allow(this.strings.length, intake.limits.cells);
      intake.allow(text.length, intake.limits.cellLength);
    }
  }
}
