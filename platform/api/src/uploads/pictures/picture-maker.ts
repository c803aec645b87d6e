import { CODE, imageType, type ImageType } from 'shared-kit/model';
import { createChildPool, memoryShare, type ChildFile, type ChildPoolLimits } from '../child-process/child-pool';
import { ChildEnded } from '../child-process/run-in-child';
import { apiError } from '../../http/api-error';
import { CALL_TIMES } from '../../http/call-times';
import type { Party } from '../../http/turns';
import type { PictureReply, PictureRequest } from './make-picture';

export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
/** Characters of a data URL with the largest picture that is allowed, its head included. */
export const MAX_DATA_URL_LENGTH = Math.ceil(MAX_PICTURE_BYTES / 3) * 4 + 64;

export interface Picture {
  bytes: Buffer;
  contentType: ImageType;
}

export interface PictureMaker {
  /**
   * The picture in a data URL, made anew from its pixels: upright, without position, owner or whatever else a file holds beside them. 7 for
   * what cannot be decoded, and for a picture with a side of more than `maxSide` pixels.
   */
  make(dataUrl: string, party: Party, options?: { maxSide?: number }): Promise<Picture>;
  /** The same, with a square thumbnail. */
  makeWithThumbnail(dataUrl: string, party: Party): Promise<{ picture: Picture; thumbnail: Picture }>;
}

const notAPicture = () => apiError(CODE.imageType, { field: 'picture' });

/** The file in a data URL; `imageType` when its first bytes are not those of a JPEG or PNG, whatever type the URL names. */
function fileIn(dataUrl: string): Picture {
  const [, type, base64 = ''] = /^data:(image\/[a-z.+-]+);base64,([A-Za-z0-9+/]*={0,2})$/.exec(dataUrl) ?? [];
  const bytes = Buffer.from(base64, 'base64');
  const contentType = imageType(bytes);
  if (!contentType || contentType !== type) throw notAPicture();
  if (bytes.length > MAX_PICTURE_BYTES) throw apiError(CODE.imageUpload, { field: 'picture' }, 413);
  return { bytes, contentType };
}

/**
 * Decodes each upload in a process of its own: a decoder is native code, whose memory and faults the server could not bound.
 * `serviceUnavailable` for who waits too long, `minuteLimit` for who has too many.
 */
export function createPictureMaker(childFile: ChildFile, options: Partial<ChildPoolLimits> = {}): PictureMaker {
  // The largest picture takes some 600 MiB, so they are made one after the other.
  const limits = {
    deadlineMs: CALL_TIMES.pictureMs,
    waitMs: CALL_TIMES.pictureWaitMs,
    atOnce: 1,
    ofUser: 3,
    ofCompany: 8,
    memoryMiB: memoryShare(768, 3 / 10),
  };
  const run = createChildPool<PictureRequest, PictureReply>(() => childFile('picture'), { ...limits, ...options });

  async function made(
    dataUrl: string,
    party: Party,
    options: Omit<PictureRequest, keyof Picture>,
  ): Promise<{ picture: Picture; thumbnail: Picture | null }> {
    const { bytes, contentType } = fileIn(dataUrl);
    const reply = await run({ bytes, contentType, ...options }, party).catch((error: unknown) => {
      if (error instanceof ChildEnded) return null;
      throw error;
    });
    if (!reply) throw notAPicture();
    const file = (content: Uint8Array): Picture => ({ bytes: Buffer.from(content), contentType });
    return { picture: file(reply.picture), thumbnail: reply.thumbnail && file(reply.thumbnail) };
  }

  return {
    async make(dataUrl, party, { maxSide } = {}) {
      return (await made(dataUrl, party, { maxSide: maxSide ?? null, withThumbnail: false })).picture;
    },
    async makeWithThumbnail(dataUrl, party) {
      const { picture, thumbnail } = await made(dataUrl, party, { maxSide: null, withThumbnail: true });
      if (!thumbnail) throw notAPicture();
      return { picture, thumbnail };
    },
  };
}
