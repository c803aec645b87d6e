import { CODE, problem, readImageFacts, type ImageFacts, type Message } from 'shared-kit/model';
import type { Job } from 'shared-kit/workers/inside';
import type { Crop, Size } from './crop';

/** A request to decode a picture for a preview, or to cut the chosen square out of it. */
export interface PictureRequest {
  file: Blob;
  /** The square, in pixels of the upright picture; null for a preview of the whole picture. */
  crop: Crop | null;
}

export type PictureResult =
  | { ok: false; problem: Message }
  /** The preview is at most {@link PREVIEW_SIDE} wide and high; `size` is that of the whole picture. */
  | { ok: true; kind: 'preview'; preview: ImageBitmap; size: Size }
  | { ok: true; kind: 'square'; square: Blob };

/** Larger files are refused without being read. Files of cameras are smaller. */
const MAX_FILE_BYTES = 30 * 1024 * 1024;
const PREVIEW_SIDE = 1024;
/** Pixels of the stored square: enough for every place that shows it. */
const SQUARE_SIDE = 512;
const JPEG_QUALITY = 0.9;

/**
 * Runs in the worker. Decodes the picture upright and encodes it again: the result has no metadata, such as where the photo was taken.
 */
export const workOnPicture: Job<PictureRequest, PictureResult> = async ({ file, crop }) => {
  if (file.size > MAX_FILE_BYTES) return refused(problem(CODE.imageUpload, { key: 'err.imageTooLarge', field: 'picture' }));
  const facts = readImageFacts(new Uint8Array(await file.arrayBuffer()));
  if (!facts.ok) return refused(facts.problem);
  let whole: ImageBitmap;
  try {
    whole = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    // The file begins like a picture, but cannot be decoded.
    return refused(problem(CODE.imageType, { field: 'picture' }));
  }
  try {
    if (crop) return { ok: true, kind: 'square', square: await cutOut(whole, crop, facts.value.type) };
    return { ok: true, kind: 'preview', preview: await previewOf(whole), size: { width: whole.width, height: whole.height } };
  } finally {
    whole.close();
  }
};

const refused = (fault: Message): PictureResult => ({ ok: false, problem: fault });

function previewOf(whole: ImageBitmap): Promise<ImageBitmap> {
  const scale = Math.min(1, PREVIEW_SIDE / Math.max(whole.width, whole.height));
  const [resizeWidth, resizeHeight] = [whole.width, whole.height].map((side) => Math.max(1, Math.round(side * scale)));
  return createImageBitmap(whole, { resizeWidth, resizeHeight, resizeQuality: 'high' });
}

/** Cuts out the square. A PNG stays a PNG, because it may have transparent parts. */
async function cutOut(whole: ImageBitmap, { left, top, side }: Crop, type: ImageFacts['type']): Promise<Blob> {
  const target = Math.max(1, Math.min(SQUARE_SIDE, Math.round(side)));
  const canvas = new OffscreenCanvas(target, target);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gives no canvas.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(whole, left, top, side, side, 0, 0, target, target);
  return canvas.convertToBlob({ type, quality: JPEG_QUALITY });
}
