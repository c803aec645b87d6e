import { textDecoder } from './text-decoder';

/** The text of a CSV: UTF-8, else windows-1252, which any bytes are. The decoder drops a byte order mark. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return textDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return textDecoder('windows-1252').decode(bytes);
  }
}
