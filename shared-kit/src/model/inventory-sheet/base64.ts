import { TextDecoder } from './host';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const CODES = Uint8Array.from(ALPHABET, (char) => char.charCodeAt(0));
const PADDING = '='.charCodeAt(0);

/** Standard base64 with padding. `btoa` would first want the bytes as a string of as many characters. */
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
