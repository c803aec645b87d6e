import { CODE, imageType, type ImageType } from 'shared-kit/model';
import { apiError } from '../http/api-error';

export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
/** Characters of a data URL with the largest picture that is allowed, its head included. */
export const MAX_DATA_URL_LENGTH = Math.ceil(MAX_PICTURE_BYTES / 3) * 4 + 64;
/** A small file can decode to a very large picture; no usual camera makes more pixels than this. */
const MAX_PIXELS = 64_000_000;
const THUMBNAIL_SIZE = 128;

export interface Picture {
  bytes: Buffer;
  contentType: ImageType;
}

/** The picture in a data URL; 7 when its first bytes are not those of a JPEG or PNG, whatever type the URL names. */
export function readPicture(dataUrl: string): Picture {
  const [, type, base64 = ''] = /^data:(image\/[a-z.+-]+);base64,([A-Za-z0-9+/]*={0,2})$/.exec(dataUrl) ?? [];
  const bytes = Buffer.from(base64, 'base64');
  const contentType = imageType(bytes);
  if (!contentType || contentType !== type) throw apiError(CODE.imageType, { field: 'picture' });
  if (bytes.length > MAX_PICTURE_BYTES) throw apiError(CODE.imageUpload, { field: 'picture' }, 413);
  return { bytes, contentType };
}

/** The picture cut to a square of 128 by 128, upright. 7 for a file that begins like a picture but cannot be decoded. */
export async function thumbnailOf({ bytes, contentType }: Picture): Promise<Picture> {
  // Loaded with the first picture: most servers never see one, and libvips is large.
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  try {
    const small = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize(THUMBNAIL_SIZE, THUMBNAIL_SIZE, { fit: 'cover' });
    const made = contentType === 'image/png' ? small.png() : small.jpeg({ quality: 82 });
    return { bytes: await made.timeout({ seconds: 10 }).toBuffer(), contentType };
  } catch {
    throw apiError(CODE.imageType, { field: 'picture' });
  }
}
