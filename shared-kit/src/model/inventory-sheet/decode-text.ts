import { TextDecoder } from './host';

/** The text of a CSV: UTF-8, else windows-1252, which any bytes are. The decoder drops a byte order mark. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
