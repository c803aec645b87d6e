import type { TextDecoder } from './host';
import { Refusal, unreadable } from './refusal';
import { textDecoder } from './text-decoder';

/** The types of records that matter for cells in a legacy workbook (BIFF, the format of .xls, in its versions 5 and 8). */
export const BIFF = {
  formula: 0x06,
  endOfPart: 0x0a,
  date1904: 0x22,
  filePass: 0x2f,
  continued: 0x3c,
  codePage: 0x42,
  boundSheet: 0x85,
  multipleRk: 0xbd,
  richString: 0xd6,
  cellStyle: 0xe0,
  sharedStrings: 0xfc,
  labelShared: 0xfd,
  number: 0x203,
  label: 0x204,
  boolOrError: 0x205,
  string: 0x207,
  rk: 0x27e,
  format: 0x41e,
  startOfPart: 0x809,
} as const;

const refuse = (): never => {
  throw new Refusal(unreadable());
};

/** A cursor over the records of a stream. A record that claims to reach beyond the stream makes the file unreadable. */
export class Records {
  type = 0;
  start = 0;
  end = 0;

  constructor(
    readonly view: DataView,
    at: number,
  ) {
    this.end = at;
  }

  next(): boolean {
    const at = this.end;
    if (at + 4 > this.view.byteLength) return false;
    this.type = this.view.getUint16(at, true);
    this.start = at + 4;
    this.end = this.start + this.view.getUint16(at + 2, true);
    if (this.end > this.view.byteLength) refuse();
    return true;
  }

  /** True when the next record has this type. */
  isFollowedBy(type: number): boolean {
    return this.end + 4 <= this.view.byteLength && this.view.getUint16(this.end, true) === type;
  }

  /** A number at an offset within the current record. */
  byte(at: number): number {
    return this.view.getUint8(this.within(at, 1));
  }
  u16(at: number): number {
    return this.view.getUint16(this.within(at, 2), true);
  }
  u32(at: number): number {
    return this.view.getUint32(this.within(at, 4), true);
  }
  double(at: number): number {
    return this.view.getFloat64(this.within(at, 8), true);
  }

  get length(): number {
    return this.end - this.start;
  }

  private within(at: number, length: number): number {
    return this.start + at + length <= this.end ? this.start + at : refuse();
  }
}

/** Encodings whose names cannot be formed from the number of the code page, as `windows-1252` can. */
const CODE_PAGES: Readonly<Record<number, string>> = {
  866: 'ibm866',
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  10000: 'macintosh',
  10007: 'x-mac-cyrillic',
  0x8000: 'macintosh',
};

/** The decoder for strings of version 5, which are bytes in the code page of the computer that wrote the file. */
export function codePageDecoder(codePage: number): TextDecoder {
  const windows = codePage >= 1250 && codePage <= 1258 ? `windows-${codePage}` : undefined;
  return textDecoder(CODE_PAGES[codePage] ?? windows ?? 'windows-1252');
}

/** Reads text that may start in one record and go on in the continuation records after it. */
export class ContinuedText {
  private at: number;
  private end: number;

  /** Starts `offset` bytes into the current record. */
  constructor(
    private readonly records: Records,
    offset: number,
    /** Only for version 5. In version 8, flags before each string say how it is written. */
    private readonly decoder: TextDecoder | null,
  ) {
    this.at = records.start + offset;
    this.end = records.end;
    if (this.at > this.end) refuse();
  }

  byte(): number {
    while (this.at === this.end) this.goOn();
    return this.records.view.getUint8(this.at++);
  }

  u16(): number {
    return this.byte() | (this.byte() << 8);
  }

  u32(): number {
    return (this.u16() | (this.u16() << 16)) >>> 0;
  }

  get atEnd(): boolean {
    return this.at === this.end && !this.records.isFollowedBy(BIFF.continued);
  }

  skip(bytes: number): void {
    for (let left = bytes; left > 0; ) {
      while (this.at === this.end) this.goOn();
      const step = Math.min(left, this.end - this.at);
      this.at += step;
      left -= step;
    }
  }

  /** A string after its flags. Where a string goes on in another record, that record starts with flags of its own. */
  text(length: number): string {
    if (this.decoder) return this.decoder.decode(Uint8Array.from({ length }, () => this.byte()));
    if (length === 0 && this.atEnd) return '';
    return this.characters(length, this.byte());
  }

  /** An entry of the shared strings. Its formatting and phonetic text follow it and are skipped. */
  tableString(): string {
    const length = this.u16();
    const flags = this.byte();
    const runs = flags & 8 ? this.u16() : 0;
    const extension = flags & 4 ? this.u32() : 0;
    const text = this.characters(length, flags);
    this.skip(runs * 4 + extension);
    return text;
  }

  private characters(length: number, flags: number): string {
    let wide = (flags & 1) === 1;
    let text = '';
    for (let i = 0; i < length; i++) {
      if (this.at === this.end) {
        this.goOn();
        wide = (this.byte() & 1) === 1;
      }
      text += String.fromCharCode(wide ? this.u16() : this.byte());
    }
    return text;
  }

  private goOn(): void {
    const { records } = this;
    if (!records.isFollowedBy(BIFF.continued)) refuse();
    records.next();
    this.at = records.start;
    this.end = records.end;
  }
}
