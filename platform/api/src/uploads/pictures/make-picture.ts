import type { ImageType } from 'shared-kit/model';
import sharp, { type Sharp } from 'sharp';

export interface PictureRequest {
  bytes: Uint8Array;
  contentType: ImageType;
  /** The longest side that is taken, in pixels; null for any. */
  maxSide: number | null;
  withThumbnail: boolean;
}

/** The files made from an upload, in its format; null for one that cannot be decoded or is too large. */
export type PictureReply = { picture: Uint8Array; thumbnail: Uint8Array | null } | null;

/** A small file can decode to a very large picture; no usual camera makes more pixels than this. */
const MAX_PIXELS = 64_000_000;
const THUMBNAIL_SIZE = 128;
const DECODE_SECONDS = 10;

// Each process makes one picture: what libvips keeps for another one, and threads beside each other, would only take memory.
sharp.cache(false);
sharp.concurrency(1);

/** Decodes a picture and writes it anew, and on request a thumbnail, cut to a square of 128 by 128. Runs in a process of its own. */
export async function makePicture({ bytes, contentType, maxSide, withThumbnail }: PictureRequest): Promise<PictureReply> {
  const decoder = () => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).rotate();
  const encoded = (image: Sharp, quality: number) =>
    (contentType === 'image/png' ? image.png() : image.jpeg({ quality })).timeout({ seconds: DECODE_SECONDS }).toBuffer();
  try {
    const { width, height } = await decoder().metadata();
    if (maxSide !== null && Math.max(width, height) > maxSide) return null;
    const picture = await encoded(decoder(), 92);
    const thumbnail = withThumbnail ? await encoded(sharp(picture).resize(THUMBNAIL_SIZE, THUMBNAIL_SIZE, { fit: 'cover' }), 82) : null;
    return { picture, thumbnail };
  } catch {
    return null;
  }
}
