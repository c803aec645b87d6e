import { normalizeEncoding, TextDecoder as KeptDecoder } from '@exodus/bytes/encoding-lite.js';
import { TextDecoder, type TextDecoder as Decoder } from '../../pacing/host';

/** Encodings with more than one byte per character. Their tables are large, and the decoders of all hosts agree on them. */
const LEFT_TO_HOST: ReadonlySet<string | null> = new Set([
  'utf-8',
  'utf-16le',
  'utf-16be',
  'shift_jis',
  'gbk',
  'gb18030',
  'euc-jp',
  'euc-kr',
  'iso-2022-jp',
  'big5',
]);

/**
 * The decoder for uploads, in browsers and in Node. Single-byte encodings come from a library: Node 20 decodes 0x80 to 0x9F of windows-1252
 * as control characters and lacks characters of five other encodings, so the API would store other text than the browser has shown.
 */
export function textDecoder(label: string, options: { fatal?: boolean } = {}): Decoder {
  const name = normalizeEncoding(label);
  if (name === null || LEFT_TO_HOST.has(name)) return new TextDecoder(label, options);
  return new (KeptDecoder as unknown as typeof TextDecoder)(name, options);
}
