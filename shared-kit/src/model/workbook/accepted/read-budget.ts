import type { FileLimits } from './file-limits';
import { overLimit, type Place } from './over-limit';
import { Refusal } from './refusal';

const MIB = 1024 * 1024;

const RATIO_FROM_BYTES = 16 * MIB;

/** Counts what is read from one file, and rejects the file once a limit is exceeded. */
export class ReadBudget {
  private unpacked = 0;
  private cells = 0;
  private text = 0;

  constructor(readonly limits: FileLimits) {}

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
  allow(amount: number, limit: keyof FileLimits, place?: Place): void {
    if (amount > this.limits[limit]) this.refuse(limit, place);
  }

  private refuse(limit: keyof FileLimits, place?: Place): never {
    throw new Refusal(overLimit(limit, this.limits[limit], place));
  }
}
