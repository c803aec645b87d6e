import { TextDecoder } from '../pacing/host';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const CODES = Uint8Array.from(ALPHABET, (char) => char.charCodeAt(0));
const PADDING = '='.charCodeAt(0);

/** Encodes standard base64 with padding. `btoa` would need the bytes as a string of as many characters first. */
export function toBase64(bytes: Uint8Array): string {
  const out = new Uint8Array(Math.ceil(bytes.length / 3) * 4);
  let at = 0;
  for (let i = 0; i < bytes.length; i += 3) {
    const group = (bytes[i]! << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    out[at++] = CODES[group >> 18]!;
    out[at++] = CODES[(group >> 12) & 63]!;
    out[at++] = i + 1 < bytes.length ? CODES[(group >> 6) & 63]! : PADDING;
    out[at++] = i + 2 < bytes.length ? CODES[group & 63]! : PADDING;
  }
  return new TextDecoder('latin1').decode(out);
}

const VALUES = new Uint8Array(256).fill(64);
CODES.forEach((code, value) => (VALUES[code] = value));

/** Decodes standard base64; null when the text is not base64. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  if (text.length % 4 !== 0) return null;
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const length = text.length - padding;
  const bytes = new Uint8Array((text.length / 4) * 3 - padding);
  let at = 0;
  for (let i = 0; i < length; i += 4) {
    let group = 0;
    for (let j = 0; j < 4; j++) {
      const value = i + j < length ? (VALUES[text.charCodeAt(i + j)] ?? 64) : 0;
      if (value === 64) return null;
      group = (group << 6) | value;
    }
    bytes[at++] = group >> 16;
    if (at < bytes.length) bytes[at++] = (group >> 8) & 255;
    if (at < bytes.length) bytes[at++] = group & 255;
  }
  return bytes;
}
