/** @jest-environment node */
import fc from 'fast-check';
import { CODE, readImageFacts } from '..';

const uint32 = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const uint16 = (value: number) => [value >> 8, value & 255];

const png = (width: number, height: number) =>
  Uint8Array.from([
    0x89,
    0x50,
    0x4e,
    0x47,
    0x0d,
    0x0a,
    0x1a,
    0x0a,
    ...uint32(13),
    0x49,
    0x48,
    0x44,
    0x52,
    ...uint32(width),
    ...uint32(height),
    8,
    6,
  ]);

/** With metadata and a table before the frame, as cameras write them. */
const jpeg = (width: number, height: number, frame = 0xc2) =>
  Uint8Array.from([
    ...[0xff, 0xd8],
    ...[0xff, 0xe1, ...uint16(6), 1, 2, 3, 4],
    ...[0xff, 0xff, 0xc4, ...uint16(3), 0],
    ...[0xff, frame, ...uint16(11), 8, ...uint16(height), ...uint16(width), 3, 0, 0],
  ]);

it('PROFILE-07 reads type and size from the first bytes', () => {
  expect(readImageFacts(png(640, 480))).toEqual({ ok: true, value: { type: 'image/png', width: 640, height: 480 } });
  expect(readImageFacts(jpeg(4032, 3024))).toEqual({ ok: true, value: { type: 'image/jpeg', width: 4032, height: 3024 } });
  expect(readImageFacts(jpeg(64, 32, 0xc0))).toMatchObject({ value: { width: 64, height: 32 } });
});

it.each([
  ['nothing', []],
  ['a GIF', [...'GIF89a'].map((char) => char.charCodeAt(0))],
  ['a WebP', [...'RIFF____WEBP'].map((char) => char.charCodeAt(0))],
  ['an SVG', [...'<svg onload="…">'].map((char) => char.charCodeAt(0))],
  ['a PNG without a header', [...png(1, 1).slice(0, 12), 0, 0, 0, 0]],
  ['a PNG of no width', [...png(0, 10)]],
  ['a JPEG without a frame', [0xff, 0xd8, 0xff, 0xda, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0]],
  ['a JPEG that ends too soon', [...jpeg(9, 9).slice(0, 16)]],
])('PROFILE-07 rejects %s', (_, bytes) => {
  expect(readImageFacts(Uint8Array.from(bytes))).toMatchObject({ ok: false, problem: { code: CODE.imageType, field: 'picture' } });
});

it('rejects a picture with too many pixels before it is decoded', () => {
  expect(readImageFacts(png(65_535, 65_535))).toMatchObject({ ok: false, problem: { code: CODE.imageUpload, key: 'err.imageTooLarge' } });
  expect(readImageFacts(jpeg(8000, 8001))).toMatchObject({ ok: false });
  expect(readImageFacts(jpeg(8000, 8000))).toMatchObject({ ok: true });
});

it('image facts never throw, for any bytes', () => {
  const heads = fc.constantFrom(png(9, 9), jpeg(9, 9), new Uint8Array());
  fc.assert(
    fc.property(heads, fc.uint8Array({ maxLength: 60 }), fc.nat(40), (head, tail, keep) => {
      const reading = readImageFacts(Uint8Array.from([...head.slice(0, keep), ...tail]));
      expect(typeof reading.ok).toBe('boolean');
    }),
  );
});
