import type { Job, JobContext } from 'shared-kit/workers/inside';
import type { Size } from '../drawing/geometry';
import { findCodes, type ReadCode } from './barcode-reader';
import { dataUrlOf, decode, encode, invert, pixelsOf, turnedPixelsOf, type QuarterTurns } from './bitmap';
import { inReadingOrder, missingCodes, removeOverlapping, scaleCodes, turnBack } from './code-geometry';
import type { FoundCode } from './found-codes';
import { checkPictureFile, type PictureFault } from './picture-file';
import { isTooLarge, readSize, smallSize, storedSizes, turnedSize, type StoredSize } from './picture-sizes';

export type PictureRequest =
  /** Checks a chosen file and makes the picture that is stored. */
  | { kind: 'load'; file: Blob }
  /** Turns a picture of the label. */
  | { kind: 'turn'; file: Blob; turns: QuarterTurns }
  /** Looks for the barcodes of a picture. */
  | { kind: 'read'; file: Blob };

export type PictureResult =
  | ({ ok: false } & PictureFault)
  /** `codes` is null when the decoder could not start: the picture can be used all the same. `wasTooLarge`: it had to be made smaller. */
  | { ok: true; kind: 'picture'; dataUrl: string; width: number; height: number; codes: readonly FoundCode[] | null; wasTooLarge?: boolean }
  | { ok: true; kind: 'codes'; codes: readonly FoundCode[]; width: number; height: number };

/** Below the platform's limit of 5 MiB, to be sent faster. */
const MAX_STORED_BYTES = 4 * 1024 * 1024;
/** A larger PNG counts as a photo, which as a JPEG needs about a tenth of the bytes. */
const MAX_PNG_BYTES = 1024 * 1024;
const STEPS = 4;

type Report = JobContext['onProgress'];

/** Runs in the worker. Decodes the picture upright and encodes it again: the result has no metadata, such as where the photo was taken. */
export const workOnPicture: Job<PictureRequest, PictureResult> = async (request, { onProgress }) => {
  const { file } = request;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const checked = checkPictureFile(bytes);
  if (!checked.ok) return checked;
  let bitmap: ImageBitmap;
  try {
    bitmap = await decode(file);
  } catch {
    // The file begins and ends like a picture, but cannot be decoded.
    return { ok: false, fault: 'damaged' };
  }
  onProgress({ step: 'open', done: 1, total: STEPS });
  try {
    if (request.kind === 'turn') return await turnPicture(bitmap, checked.facts.type, request.turns);
    const codes = await readWhole(bitmap, onProgress);
    if (request.kind === 'read') return { ok: true, kind: 'codes', codes, width: bitmap.width, height: bitmap.height };
    return await makeStoredPicture(bitmap, checked.facts.type, codes, onProgress);
  } catch (error) {
    if (request.kind !== 'load') throw error;
    // When the decoder cannot start, the picture can be drawn on all the same.
    return await makeStoredPicture(bitmap, checked.facts.type, null, onProgress);
  } finally {
    bitmap.close();
  }
};

/** A code that is turned further may stand beside linear codes that cannot be read: those are found up to 15 degrees, some only up to 10. */
const MOST_TILT = 8;

/** By how many degrees a picture without any code is turned: every code is at most 12 degrees off one of these, or off upright. */
const ANGLES = [22.5, -22.5, 45] as const;

/**
 * All barcodes of a picture, in its pixels: black on white at full size, then both kinds in a smaller copy. If the codes found are slanted,
 * those of a copy in which they are upright too; if there are none, white on black at full size and copies at several angles.
 */
async function readWhole(bitmap: ImageBitmap, onProgress: Report): Promise<FoundCode[]> {
  const { width, height } = bitmap;
  const [size, small] = [readSize(width, height), smallSize(width, height)];
  const isSmall = small.width === size.width;
  const read = await readUpright(bitmap, size, false);
  onProgress({ step: 'read', done: 2, total: STEPS });
  if (!isSmall) read.push(...(await readUpright(bitmap, small, false)));
  read.push(...(await readUpright(bitmap, small, true)));
  onProgress({ step: 'read', done: 3, total: STEPS });
  if (read.length === 0 && !isSmall) read.push(...(await readUpright(bitmap, size, true)));
  const codes = removeOverlapping(read);
  const tilt = read.find((code) => Math.abs(code.tilt) > MOST_TILT)?.tilt;
  if (tilt !== undefined) {
    // Where codes are upright, their rectangles overlap only if their bars do.
    const turned = await readTurned(bitmap, -tilt);
    return inReadingOrder([...turned, ...missingCodes(codes, turned)]);
  }
  for (const angle of ANGLES) if (codes.length === 0) codes.push(...(await readTurned(bitmap, angle)));
  return inReadingOrder(codes);
}

async function readUpright(bitmap: ImageBitmap, size: Size, inverted: boolean): Promise<ReadCode[]> {
  const pixels = pixelsOf(bitmap, size);
  if (inverted) invert(pixels);
  return scaleCodes(await findCodes(pixels), size, bitmap);
}

async function readTurned(bitmap: ImageBitmap, degrees: number): Promise<FoundCode[]> {
  const size = turnedSize(bitmap.width, bitmap.height);
  const { pixels, placeOf } = turnedPixelsOf(bitmap, size, degrees);
  return scaleCodes(turnBack(removeOverlapping(await findCodes(pixels)), placeOf, size), size, bitmap);
}

/** The picture in the smallest size in which all barcodes that were read can still be read. */
async function makeStoredPicture(
  bitmap: ImageBitmap,
  type: 'image/jpeg' | 'image/png',
  codes: readonly FoundCode[] | null,
  onProgress: Report,
): Promise<PictureResult> {
  let best: { blob: Blob; size: StoredSize; lostCodes: number } | undefined;
  for (const size of storedSizes(bitmap.width, bitmap.height)) {
    const blob = await encodeSmall(bitmap, size, type);
    if (best && blob.size > MAX_STORED_BYTES) break;
    const isSame = blob.type === 'image/png' && size.width === bitmap.width;
    const lostCodes = codes === null || isSame ? 0 : await countLostCodes(blob, codes);
    if (!best || lostCodes < best.lostCodes) best = { blob, size, lostCodes };
    if (lostCodes === 0) break;
  }
  const { blob, size } = best!;
  onProgress({ step: 'store', done: STEPS, total: STEPS });
  const { width, height } = size;
  return {
    ok: true,
    kind: 'picture',
    dataUrl: await dataUrlOf(blob),
    width,
    height,
    codes: codes && scaleCodes(codes, bitmap, size),
    wasTooLarge: isTooLarge(bitmap),
  };
}

async function encodeSmall(bitmap: ImageBitmap, size: StoredSize, type: 'image/jpeg' | 'image/png'): Promise<Blob> {
  const encodeAs = (as: typeof type) => encode(bitmap, { ...size, turns: 0, type: as });
  if (type === 'image/jpeg') return encodeAs(type);
  const png = await encodeAs('image/png');
  return png.size <= MAX_PNG_BYTES ? png : encodeAs('image/jpeg');
}

/** How many of the barcodes cannot be read in the file that would be stored, however they are looked for. */
async function countLostCodes(blob: Blob, codes: readonly FoundCode[]): Promise<number> {
  if (codes.length === 0) return 0;
  const bitmap = await decode(blob);
  try {
    const lost = missingCodes(codes, await readUpright(bitmap, bitmap, false));
    // What was not found upright, or not black on white, is not expected to be so here.
    return lost.length < codes.length ? lost.length : missingCodes(codes, await readWhole(bitmap, () => {})).length;
  } finally {
    bitmap.close();
  }
}

async function turnPicture(bitmap: ImageBitmap, type: 'image/jpeg' | 'image/png', turns: QuarterTurns): Promise<PictureResult> {
  const blob = await encode(bitmap, { width: bitmap.width, height: bitmap.height, turns, type, quality: 0.92 });
  const [width, height] = turns % 2 ? [bitmap.height, bitmap.width] : [bitmap.width, bitmap.height];
  return { ok: true, kind: 'picture', dataUrl: await dataUrlOf(blob), width, height, codes: null };
}
