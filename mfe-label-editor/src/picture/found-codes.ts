import type { Rectangle } from 'shared-kit/model';
import type { DrawnPicture } from '../drawing/drawing';

/** A barcode as it was read in a picture. */
export interface FoundCode {
  /** Around its bars or squares, in pixels of the picture. */
  rect: Rectangle;
  text: string;
  /** `Code128`, `QRCode` and so on, as the decoder names it. */
  format: string;
  /** Whether the symbol itself says that it holds GS1 elements; its text has their identifiers in brackets then. */
  isGs1: boolean;
}

/** The barcodes of a picture, and its size. */
export interface PictureCodes {
  codes: readonly FoundCode[];
  width: number;
  height: number;
}

// What was read while a picture was opened need not be read again. Only a memory: a picture without an entry is read when asked.
const known = new WeakMap<DrawnPicture, PictureCodes>();

export const rememberCodes = (picture: DrawnPicture, codes: PictureCodes): void => void known.set(picture, codes);

/** The barcodes of a picture that were read before; undefined for one that nobody has read. */
export const knownCodes = (picture: DrawnPicture): PictureCodes | undefined => known.get(picture);
