import { decodeText, markedEncoding } from './decode-text';
import { textDecoder } from './text-decoder';

/** What a file of text begins with: enough for the declarations of its kind and its encoding. */
const HEAD_BYTES = 4096;

/** The first characters of a text, without a byte order mark and blanks before them. Those beyond ASCII may be wrong. */
export const textHead = (bytes: Uint8Array): string =>
  textDecoder(markedEncoding(bytes) ?? 'windows-1252')
    .decode(bytes.subarray(0, HEAD_BYTES))
    .trimStart();

/** Control characters that texts hold: blanks, the end of a file, and the separators of GS1 barcodes. */
const CONTROLS_OF_TEXT: ReadonlySet<number> = new Set([4, 9, 10, 11, 12, 13, 26, 28, 29, 30, 31]);

/** True for bytes that can be text: without other control characters, or with the mark of UTF-16, which explains them. */
export function isText(bytes: Uint8Array): boolean {
  return markedEncoding(bytes)?.startsWith('utf-16') || bytes.every((byte) => byte >= 32 || CONTROLS_OF_TEXT.has(byte));
}

const DECLARED = /^<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)|<meta[^>]+charset\s*=\s*["']?\s*([\w.:-]+)/i;

/** Decodes HTML or XML: by its byte order mark, else by the encoding it declares, else as other text. */
export function markupText(bytes: Uint8Array): string {
  const marked = markedEncoding(bytes);
  if (marked && marked !== 'utf-8') return textDecoder(marked).decode(bytes);
  const [, ofXml, ofHtml] = DECLARED.exec(textHead(bytes)) ?? [];
  const declared = ofXml ?? ofHtml ?? 'utf-8';
  // A declaration that can be read as ASCII is none of UTF-16, and many programs declare UTF-8 without writing it.
  if (/^utf/i.test(declared)) return decodeText(bytes).text;
  try {
    return textDecoder(declared).decode(bytes);
  } catch {
    return decodeText(bytes).text;
  }
}
