import { CODE, imageType, type ImageType } from 'shared-kit/model';
import { apiError } from '../http/api-error';

export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
/** Characters of a data URL with the largest picture that is allowed, its head included. */
export const MAX_DATA_URL_LENGTH = Math.ceil(MAX_PICTURE_BYTES / 3) * 4 + 64;
/** A small file can decode to a very large picture; no usual camera makes more pixels than this. */
const MAX_PIXELS = 64_000_000;
const THUMBNAIL_SIZE = 128;
const DECODE_SECONDS = 10;

export interface Picture {
  bytes: Buffer;
  contentType: ImageType;
}

const notAPicture = () => apiError(CODE.imageType, { field: 'picture' });

/** The file in a data URL; 7 when its first bytes are not those of a JPEG or PNG, whatever type the URL names. */
function fileIn(dataUrl: string): Picture {
  const [, type, base64 = ''] = /^data:(image\/[a-z.+-]+);base64,([A-Za-z0-9+/]*={0,2})$/.exec(dataUrl) ?? [];
  const bytes = Buffer.from(base64, 'base64');
  const contentType = imageType(bytes);
  if (!contentType || contentType !== type) throw notAPicture();
  if (bytes.length > MAX_PICTURE_BYTES) throw apiError(CODE.imageUpload, { field: 'picture' }, 413);
  return { bytes, contentType };
}

/**
 * The picture in a data URL, made anew from its pixels: upright, without position, owner or whatever else a file holds beside them. 7 for
 * what cannot be decoded, and for a picture with a side of more than `maxSide` pixels.
 */
export async function readPicture(dataUrl: string, { maxSide = Infinity } = {}): Promise<Picture> {
  const { bytes, contentType } = fileIn(dataUrl);
  try {
    const picture = await decoder(bytes);
    const { width, height } = await picture.metadata();
    if (Math.max(width, height) > maxSide) throw notAPicture();
    const made = contentType === 'image/png' ? picture.png() : picture.jpeg({ quality: 92 });
    return { bytes: await made.timeout({ seconds: DECODE_SECONDS }).toBuffer(), contentType };
  } catch {
    throw notAPicture();
  }
}

/** The picture cut to a square of 128 by 128. */
export async function thumbnailOf({ bytes, contentType }: Picture): Promise<Picture> {
  const small = (await decoder(bytes)).resize(THUMBNAIL_SIZE, THUMBNAIL_SIZE, { fit: 'cover' });
  const made = contentType === 'image/png' ? small.png() : small.jpeg({ quality: 82 });
  return { bytes: await made.timeout({ seconds: DECODE_SECONDS }).toBuffer(), contentType };
}

async function decoder(bytes: Buffer) {
  // Loaded with the first picture: most servers never see one, and libvips is large.
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).rotate();
}
