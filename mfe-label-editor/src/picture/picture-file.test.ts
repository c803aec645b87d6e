/** @jest-environment node */
import fc from 'fast-check';
import sharp from 'sharp';
import { aPicture } from '../testing/a-picture';
import { checkPictureFile } from './picture-file';

const text = (content: string) => new Uint8Array(Buffer.from(content, 'latin1'));

describe('a file chosen as a picture', () => {
  it.each([
    ['an empty file', text(''), { fault: 'empty' }],
    ['a text', text('hello'), { fault: 'noImage' }],
    ['a GIF called photo.jpg', text('GIF89a...'), { fault: 'otherType', type: 'GIF' }],
    ['a WebP', text('RIFF\x10\x00\x00\x00WEBPVP8 '), { fault: 'otherType', type: 'WebP' }],
    ['a photo of an iPhone', text('\0\0\0\x18ftypheic\0\0\0\0'), { fault: 'otherType', type: 'HEIC' }],
    ['an AVIF', text('\0\0\0\x18ftypavif'), { fault: 'otherType', type: 'AVIF' }],
    ['a PDF', text('%PDF-1.7'), { fault: 'otherType', type: 'PDF' }],
    ['an SVG', text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), { fault: 'otherType', type: 'SVG' }],
    [
      'an SVG with a head',
      text('<?xml version="1.0"?>\n<!-- x -->\n<!DOCTYPE svg PUBLIC "a" "b">\n<svg>'),
      { fault: 'otherType', type: 'SVG' },
    ],
    ['a page', text('<html><svg></svg></html>'), { fault: 'noImage' }],
    ['the first bytes of a PNG', text('\x89PNG\r\n\x1a\n'), { fault: 'incomplete' }],
    ['the first bytes of a JPEG', text('\xff\xd8\xff\xe0\0\x10JFIF'), { fault: 'incomplete' }],
  ])('LABEL-03 refuses %s and says what it is', (_, bytes, fault) => {
    expect(checkPictureFile(bytes)).toEqual({ ok: false, ...fault });
  });

  it.each(['png', 'jpeg'] as const)('LABEL-03 recognises a truncated %s, wherever it was cut', async (type) => {
    const whole = await aPicture({ width: 60, height: 40, type, noise: true });
    expect(checkPictureFile(whole)).toMatchObject({ ok: true, facts: { width: 60, height: 40, type: `image/${type}` } });
    for (const part of [0.3, 0.6, 0.9, 0.999]) {
      const cut = checkPictureFile(whole.subarray(0, Math.floor(whole.length * part)));
      expect(cut).toEqual({ ok: false, fault: 'incomplete' });
    }
  });

  it('LABEL-03 is judged by the picture itself, not by the preview that a camera stores before the picture', async () => {
    const preview = await aPicture({ width: 30, height: 20, type: 'jpeg' });
    const whole = await aPicture({ width: 300, height: 200, type: 'jpeg', noise: true });
    const head = [0xff, 0xe1, (preview.length + 2) >> 8, (preview.length + 2) & 0xff];
    const photo = Uint8Array.from([0xff, 0xd8, ...head, ...preview, ...whole.subarray(2)]);
    expect(checkPictureFile(photo)).toMatchObject({ ok: true, facts: { width: 300, height: 200 } });
    expect(checkPictureFile(photo.subarray(0, preview.length + 400))).toEqual({ ok: false, fault: 'incomplete' });
    expect(checkPictureFile(Uint8Array.from([...photo, 1, 2, 3]))).toMatchObject({ ok: true });
  });

  it('LABEL-03 refuses a small file with too many pixels before anything is decoded', async () => {
    const flat = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect(flat.length).toBeLessThan(1024 * 1024);
    expect(checkPictureFile(new Uint8Array(flat))).toEqual({ ok: false, fault: 'tooLarge' });
  });

  it('LABEL-03 refuses a picture of one pixel: nothing can be drawn on it', async () => {
    expect(checkPictureFile(await aPicture({ width: 1, height: 1 }))).toEqual({ ok: false, fault: 'tooSmall' });
    expect(checkPictureFile(await aPicture({ width: 3000, height: 8 }))).toEqual({ ok: false, fault: 'tooSmall' });
  });

  it('LABEL-03 gives a result for any bytes', () => {
    const prefixes = fc.constantFrom('', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', '\xff\xd8\xff', '<svg', '\xff\xd8\xff\xda');
    fc.assert(
      fc.property(prefixes, fc.uint8Array({ maxLength: 200 }), (head, tail) => {
        const checked = checkPictureFile(Uint8Array.from([...text(head), ...tail]));
        expect(checked.ok ? checked.facts : checked.fault).toBeTruthy();
      }),
    );
  });
});
