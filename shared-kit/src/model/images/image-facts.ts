import { CODE } from '../messages/codes';
import { imageType, type ImageType } from './image-type';
import type { Outcome } from '../messages/message';
import { problem } from '../messages/problem';

export interface ImageFacts {
  type: ImageType;
  /** Pixels as they are stored, before any orientation is applied. */
  width: number;
  height: number;
}

/** The maximum number of pixels, more than any camera makes: a small file can unpack to a very large picture. */
export const MAX_IMAGE_PIXELS = 64_000_000;

const uint16 = (bytes: Uint8Array, at: number): number => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
const uint32 = (bytes: Uint8Array, at: number): number => uint16(bytes, at) * 0x10000 + uint16(bytes, at + 2);

/**
 * Type and size of a picture from its bytes, without decoding it and regardless of its name. `imageType` for anything but a JPEG or PNG
 * (PROFILE-07), `imageUpload` for more pixels than any camera makes.
 */
export function readImageFacts(bytes: Uint8Array): Outcome<ImageFacts> {
  const type = imageType(bytes);
  const facts = type === 'image/png' ? pngFacts(bytes) : type === 'image/jpeg' ? jpegFacts(bytes) : undefined;
  if (!facts || facts.width === 0 || facts.height === 0) return { ok: false, problem: problem(CODE.imageType, { field: 'picture' }) };
  if (facts.width * facts.height > MAX_IMAGE_PIXELS) {
    return { ok: false, problem: problem(CODE.imageUpload, { key: 'err.imageTooLarge', field: 'picture' }) };
  }
  return { ok: true, value: facts };
}

/** In a PNG the header chunk must come first. */
function pngFacts(bytes: Uint8Array): ImageFacts | undefined {
  const isHeader = String.fromCharCode(...bytes.subarray(12, 16)) === 'IHDR';
  return isHeader ? { type: 'image/png', width: uint32(bytes, 16), height: uint32(bytes, 20) } : undefined;
}

/** All markers from C0 to CF except three begin a frame, which contains the size. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Walks the segments up to the first frame. */
function jpegFacts(bytes: Uint8Array): ImageFacts | undefined {
  let at = 2;
  while (at + 9 <= bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1]!;
    // Fill bytes may come before a marker.
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) return { type: 'image/jpeg', height: uint16(bytes, at + 5), width: uint16(bytes, at + 7) };
    // The data or the end of the picture comes before any frame.
    else if (marker === 0xda || marker === 0xd9) return undefined;
    else at += 2 + Math.max(2, uint16(bytes, at + 2));
  }
  return undefined;
}
