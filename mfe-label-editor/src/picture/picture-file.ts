import { CODE, readImageFacts, type ImageFacts, type Message, type Outcome } from 'shared-kit/model';

/** Larger files are refused without being read. Files of cameras are smaller. */
export const MAX_FILE_BYTES = 30 * 1024 * 1024;
/** The least width and height in pixels: smaller pictures are too small to draw on. */
const MIN_SIDE = 16;

/** Why a file is no picture for a label. The key is one of the texts under `picture.problem`. */
export type PictureFault =
  | { fault: 'otherType'; type: string }
  | { fault: 'noImage' | 'empty' | 'tooLarge' | 'tooSmall' | 'incomplete' | 'damaged' | 'unavailable' | 'failed' };

/** Other types of files that people choose as pictures, recognised by a text at an offset of their first bytes. */
const OTHER_TYPES: readonly (readonly [type: string, at: number, signature: RegExp])[] = [
  ['GIF', 0, /^GIF8/],
  ['WebP', 8, /^WEBP/],
  ['HEIC', 4, /^ftyp(heic|heix|hevc|heim|heis|mif1|msf1)/],
  ['AVIF', 4, /^ftypavi[fs]/],
  ['BMP', 0, /^BM/],
  ['TIFF', 0, /^(II\*\0|MM\0\*)/],
  ['PDF', 0, /^%PDF/],
  ['SVG', 0, /^(\u00ef\u00bb\u00bf)?\s*(<\?xml[^]*?)?(<!--[^]*?-->\s*)*(<!DOCTYPE svg[^]*?>\s*)?<svg[\s>]/i],
];
const HEAD_BYTES = 512;

function typeOf(bytes: Uint8Array): PictureFault {
  const head = String.fromCharCode(...bytes.subarray(0, HEAD_BYTES));
  const type = OTHER_TYPES.find(([, at, signature]) => signature.test(head.slice(at)))?.[0];
  return type === undefined ? { fault: 'noImage' } : { fault: 'otherType', type };
}

/** Checks by its bytes, without decoding it, that a file is a JPEG or PNG and that its end is not missing (LABEL-03). */
export function checkPictureFile(bytes: Uint8Array): { ok: true; facts: ImageFacts } | ({ ok: false } & PictureFault) {
  if (bytes.length === 0) return { ok: false, fault: 'empty' };
  if (bytes.length > MAX_FILE_BYTES) return { ok: false, fault: 'tooLarge' };
  const facts: Outcome<ImageFacts> = readImageFacts(bytes);
  if (!facts.ok) return { ok: false, ...faultOf(facts.problem, bytes) };
  const { width, height, type } = facts.value;
  if (Math.min(width, height) < MIN_SIDE) return { ok: false, fault: 'tooSmall' };
  if (!(type === 'image/png' ? hasPngEnd(bytes) : hasJpegEnd(bytes))) return { ok: false, fault: 'incomplete' };
  return { ok: true, facts: facts.value };
}

function faultOf({ code }: Message, bytes: Uint8Array): PictureFault {
  if (code === CODE.imageUpload) return { fault: 'tooLarge' };
  const isPicture = bytes[0] === 0xff || bytes[0] === 0x89;
  const other = typeOf(bytes);
  // The first bytes are those of a JPEG or PNG, but the file ends before the size of the picture.
  return other.fault === 'noImage' && isPicture ? { fault: 'incomplete' } : other;
}

/** Whether a PNG is complete: follows its chunks by their lengths to the last one. */
function hasPngEnd(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    if (view.getUint32(at + 4) === 0x49454e44) return true;
  }
  return false;
}

/** Whether a JPEG is complete: looks for the end marker after the picture's data. An earlier one ends a preview inside the metadata. */
function hasJpegEnd(bytes: Uint8Array): boolean {
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda) {
    at += bytes[at + 1] === 0xff ? 1 : 2 + ((bytes[at + 2]! << 8) | bytes[at + 3]!);
  }
  for (let end = bytes.length - 2; end > at; end--) if (bytes[end] === 0xff && bytes[end + 1] === 0xd9) return true;
  return false;
}
