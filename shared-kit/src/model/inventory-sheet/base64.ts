import { host } from '../pacing/host';

/** Bytes to encode at a time, because `btoa` needs them as a string of as many characters. Whole groups of three need no padding. */
const PIECE = 3 * 8192;

/** Encodes standard base64 with padding. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE) text += host.btoa(String.fromCharCode(...bytes.subarray(at, at + PIECE)));
  return text;
}

/** Decodes standard base64; null when the text is not base64. `atob` also accepts blanks and a missing padding. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  if (text.length % 4 !== 0 || !/^[A-Za-z\d+/]*={0,2}$/.test(text)) return null;
  const characters = host.atob(text);
  const bytes = new Uint8Array(characters.length);
  for (let at = 0; at < bytes.length; at++) bytes[at] = characters.charCodeAt(at);
  return bytes;
}
