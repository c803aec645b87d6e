import { textDecoder } from './text-decoder';

/** Decodes a CSV file: as UTF-8 if it is valid UTF-8, else as windows-1252, in which any bytes are valid. The decoder drops a byte order mark. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return textDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return textDecoder('windows-1252').decode(bytes);
  }
}
