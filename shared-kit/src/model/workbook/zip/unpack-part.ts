import { Inflate } from 'pako';
import type { Pacer } from '../../pacing/pacer';
import { Crc32 } from '../bytes/crc32';
import type { ReadBudget } from '../accepted/read-budget';
import { Refusal, unreadable } from '../accepted/refusal';
import type { ZipEntry } from './zip-directory';

/** Packed bytes to inflate at a time. At deflate's highest ratio they become 33 MB before they are counted. */
const SLICE = 32 * 1024;

/** Unpacks a part piece by piece, within the limits. Throws at the end if the checksum is wrong. */
export async function unpackPart(
  entry: ZipEntry,
  budget: ReadBudget,
  pacer: Pacer,
  onPiece: (piece: Uint8Array, packedBytes: number) => void,
): Promise<void> {
  const crc = new Crc32();
  let unpacked = 0;
  let packed = 0;
  let counted = 0;
  const take = (piece: Uint8Array): void => {
    unpacked += piece.length;
    budget.unpack(piece.length, unpacked, packed);
    crc.update(piece);
    onPiece(piece, packed - counted);
    counted = packed;
  };
  const inflate = entry.method === 'deflated' ? new Inflate({ raw: true }) : null;
  if (inflate) inflate.onData = take;
  const total = entry.packed.length;
  do {
    const slice = entry.packed.subarray(packed, packed + SLICE);
    packed += slice.length;
    if (!inflate) take(slice);
    else if (!inflate.push(slice, packed === total)) throw new Refusal(unreadable());
    await pacer.pauseIfDue();
  } while (packed < total);
  if (crc.sum !== entry.crc) throw new Refusal(unreadable());
}
