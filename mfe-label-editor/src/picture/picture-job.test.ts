/** @jest-environment node */
import sharp from 'sharp';
import { aPicture, type DrawnCode } from '../testing/a-picture';
import { installPictures } from '../testing/canvas-twin';
import { findCodes } from './barcode-reader';
import { decode, pixelsOf } from './bitmap';
import type { FoundCode } from './found-codes';
import { workOnPicture, type PictureRequest } from './picture-job';

beforeAll(installPictures);

const work = (request: PictureRequest) =>
  workOnPicture(request, {
    onProgress: () => {},
    signal: new AbortController().signal,
    input: (async function* () {})(),
    output: () => {},
  });
const blobOf = (bytes: BlobPart, type = 'image/jpeg') => new Blob([bytes], { type });
async function load(bytes: BlobPart) {
  const result = await work({ kind: 'load', file: blobOf(bytes) });
  if (!result.ok || result.kind !== 'picture') throw new Error(JSON.stringify(result));
  return { ...result, bytes: Buffer.from(result.dataUrl.split(',')[1]!, 'base64') };
}
/** The texts that the decoder reads in a file. */
async function textsIn(bytes: BlobPart): Promise<string[]> {
  const bitmap = await decode(blobOf(bytes));
  return (await findCodes(pixelsOf(bitmap, bitmap))).map(({ text }) => text).sort();
}

const CODES: readonly DrawnCode[] = [
  { text: 'AB123456-L0421', format: 'Code128', x: 1200, y: 700 },
  { text: '7891234567895', format: 'EAN13', x: 1200, y: 1000 },
  { text: 'Northwind;W12KG;B0042', format: 'QRCode', x: 1900, y: 700, scale: 6 },
];

describe('opening a picture', () => {
  it('LABEL-12 ADD-08 turns a phone’s photo of 12 megapixels upright and makes it smaller, and every barcode can still be read', async () => {
    const photo = await aPicture({ width: 3024, height: 4032, codes: CODES, type: 'jpeg', orientation: 6, noise: true });
    expect(await sharp(photo).metadata()).toMatchObject({ width: 4032, height: 3024, orientation: 6 });
    const { width, height, bytes, codes } = await load(photo);
    expect([width, height]).toEqual([1536, 2048]);
    expect(bytes.length).toBeLessThan(1.5 * 1024 * 1024);
    expect(await sharp(bytes).metadata()).toMatchObject({ width, height, format: 'jpeg' });
    expect(codes?.map(({ text }) => text).sort()).toEqual(CODES.map(({ text }) => text).sort());
    expect(await textsIn(bytes)).toEqual(codes?.map(({ text }) => text).sort());
  });

  it('LABEL-12 keeps as many pixels as the finest barcode needs', async () => {
    const fine: DrawnCode[] = [
      { text: 'https://example.test/a-long-address-of-a-pallet?lot=4217', format: 'QRCode', x: 300, y: 300, scale: 2 },
    ];
    const { width, bytes } = await load(await aPicture({ width: 4000, height: 700, codes: fine, type: 'jpeg', noise: true }));
    expect(width).toBeGreaterThan(2048);
    expect(await textsIn(bytes)).toEqual([fine[0]!.text]);
  });

  it('ADD-08 returns the positions of barcodes in pixels of the resized picture', async () => {
    const [first] = CODES;
    const { codes, width } = await load(
      await aPicture({ width: 4000, height: 600, codes: [{ ...first!, x: 2000, y: 300 }], type: 'jpeg' }),
    );
    const { firstVertex, secondVertex } = codes![0]!.rect;
    const scale = width / 4000;
    expect(firstVertex.x).toBeGreaterThanOrEqual(Math.floor(2000 * scale) - 10);
    expect(firstVertex.y).toBeGreaterThanOrEqual(Math.floor(300 * scale) - 10);
    expect(secondVertex.x - firstVertex.x).toBeGreaterThan(100 * scale);
    expect(secondVertex.x).toBeLessThan(2700 * scale);
  });

  it('LABEL-12 keeps a small drawing as it is, without loss', async () => {
    const png = await aPicture({ width: 800, height: 560, codes: [{ ...CODES[0]!, x: 60, y: 60 }] });
    const { width, height, bytes, dataUrl } = await load(png);
    expect([width, height, dataUrl.slice(0, 15)]).toEqual([800, 560, 'data:image/png;']);
    const raw = (picture: Uint8Array) => sharp(picture).removeAlpha().raw().toBuffer();
    expect((await raw(bytes)).equals(await raw(png))).toBe(true);
  });

  it('LABEL-03 turns a photo given as PNG into a JPEG, and transparent parts into white', async () => {
    const photo = await aPicture({ width: 1500, height: 1100, noise: true, codes: [{ ...CODES[1]!, x: 100, y: 100 }] });
    expect(photo.length).toBeGreaterThan(1024 * 1024);
    const { bytes, dataUrl } = await load(photo);
    expect(dataUrl).toMatch(/^data:image\/jpeg;/);
    expect(bytes.length).toBeLessThan(photo.length / 3);
    const drawing = await aPicture({ width: 500, height: 300, codes: [{ ...CODES[0]!, x: 10, y: 10, scale: 2 }] });
    const seeThrough = await sharp(drawing).unflatten().png().toBuffer();
    expect((await load(new Uint8Array(seeThrough))).codes).toHaveLength(1);
  });

  it('ADD-08 also finds white barcodes on black', async () => {
    const { codes } = await load(
      await aPicture({
        width: 2200,
        height: 700,
        type: 'jpeg',
        background: '#000',
        codes: [{ ...CODES[2]!, x: 300, y: 300, inverted: true }],
      }),
    );
    expect(codes?.map(({ text }) => text)).toEqual([CODES[2]!.text]);
  });

  it.each(['Code128', 'EAN13'] as const)('ADD-08 finds a white %s on black', async (format) => {
    const text = { Code128: 'AB123456-L0421', EAN13: '7891234567895', ITF: '12345678901231', Code39: 'LOT-12345', UPCA: '036000291452' }[
      format
    ];
    // In the copy of the wider picture the bars are too thin.
    for (const width of [600, 2600]) {
      const inverted = { text, format, x: 100, y: 60, scale: 2, inverted: true };
      const { codes } = await load(await aPicture({ width, height: 250, background: '#000', codes: [inverted] }));
      expect([width, codes?.map((code) => code.text)]).toEqual([width, [text]]);
    }
  });

  const turned = async (codes: readonly DrawnCode[], degrees: number) => {
    const straight = await aPicture({ width: 620, height: 400, codes });
    return load(new Uint8Array(await sharp(straight).rotate(degrees, { background: '#fff' }).png().toBuffer()));
  };

  it.each([-30, 17, 45])('ADD-08 finds a linear code that is turned by %d degrees, at its place', async (degrees) => {
    const { codes, width, height } = await turned([{ ...CODES[0]!, x: 20, y: 120 }], degrees);
    expect(codes?.map(({ text }) => text)).toEqual([CODES[0]!.text]);
    const [{ rect }] = codes as [FoundCode];
    expect(Math.abs((rect.firstVertex.x + rect.secondVertex.x) / 2 - width / 2)).toBeLessThan(width / 10);
    expect(Math.abs((rect.firstVertex.y + rect.secondVertex.y) / 2 - height / 2)).toBeLessThan(height / 10);
  });

  it.each([-35, 20, 28])('ADD-08 finds all linear codes beside a square one that shows the slant of %d degrees', async (degrees) => {
    const label: DrawnCode[] = [
      { ...CODES[0]!, x: 10, y: 10 },
      { ...CODES[1]!, x: 10, y: 210 },
      { ...CODES[2]!, x: 380, y: 200, scale: 4 },
    ];
    const { codes } = await turned(label, degrees);
    expect(codes?.map(({ text }) => text).sort()).toEqual(label.map(({ text }) => text).sort());
  });

  it.each(['Code128', 'DataMatrix', 'QRCode'] as const)('ADD-08 ADD-10 reads control characters in %s as what they are', async (format) => {
    const text = 'AB123\u001dCD\u001e\u0004';
    const { codes } = await load(await aPicture({ width: 900, height: 600, codes: [{ text, format, x: 60, y: 60, scale: 4 }] }));
    expect(codes).toMatchObject([{ text, isGs1: false }]);
  });

  it.each(['Code128', 'DataMatrix'] as const)(
    'ADD-08 reads GS1 elements in %s as the symbol has them, without brackets',
    async (format) => {
      const code: DrawnCode = { text: '(01)07891234567895(10)LOT7(17)251231', format, isGs1: true, x: 60, y: 60, scale: 4 };
      const { codes } = await load(await aPicture({ width: 1600, height: 600, codes: [code] }));
      expect(codes).toMatchObject([{ text: '010789123456789510LOT7\u001d17251231', isGs1: true }]);
    },
  );

  it('ADD-08 keeps brackets that are in the symbol', async () => {
    const text = '(01)07891234567895(10)LOT7';
    const { codes } = await load(await aPicture({ width: 900, height: 600, codes: [{ text, format: 'Code128', x: 60, y: 60 }] }));
    expect(codes).toMatchObject([{ text, format: 'Code128', isGs1: false }]);
  });

  it('ADD-08 rotates the picture together with the barcodes found', async () => {
    const png = await aPicture({ width: 800, height: 560, codes: [{ ...CODES[0]!, x: 60, y: 60 }] });
    const turned = await work({ kind: 'turn', file: blobOf(png), turns: 1 });
    if (!turned.ok || turned.kind !== 'picture') throw new Error('not turned');
    expect([turned.width, turned.height]).toEqual([560, 800]);
    const read = await work({ kind: 'read', file: blobOf(Buffer.from(turned.dataUrl.split(',')[1]!, 'base64')) });
    expect(read).toMatchObject({ ok: true, kind: 'codes', width: 560, height: 800, codes: [{ text: CODES[0]!.text }] });
  });

  it('LABEL-03 refuses what cannot be decoded', async () => {
    const png = await aPicture({ width: 24, height: 24, noise: true });
    const data = Buffer.from(png).indexOf('IDAT') + 4;
    const scrambled = png.map((byte, at) => (at >= data && at < png.length - 16 ? 0x5a : byte));
    expect(await work({ kind: 'load', file: blobOf(scrambled) })).toEqual({ ok: false, fault: 'damaged' });
    expect(await work({ kind: 'load', file: blobOf('GIF89a') })).toEqual({ ok: false, fault: 'otherType', type: 'GIF' });
  });
});
