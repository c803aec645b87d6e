import type { Size } from '../drawing/geometry';

/** Turns clockwise, in quarters. */
export type QuarterTurns = 0 | 1 | 2 | 3;

export const quarterTurns = (turns: number): QuarterTurns => (((Math.round(turns) % 4) + 4) % 4) as QuarterTurns;

/** Draws a picture onto white, since transparent parts of a label are paper. The drawn copy has none of the file's metadata. */
function draw(
  bitmap: ImageBitmap,
  width: number,
  height: number,
  turns: QuarterTurns,
): [OffscreenCanvas, OffscreenCanvasRenderingContext2D] {
  const [across, down] = turns % 2 ? [height, width] : [width, height];
  const canvas = new OffscreenCanvas(across, down);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser gives no canvas.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, across, down);
  context.imageSmoothingQuality = 'high';
  const cos = [1, 0, -1, 0][turns]!;
  const sin = [0, 1, 0, -1][turns]!;
  context.setTransform(cos, sin, -sin, cos, [0, across, across, 0][turns]!, [0, 0, down, down][turns]!);
  context.drawImage(bitmap, 0, 0, width, height);
  return [canvas, context];
}

/** The pixels of a picture, scaled to another size. */
export function pixelsOf(bitmap: ImageBitmap, { width, height }: Size): ImageData {
  const [, context] = draw(bitmap, width, height, 0);
  return context.getImageData(0, 0, width, height);
}

export interface Encoding {
  width: number;
  height: number;
  turns: QuarterTurns;
  type: 'image/jpeg' | 'image/png';
  quality: number;
}

export function encode(bitmap: ImageBitmap, { width, height, turns, type, quality }: Encoding): Promise<Blob> {
  const [canvas] = draw(bitmap, width, height, turns);
  return canvas.convertToBlob({ type, quality });
}

/** A decoded file, turned upright as the orientation in its metadata says. */
export const decode = (file: Blob): Promise<ImageBitmap> => createImageBitmap(file, { imageOrientation: 'from-image' });

export async function dataUrlOf(blob: Blob): Promise<string> {
  // `btoa` needs a string with a character for each byte, which UTF-16 makes fastest.
  const characters = new TextDecoder('utf-16le').decode(Uint16Array.from(new Uint8Array(await blob.arrayBuffer())));
  return `data:${blob.type};base64,${btoa(characters)}`;
}
