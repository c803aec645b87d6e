import { TextDecoder } from '../../pacing/host';
import type { ReadBudget } from '../accepted/read-budget';
import { Refusal, unreadable } from '../accepted/refusal';

/** A part as the directory of the ZIP describes it. The sizes it states may be false; `packed` are the bytes that really exist. */
export interface ZipEntry {
  name: string;
  method: 'stored' | 'deflated';
  packed: Uint8Array;
  crc: number;
}

const END_SIGNATURE = 0x06054b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 0xffff;
const CENTRAL_SIGNATURE = 0x02014b50;
const CENTRAL_LENGTH = 46;
const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_LENGTH = 30;
const ENCRYPTED = 1;
const ZIP64_LOCATOR_SIGNATURE = 0x07064b50;
const ZIP64_LOCATOR_LENGTH = 20;
const ZIP64_END_SIGNATURE = 0x06064b50;
const ZIP64_FIELD = 1;
/** These values, of four and of two bytes, mean that the real one is in the ZIP64 field or in the ZIP64 record at the end. */
const ELSEWHERE = 0xffffffff;
const COUNT_ELSEWHERE = 0xffff;

/** Reads the directory at the end of the file. Where a local header differs from it, the directory counts. */
export class ZipDirectory {
  private readonly entries = new Map<string, ZipEntry>();
  private readonly view: DataView;

  constructor(
    private readonly bytes: Uint8Array,
    private readonly budget: ReadBudget,
  ) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    try {
      this.read();
    } catch (error) {
      // A DataView throws when a header is not within the file.
      throw error instanceof RangeError ? new Refusal(unreadable()) : error;
    }
  }

  /** Finds a part. Names are compared without case. */
  find(path: string): ZipEntry | undefined {
    return this.entries.get(path.toLowerCase());
  }

  private read(): void {
    const { count, start } = this.extent(this.findEnd());
    let at = start;
    for (let i = 1; i <= count; i++) {
      this.budget.allow(i, 'zipEntries');
      at = this.readEntry(at);
    }
  }

  /** How many entries the directory states, and where it starts. Some programs write the ZIP64 record for files of any size. */
  private extent(end: number): { count: number; start: number } {
    const { view } = this;
    const count = view.getUint16(end + 10, true);
    const start = view.getUint32(end + 16, true);
    const locator = end - ZIP64_LOCATOR_LENGTH;
    const isZip64 = count === COUNT_ELSEWHERE || start === ELSEWHERE;
    if (!isZip64 || locator < 0 || view.getUint32(locator, true) !== ZIP64_LOCATOR_SIGNATURE) return { count, start };
    const record = Number(view.getBigUint64(locator + 8, true));
    if (view.getUint32(record, true) !== ZIP64_END_SIGNATURE) throw new Refusal(unreadable());
    return { count: Number(view.getBigUint64(record + 32, true)), start: Number(view.getBigUint64(record + 48, true)) };
  }

  private findEnd(): number {
    const last = this.bytes.length - END_LENGTH;
    for (let at = last; at >= 0 && at >= last - LONGEST_COMMENT; at--) {
      if (this.view.getUint32(at, true) === END_SIGNATURE) return at;
    }
    throw new Refusal(unreadable());
  }

  private readEntry(at: number): number {
    const { view, bytes } = this;
    if (view.getUint32(at, true) !== CENTRAL_SIGNATURE) throw new Refusal(unreadable());
    const flags = view.getUint16(at + 8, true);
    const method = view.getUint16(at + 10, true);
    const nameLength = view.getUint16(at + 28, true);
    const extraLength = view.getUint16(at + 30, true);
    const next = at + CENTRAL_LENGTH + nameLength + extraLength + view.getUint16(at + 32, true);
    const nameEnd = at + CENTRAL_LENGTH + nameLength;
    const name = new TextDecoder('utf-8').decode(bytes.subarray(at + CENTRAL_LENGTH, nameEnd));
    const { packedLength, local } = this.place(at, nameEnd, extraLength);
    const key = name.replace(/\\/g, '/').toLowerCase();
    // Programs differ in which of two parts with one name they read, so an attacker could show one and have the other stored.
    if (this.entries.has(key) || (flags & ENCRYPTED) !== 0 || (method !== 0 && method !== 8)) {
      throw new Refusal(unreadable());
    }
    if (view.getUint32(local, true) !== LOCAL_SIGNATURE) throw new Refusal(unreadable());
    const start = local + LOCAL_LENGTH + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    if (start + packedLength > bytes.length) throw new Refusal(unreadable());
    this.entries.set(key, {
      name,
      method: method === 0 ? 'stored' : 'deflated',
      packed: bytes.subarray(start, start + packedLength),
      crc: view.getUint32(at + 16, true),
    });
    return next;
  }

  /** Sizes and offset of a part, from its entry or the ZIP64 field, which some programs write for files of any size. */
  private place(at: number, extraAt: number, extraLength: number): { packedLength: number; local: number } {
    const { view } = this;
    const unpacked = view.getUint32(at + 24, true);
    let packedLength = view.getUint32(at + 20, true);
    let local = view.getUint32(at + 42, true);
    if (unpacked !== ELSEWHERE && packedLength !== ELSEWHERE && local !== ELSEWHERE) return { packedLength, local };
    for (let field = extraAt; field + 4 <= extraAt + extraLength; field += 4 + view.getUint16(field + 2, true)) {
      if (view.getUint16(field, true) !== ZIP64_FIELD) continue;
      let value = field + 4 + (unpacked === ELSEWHERE ? 8 : 0);
      if (packedLength === ELSEWHERE) {
        packedLength = Number(view.getBigUint64(value, true));
        value += 8;
      }
      if (local === ELSEWHERE) local = Number(view.getBigUint64(value, true));
    }
    return { packedLength, local };
  }
}
