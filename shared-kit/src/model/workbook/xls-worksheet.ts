import { BIFF, ContinuedText, Records } from './biff-records';
import { numberText } from './number-format';
import { Refusal, unreadable } from './refusal';
import type { XlsWorkbook } from './xls-workbook';

const COLUMNS = 256;

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

const boolOrErrorText = (value: number, isError: boolean): string =>
  isError ? (ERRORS[value] ?? '#N/A') : value === 1 ? 'TRUE' : 'FALSE';

/** A number in 30 bits: an integer, or the upper half of a double. One flag tells which; the other says to divide by 100. */
function rkNumber(rk: number): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setUint32(4, rk & ~3, true);
  const value = rk & 2 ? rk >> 2 : view.getFloat64(0, true);
  return rk & 1 ? value / 100 : value;
}

/** Reads the cells of one worksheet. Formulas are not computed: the file holds their last value. */
export class XlsWorksheetReader {
  /** By row and column, since the records of cells may come in any order. */
  readonly cells = new Map<number, string[]>();
  private readonly records: Records;
  private depth = 0;
  /** The cell of a formula whose value is a text: that comes in the next record. */
  private awaiting: { row: number; column: number } | null = null;

  constructor(
    private readonly book: XlsWorkbook,
    view: DataView,
    at: number,
  ) {
    this.records = new Records(view, at);
  }

  /** Reads up to `count` records. Returns false at the end of the sheet. */
  read(count: number): boolean {
    const { records } = this;
    for (let i = 0; i < count; i++) {
      if (!records.next() || (this.depth === 0 && records.type !== BIFF.startOfPart)) throw new Refusal(unreadable());
      if (records.type === BIFF.startOfPart) this.depth++;
      else if (records.type === BIFF.endOfPart) this.depth--;
      // Parts at a greater depth are charts within the sheet, which have cells of their own.
      else if (this.depth === 1) this.take();
      if (this.depth === 0) return false;
    }
    return true;
  }

  private take(): void {
    const { records, book } = this;
    switch (records.type) {
      case BIFF.number:
        this.put(this.number(records.double(6), records.u16(4)));
        break;
      case BIFF.rk:
        this.put(this.number(rkNumber(records.u32(6)), records.u16(4)));
        break;
      case BIFF.multipleRk:
        for (let at = 4, column = records.u16(2); at + 6 <= records.length - 2; at += 6, column++) {
          this.put(this.number(rkNumber(records.u32(at + 2)), records.u16(at)), column);
        }
        break;
      case BIFF.labelShared:
        this.put(book.strings[records.u32(6)] ?? refuseMissing());
        break;
      case BIFF.label:
      case BIFF.richString:
        this.put(...this.label());
        break;
      case BIFF.boolOrError:
        this.put(boolOrErrorText(records.byte(6), records.byte(7) === 1));
        break;
      case BIFF.formula:
        this.takeFormula();
        break;
      case BIFF.string:
        this.takeString();
        break;
    }
  }

  private number(value: number, style: number): string {
    return numberText(value, this.book.format(style), this.book.date1904);
  }

  private label(): [text: string, column: number, row: number] {
    // Read before the text, which may go on in another record.
    const row = this.records.u16(0);
    const column = this.records.u16(2);
    const text = new ContinuedText(this.records, 8, this.book.decoder).text(this.records.u16(6));
    return [text, column, row];
  }

  private takeFormula(): void {
    const { records } = this;
    this.awaiting = null;
    if (records.u16(12) !== 0xffff) this.put(this.number(records.double(6), records.u16(4)));
    else if (records.byte(6) === 0) this.awaiting = { row: records.u16(0), column: records.u16(2) };
    else if (records.byte(6) < 3) this.put(boolOrErrorText(records.byte(8), records.byte(6) === 2));
  }

  private takeString(): void {
    if (!this.awaiting) return;
    const { row, column } = this.awaiting;
    const length = this.records.u16(0);
    this.put(new ContinuedText(this.records, 2, this.book.decoder).text(length), column, row);
    this.awaiting = null;
  }

  private put(text: string, column = this.records.u16(2), row = this.records.u16(0)): void {
    if (column >= COLUMNS) throw new Refusal(unreadable());
    let cells = this.cells.get(row);
    if (!cells) this.cells.set(row, (cells = []));
    cells[column] = text;
  }
}

function refuseMissing(): never {
  throw new Refusal(unreadable());
}
