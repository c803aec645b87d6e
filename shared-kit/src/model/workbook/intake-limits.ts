import { MAX_UPLOAD_BYTES } from '../entities/limits';
import { overLimit, type Place } from './over-limit';
import { Refusal } from './refusal';

const MIB = 1024 * 1024;

/**
 * Limits for one file, as D-128 lists them. An upload may be malicious: a few kilobytes can state any size, or unpack to it. So everything is counted while it is
 * read; what the file says about its own size is not used.
 */
export const INTAKE_LIMITS = {
  fileBytes: MAX_UPLOAD_BYTES,
  /** Size of a legacy workbook. Its cells come in any order, so they have to be in memory before they can be counted. */
  xlsBytes: 20 * MIB,
  zipEntries: 4096,
  /** Size of all parts together, unpacked. */
  unpackedBytes: 256 * MIB,
  /** How many times its packed size a part may unpack to, checked above 16 MiB. Real sheets reach about 60, lists of equal styles a thousand; deflate can reach 1032. */
  ratio: 300,
  sheets: 256,
  /** Rows with content, in one sheet. */
  rows: 1_048_576,
  columns: 1024,
  /** Cells with content plus shared strings, in the whole workbook. */
  cells: 3_000_000,
  /** Characters in one cell: the limit of spreadsheet programs. */
  cellLength: 32_767,
  /** Characters in all cells together. Millions of cells can repeat one long shared string. */
  textLength: 96 * MIB,
  /** Characters of a packed list before compression. The list repeats every header in every row. */
  packedLength: 384 * MIB,
};
export type IntakeLimits = typeof INTAKE_LIMITS;

/** The time without progress after which the reading of a file is terminated. */
export const READING_SILENCE_LIMIT_MS = 30_000;

const RATIO_FROM_BYTES = 16 * MIB;

/** Counts what is read from one file, and rejects the file once a limit is exceeded. */
export class Intake {
  private unpacked = 0;
  private cells = 0;
  private text = 0;

  constructor(readonly limits: IntakeLimits) {}

  /** Counts `bytes` that have just been unpacked. So far, `partPacked` bytes of this part have become `partUnpacked`. */
  unpack(bytes: number, partUnpacked: number, partPacked: number): void {
    this.unpacked += bytes;
    this.allow(this.unpacked, 'unpackedBytes');
    if (partUnpacked > RATIO_FROM_BYTES) this.allow(partUnpacked / partPacked, 'ratio');
  }

  cell(length: number, place: Place): void {
    // Compared here and not by `allow`, since this is done for each of millions of cells.
    const { cells, cellLength, textLength } = this.limits;
    this.text += length;
    if (++this.cells > cells) this.refuse('cells', place);
    if (length > cellLength) this.refuse('cellLength', place);
    if (this.text > textLength) this.refuse('textLength', place);
  }

  /** @param place where the amount is reached, if that is within a sheet */
  allow(amount: number, limit: keyof IntakeLimits, place?: Place): void {
    if (amount > this.limits[limit]) this.refuse(limit, place);
  }

  private refuse(limit: keyof IntakeLimits, place?: Place): never {
    throw new Refusal(overLimit(limit, this.limits[limit], place));
  }
}
