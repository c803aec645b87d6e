import { MAX_UPLOAD_BYTES } from '../limits';
import { Refusal, tooLarge } from './refusal';

/**
 * How much a file may hold. An upload is hostile: a few kilobytes can claim, or unpack to, any amount. Everything is counted
 * while it is read, never taken from what the file says about itself.
 */
export interface IntakeLimits {
  fileBytes: number;
  /** A legacy workbook's cells come in no order, so they are gathered before they are counted. */
  xlsBytes: number;
  zipEntries: number;
  /** All parts together, unpacked. */
  unpackedBytes: number;
  /** Unpacked over packed bytes of a part, once it is over a megabyte. Sheets reach some 60, deflate itself 1032. */
  ratio: number;
  sheets: number;
  rows: number;
  columns: number;
  /** Cells with content, and shared strings, of the whole workbook. */
  cells: number;
  /** What a spreadsheet program itself puts into one cell. */
  cellLength: number;
  /** Characters of all cells: a single shared string can be repeated by millions of them. */
  textLength: number;
  /** Characters of a packed list before compression: it repeats every header in every row. */
  packedLength: number;
}

const MIB = 1024 * 1024;

export const INTAKE_LIMITS: IntakeLimits = {
  fileBytes: MAX_UPLOAD_BYTES,
  xlsBytes: 20 * MIB,
  zipEntries: 4096,
  unpackedBytes: 256 * MIB,
  ratio: 300,
  sheets: 256,
  rows: 1_048_576,
  columns: 1024,
  cells: 3_000_000,
  cellLength: 32_767,
  textLength: 96 * MIB,
  packedLength: 384 * MIB,
};

const RATIO_FROM_BYTES = MIB;

/** Counts what is read of one file and refuses what goes over its limits. */
export class Intake {
  private unpacked = 0;
  private cells = 0;
  private text = 0;

  constructor(readonly limits: IntakeLimits) {}

  /** `partUnpacked` of `partPacked` bytes so far, of which `bytes` are new. */
  unpack(bytes: number, partUnpacked: number, partPacked: number): void {
    this.unpacked += bytes;
    this.allow(this.unpacked, this.limits.unpackedBytes);
    if (partUnpacked > RATIO_FROM_BYTES) this.allow(partUnpacked / partPacked, this.limits.ratio);
  }

  cell(length: number): void {
    this.allow(++this.cells, this.limits.cells);
    this.allow(length, this.limits.cellLength);
    this.text += length;
    this.allow(this.text, this.limits.textLength);
  }

  allow(amount: number, limit: number): void {
    if (amount > limit) throw new Refusal(tooLarge());
  }
}
