import type { Rectangle } from 'shared-kit/model';
import type { DrawnPicture } from '../drawing/drawing';

/** A barcode that was read in a picture. */
export interface FoundCode {
  /** The rectangle around its bars or squares, in pixels of the picture. */
  rect: Rectangle;
  /** Its characters, including control characters. */
  text: string;
  /** `Code128`, `QRCode` and so on, as the decoder names it. */
  format: string;
  /** Whether the symbol declares that it holds GS1 elements. */
  isGs1: boolean;
}

/** The barcodes of a picture, and its size. */
export interface PictureCodes {
  codes: readonly FoundCode[];
  width: number;
  height: number;
}

// Remembers what was read while a picture was opened. Only a cache: a picture without an entry is read when the user asks for it.
const known = new WeakMap<DrawnPicture, PictureCodes>();

export const rememberCodes = (picture: DrawnPicture, codes: PictureCodes): void => void known.set(picture, codes);

/** The remembered barcodes of a picture; undefined when it has not been read. */
export const knownCodes = (picture: DrawnPicture): PictureCodes | undefined => known.get(picture);
