import type { MoveCorner, Size } from '../drawing/geometry';

/** Turns clockwise, in quarters. */
export type QuarterTurns = 0 | 1 | 2 | 3;

export const quarterTurns = (turns: number): QuarterTurns => (((Math.round(turns) % 4) + 4) % 4) as QuarterTurns;

/** A white canvas, since transparent parts of a label are paper. */
function whiteCanvas(width: number, height: number): [OffscreenCanvas, OffscreenCanvasRenderingContext2D] {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser gives no canvas.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  return [canvas, context];
}

/** Draws a picture onto white. The drawn copy has none of the file's metadata. */
function draw(
  bitmap: ImageBitmap,
  width: number,
  height: number,
  turns: QuarterTurns,
): [OffscreenCanvas, OffscreenCanvasRenderingContext2D] {
  const [across, down] = turns % 2 ? [height, width] : [width, height];
  const [canvas, context] = whiteCanvas(across, down);
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

/** Turns black to white in these pixels, and every other colour to its opposite. */
export function invert({ data }: ImageData): void {
  const pixels = new Uint32Array(data.buffer);
  // All but the highest byte, which is the opacity.
  for (let at = 0; at < pixels.length; at++) pixels[at] = pixels[at]! ^ 0x00ffffff;
}

/** The pixels of a picture, scaled and turned clockwise by any angle onto white, and where each of them stands in the scaled picture. */
export function turnedPixelsOf(bitmap: ImageBitmap, { width, height }: Size, degrees: number): { pixels: ImageData; placeOf: MoveCorner } {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const across = Math.ceil(Math.abs(width * cos) + Math.abs(height * sin));
  const down = Math.ceil(Math.abs(width * sin) + Math.abs(height * cos));
  const context = whiteCanvas(across, down)[1];
  context.setTransform(cos, sin, -sin, cos, (across - width * cos + height * sin) / 2, (down - width * sin - height * cos) / 2);
  context.drawImage(bitmap, 0, 0, width, height);
  const placeOf: MoveCorner = (x, y) => {
    const [fromMiddleX, fromMiddleY] = [x - across / 2, y - down / 2];
    return { x: width / 2 + fromMiddleX * cos + fromMiddleY * sin, y: height / 2 - fromMiddleX * sin + fromMiddleY * cos };
  };
  return { pixels: context.getImageData(0, 0, across, down), placeOf };
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

/** The file as a `data:` URL in base64, with its media type. */
export async function dataUrlOf(blob: Blob): Promise<string> {
  // `btoa` needs a string with a character for each byte, which UTF-16 makes fastest.
  const characters = new TextDecoder('utf-16le').decode(Uint16Array.from(new Uint8Array(await blob.arrayBuffer())));
  return `data:${blob.type};base64,${btoa(characters)}`;
}
