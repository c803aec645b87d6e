import { encodingNamed, type Encoding, type UsedEncoding } from '../accepted/encodings';
import { invalidFile, Refusal, unknownEncoding } from '../accepted/refusal';
import { startsWith } from './signature';
import { textDecoder } from './text-decoder';

/** A text and the encoding in which it was read. */
export interface DecodedText {
  text: string;
  encoding: UsedEncoding;
}

const MARKS: readonly { name: Encoding; mark: readonly number[] }[] = [
  { name: 'utf-8', mark: [0xef, 0xbb, 0xbf] },
  { name: 'utf-16le', mark: [0xff, 0xfe] },
  { name: 'utf-16be', mark: [0xfe, 0xff] },
];

/** The encoding that a mark at the start of a text names. */
export const markedEncoding = (bytes: Uint8Array): Encoding | null => MARKS.find(({ mark }) => startsWith(bytes, mark))?.name ?? null;

/** Replaces bytes that are invalid in an encoding. */
export const REPLACEMENT = '\ufffd';

/**
 * Decodes a text file: in the encoding of this name if there is one, else in the one that its bytes show (D-6B). Bytes that are no
 * character become {@link REPLACEMENT}; the decoder drops a mark at the start.
 *
 * @throws Refusal if the name is not in `ENCODINGS`, or the file is not a text.
 */
export function decodeText(bytes: Uint8Array, chosen?: string): DecodedText {
  const name = chosen === undefined ? null : encodingNamed(chosen);
  if (chosen !== undefined && name === null) throw new Refusal(unknownEncoding(chosen));
  const decoded = name ? decodeAs(bytes, { name, reason: 'chosen' }) : decodeByBytes(bytes);
  if (decoded.text.includes('\0')) throw new Refusal(invalidFile());
  return decoded;
}

const decodeAs = (bytes: Uint8Array, encoding: UsedEncoding): DecodedText => ({ text: textDecoder(encoding.name).decode(bytes), encoding });

function decodeByBytes(bytes: Uint8Array): DecodedText {
  const marked = markedEncoding(bytes);
  if (marked) return decodeAs(bytes, { name: marked, reason: 'mark' });
  const utf16 = utf16By(bytes);
  if (utf16) return decodeAs(bytes, { name: utf16, reason: 'utf16' });
  try {
    return { text: textDecoder('utf-8', { fatal: true }).decode(bytes), encoding: { name: 'utf-8', reason: 'valid' } };
  } catch {
    const { text } = decodeAs(bytes, { name: 'utf-8', reason: 'valid' });
    const line = lineAt(text, text.indexOf(REPLACEMENT));
    return isMostlyUtf8(text)
      ? { text, encoding: { name: 'utf-8', reason: 'mostlyValid', line } }
      : decodeAs(bytes, { name: 'windows-1252', reason: 'guess', line });
  }
}

/** UTF-16 without a mark: one byte of most characters is zero, always the same one of the two. */
function utf16By(bytes: Uint8Array): Encoding | null {
  if (bytes.length % 2 !== 0 || !bytes.includes(0)) return null;
  const zeros = [0, 0];
  for (let i = 0; i < bytes.length; i++) if (bytes[i] === 0) zeros[i % 2]!++;
  const [first, second] = zeros as [number, number];
  if (Math.min(first, second) > 0 || Math.max(first, second) * 4 < bytes.length) return null;
  return first > 0 ? 'utf-16be' : 'utf-16le';
}

/**
 * Whether a text with invalid bytes is still UTF-8. Bytes of another encoding hardly ever form a character of several bytes by chance, so as
 * many of those as wrong bytes are enough.
 */
function isMostlyUtf8(text: string): boolean {
  let characters = 0;
  let wrong = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 0xfffd) wrong++;
    else if (code > 0x7f) characters++;
  }
  return characters >= wrong;
}

const lineAt = (text: string, at: number): number => text.slice(0, at).split(/\r\n|\r|\n/).length;
