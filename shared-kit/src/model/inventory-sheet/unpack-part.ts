import { Inflate } from 'fflate';
import type { Pacer } from '../session-export/pacer';
import { Crc32 } from './crc32';
import type { Intake } from './intake-limits';
import { Refusal, unreadable } from './refusal';
import type { ZipEntry } from './zip-directory';

/** Packed bytes to inflate at a time. At deflate's highest ratio they become 33 MB before they are counted. */
const SLICE = 32 * 1024;

/** Unpacks a part piece by piece, within the limits. Throws at the end if the checksum is wrong. */
export async function unpackPart(
  entry: ZipEntry,
  intake: Intake,
  pacer: Pacer,
  onPiece: (piece: Uint8Array, packedBytes: number) => void,
): Promise<void> {
  const crc = new Crc32();
  let unpacked = 0;
  let packed = 0;
  let counted = 0;
  const take = (piece: Uint8Array): void => {
    unpacked += piece.length;
    intake.unpack(piece.length, unpacked, packed);
    crc.update(piece);
    onPiece(piece, packed - counted);
    counted = packed;
  };
  const inflate = entry.method === 'deflated' ? new Inflate(take) : null;
  const total = entry.packed.length;
  do {
    const slice = entry.packed.subarray(packed, packed + SLICE);
    packed += slice.length;
    if (inflate) inflatePiece(inflate, slice, packed === total);
    else take(slice);
    await pacer.breathe();
  } while (packed < total);
  if (crc.sum !== entry.crc) throw new Refusal(unreadable());
}

function inflatePiece(inflate: Inflate, slice: Uint8Array, last: boolean): void {
  try {
    inflate.push(slice, last);
  } catch (error) {
    // Errors of fflate have a numeric code. Any other error comes from the code that takes the pieces.
    const damaged = error instanceof Error && typeof (error as { code?: unknown }).code === 'number';
    throw damaged ? new Refusal(unreadable()) : error;
  }
}
