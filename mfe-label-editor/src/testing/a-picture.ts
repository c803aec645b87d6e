import { readFileSync } from 'node:fs';
import sharp, { type OverlayOptions } from 'sharp';
import { prepareZXingModule, writeBarcode, type WriterOptions } from 'zxing-wasm/writer';

export interface DrawnCode {
  text: string;
  format: NonNullable<WriterOptions['format']>;
  /** The top left corner of its quiet zone, in pixels. */
  x: number;
  y: number;
  /** Pixels of one module, by default 3. */
  scale?: number;
  /** White on black. */
  inverted?: boolean;
  /** The text is GS1 elements with their identifiers in brackets. */
  isGs1?: boolean;
}

export interface APicture {
  width: number;
  height: number;
  codes?: readonly DrawnCode[];
  type?: 'png' | 'jpeg';
  /** Orientation in the metadata. The stored pixels are turned so that the picture is upright with it. */
  orientation?: 1 | 3 | 6 | 8;
  /** Adds noise to the background, as in the picture of a camera. */
  noise?: boolean;
  background?: string;
}

let prepared = false;

async function codeImage({ text, format, scale = 3, inverted = false, isGs1 = false }: DrawnCode): Promise<Buffer> {
  if (!prepared) {
    const program = readFileSync(require.resolve('zxing-wasm/writer/zxing_writer.wasm'));
    prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(program).buffer } });
    prepared = true;
  }
  const { image, error } = await writeBarcode(text, { format, scale, addQuietZones: true, options: isGs1 ? 'gs1' : '' });
  if (!image) throw new Error(error);
  const bytes = sharp(Buffer.from(await image.arrayBuffer()));
  return (inverted ? bytes.removeAlpha().negate() : bytes).png().toBuffer();
}

/** By how many degrees the stored pixels are turned for each orientation in the metadata. */
const TURNED = { 1: 0, 3: 180, 6: 270, 8: 90 } as const;

/** A picture file with readable barcodes, as a camera or a program would write it. */
export async function aPicture({
  width,
  height,
  codes = [],
  type = 'png',
  orientation = 1,
  noise = false,
  background = '#fff',
}: APicture): Promise<Uint8Array<ArrayBuffer>> {
  const images = await Promise.all(
    codes.map(async (code): Promise<OverlayOptions> => ({ input: await codeImage(code), left: code.x, top: code.y })),
  );
  const grain = noise ? ({ noise: { type: 'gaussian', mean: 150, sigma: 12 } } as const) : {};
  const flat = sharp({ create: { width, height, channels: 3, background, ...grain } }).composite(images);
  const { data } = await flat.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const stored = sharp(data, { raw: { width, height, channels: 3 } }).rotate(TURNED[orientation]);
  const file = type === 'png' ? stored.png() : stored.jpeg({ quality: 90 }).withMetadata({ orientation });
  return new Uint8Array(await file.toBuffer());
}

export const aPictureFile = (bytes: Uint8Array<ArrayBuffer>, name = 'photo.jpg', type = 'image/jpeg'): File =>
  new File([bytes], name, { type });
