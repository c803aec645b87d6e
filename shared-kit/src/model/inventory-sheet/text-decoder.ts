import { normalizeEncoding, TextDecoder as KeptDecoder } from '@exodus/bytes/encoding-lite.js';
import { TextDecoder, type TextDecoder as Decoder } from './host';

/** Pages whose characters take more than a byte: their tables are large, and hosts agree on them. */
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
 * The one decoder of uploads, in browsers and in Node. Single-byte pages come from a library: Node 20 reads 0x80 to 0x9F of
 * windows-1252 as control characters, and leaves holes in five other pages, so that an upload would not be stored as it was shown.
 */
export function textDecoder(label: string, options: { fatal?: boolean } = {}): Decoder {
  const name = normalizeEncoding(label);
  if (name === null || LEFT_TO_HOST.has(name)) return new TextDecoder(label, options);
  return new (KeptDecoder as unknown as typeof TextDecoder)(name, options);
}
