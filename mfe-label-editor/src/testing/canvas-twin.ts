import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { prepareReader } from '../picture/barcode-reader';

/** Pixels as RGBA, as in `ImageData`. */
interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
  isOpaque: boolean;
}

/** As in `setTransform`. */
type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number];

/** The part of `OffscreenCanvas` and its context that the remote uses, built on sharp, since tests run without a browser. */
class CanvasTwin implements Pixels {
  readonly data: Uint8ClampedArray;
  private matrix: Matrix = [1, 0, 0, 1, 0, 0];
  fillStyle = '#000';
  imageSmoothingQuality = 'low';
  readonly isOpaque = true;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.data = new Uint8ClampedArray(width * height * 4);
  }

  getContext() {
    return this;
  }

  setTransform(...matrix: Matrix) {
    this.matrix = matrix;
  }

  /** Fills everything with white, the only fill that the remote uses. */
  fillRect() {
    this.data.fill(255);
  }

  drawImage(picture: Pixels, _x: number, _y: number, width: number, height: number) {
    const drawn = resized(picture, width, height);
    const [a, , , d, e, f] = this.matrix;
    const isPlain = a === 1 && d === 1 && e === 0 && f === 0 && width === this.width && height === this.height;
    if (isPlain && drawn.isOpaque) return this.data.set(drawn.data);
    drawTurned(this, drawn, this.matrix);
  }

  getImageData(): Pixels {
    return this;
  }

  async convertToBlob({ type, quality }: { type: string; quality: number }): Promise<Blob> {
    const { width, height, data } = this;
    const raw = sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } }).removeAlpha();
    const bytes = await (type === 'image/png' ? raw.png() : raw.jpeg({ quality: Math.round(quality * 100) })).toBuffer();
    return new Blob([new Uint8Array(bytes)], { type });
  }
}

/** Draws a picture through a matrix: each pixel shows the one of the picture on which its middle falls. */
function drawTurned(under: Pixels, drawn: Pixels, [a, b, c, d, e, f]: Matrix): void {
  const { width, height, data } = drawn;
  const size = a * d - b * c;
  // Whole pixels, and no global such as `Math` in the loop: millions are drawn, and Jest looks a global up in its sandbox each time.
  const [from, to] = [pixelsIn(data), pixelsIn(under.data)];
  for (let y = 0; y < under.height; y++) {
    const fromY = y + 0.5 - f;
    for (let x = 0; x < under.width; x++) {
      const fromX = x + 0.5 - e;
      const px = (d * fromX - c * fromY) / size;
      const py = (a * fromY - b * fromX) / size;
      if (px < 0 || py < 0 || px >= width || py >= height) continue;
      const source = (py | 0) * width + (px | 0);
      const target = y * under.width + x;
      if (drawn.isOpaque) to[target] = from[source]!;
      else over(under.data, target * 4, data, source * 4);
    }
  }
}

const pixelsIn = ({ buffer, byteOffset, length }: Uint8ClampedArray): Uint32Array => new Uint32Array(buffer, byteOffset, length / 4);

/** Draws one pixel over another by its alpha. */
function over(under: Uint8ClampedArray, at: number, data: Uint8ClampedArray, from: number): void {
  const alpha = data[from + 3]! / 255;
  for (let channel = 0; channel < 3; channel++) under[at + channel] = data[from + channel]! * alpha + under[at + channel]! * (1 - alpha);
  under[at + 3] = 255;
}

/** The last shrunk copy, since pictures are drawn in the same size several times. */
let last: { of: Pixels; copy: Pixels } | undefined;

function resized(picture: Pixels, width: number, height: number): Pixels {
  if (picture.width === width && picture.height === height) return picture;
  if (last?.of === picture && last.copy.width === width && last.copy.height === height) return last.copy;
  const copy = shrunk(picture, width, height);
  last = { of: picture, copy };
  return copy;
}

/** Where each of `count` equal shares of a length begins and ends, in whole pixels that they cover. */
function shares(length: number, count: number): { begin: Int32Array; end: Int32Array } {
  const begin = Int32Array.from({ length: count }, (_, at) => Math.floor((at * length) / count));
  const end = Int32Array.from({ length: count }, (_, at) => Math.ceil(((at + 1) * length) / count));
  return { begin, end };
}

/** A smaller copy, whose pixels are each the mean of those that they cover. */
function shrunk(picture: Pixels, width: number, height: number): Pixels {
  const { data: source, width: line } = picture;
  const data = new Uint8ClampedArray(width * height * 4);
  const across = shares(line, width);
  const down = shares(picture.height, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) mean(x, y);
  }
  return { width, height, data, isOpaque: picture.isOpaque };

  function mean(x: number, y: number): void {
    const [left, right, top, bottom] = [across.begin[x]!, across.end[x]!, down.begin[y]!, down.end[y]!];
    let red = 0;
    let green = 0;
    let blue = 0;
    let alpha = 0;
    for (let py = top; py < bottom; py++) {
      for (let at = (py * line + left) * 4, last = (py * line + right) * 4; at < last; at += 4) {
        red += source[at]!;
        green += source[at + 1]!;
        blue += source[at + 2]!;
        alpha += source[at + 3]!;
      }
    }
    const count = (bottom - top) * (right - left);
    const at = (y * width + x) * 4;
    data[at] = red / count;
    data[at + 1] = green / count;
    data[at + 2] = blue / count;
    data[at + 3] = alpha / count;
  }
}

/** Decodes a file upright, as with `imageOrientation: 'from-image'`. Rejects files that cannot be decoded, as browsers do. */
async function createImageBitmap(file: Blob): Promise<Pixels & { close: () => void }> {
  const picture = sharp(Buffer.from(await file.arrayBuffer()), { failOn: 'error' });
  const { hasAlpha } = await picture.metadata();
  const { data, info } = await picture.rotate().ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.length),
    isOpaque: !hasAlpha,
    close: () => {},
  };
}

/** Installs what tests need to open pictures and to read barcodes: the canvas, the decoder of pictures and that of barcodes. */
export function installPictures(): void {
  Object.assign(globalThis, { createImageBitmap, OffscreenCanvas: CanvasTwin });
  const program = readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  prepareReader(new Uint8Array(program).buffer);
}
