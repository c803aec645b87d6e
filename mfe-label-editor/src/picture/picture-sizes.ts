import { MAX_LABEL_SIDE } from 'shared-kit/model';
import type { Size } from '../drawing/geometry';

/** A size in which a picture may be stored, and the quality of a JPEG. */
export interface StoredSize extends Size {
  quality: number;
}

/** Tried in turn until every barcode can still be read. */
const STEPS = [
  { side: 2048, quality: 0.85 },
  { side: 2880, quality: 0.9 },
  { side: MAX_LABEL_SIDE, quality: 0.92 },
] as const;

/** The most pixels in which barcodes are looked for. More pixels take longer, but no further barcodes can be read in them. */
const READ_PIXELS = 16_000_000;

/** The sides of a picture scaled by a factor: never enlarged, and at least one pixel. */
function scaled(width: number, height: number, scale: number): Size {
  const by = Math.min(1, scale);
  return { width: Math.max(1, Math.round(width * by)), height: Math.max(1, Math.round(height * by)) };
}

/** Whether a picture is larger than the platform takes, so that it has to be made smaller before anything is drawn on it (LABEL-18). */
export const isTooLarge = ({ width, height }: Size): boolean => Math.max(width, height) > MAX_LABEL_SIDE;

/** Sizes in which a picture may be stored, the smallest first; a single one for a picture that is small already. */
export function storedSizes(width: number, height: number): StoredSize[] {
  const longer = Math.max(width, height);
  const enough = STEPS.findIndex(({ side }) => side >= longer);
  return STEPS.slice(0, enough < 0 ? STEPS.length : enough + 1).map(({ side, quality }) => ({
    ...scaled(width, height, side / longer),
    quality,
  }));
}

/** The longer side of the copy in which both kinds are looked for. At full size, reading would take 50 % longer. */
const SMALL_SIDE = 1280;

/** The size of the copy in which black on white and white on black are looked for. */
export const smallSize = (width: number, height: number): Size => scaled(width, height, SMALL_SIDE / Math.max(width, height));

/** The longer side of the copies that are turned: enough for fine bars, and half a second for all. */
const TURNED_SIDE = 2048;

export const turnedSize = (width: number, height: number): Size => scaled(width, height, TURNED_SIDE / Math.max(width, height));

/** The size in which barcodes are looked for. */
export const readSize = (width: number, height: number): Size => scaled(width, height, Math.sqrt(READ_PIXELS / (width * height)));
