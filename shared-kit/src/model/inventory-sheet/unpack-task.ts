import { Inflate } from 'pako';
import { fromBase64 } from './base64';
import { TextDecoder } from '../pacing/host';

/** Length of text that a list may inflate to: the same limit as where the platform accepts one. */
const MAX_BYTES = 128 * 1024 * 1024;

/**
 * The addresses of a packed list (D-65) in their order; null when the list cannot be read. A document is trusted no more than a
 * file: it may be truncated, malformed, or made to fill the memory.
 */
export function unpackAddresses(packed: string): string[] | null {
  const bytes = fromBase64(packed.trim());
  const text = bytes && inflated(bytes);
  if (text === null) return null;
  try {
    const list: unknown = JSON.parse(text);
    const rows = typeof list === 'object' && list !== null && 'rows' in list ? list.rows : null;
    if (!Array.isArray(rows)) return null;
    return rows.flatMap((row: unknown) => {
      const address = typeof row === 'object' && row !== null && 'address' in row ? row.address : undefined;
      return typeof address === 'string' && address !== '' ? [address] : [];
    });
  } catch {
    return null;
  }
}

/** Bytes to inflate at a time, so that a list that is too long is refused before it fills the memory. */
const SLICE = 64 * 1024;

function inflated(bytes: Uint8Array): string | null {
  const inflate = new Inflate();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const texts: string[] = [];
  let size = 0;
  let whole = false;
  try {
    inflate.onData = (piece) => {
      size += piece.length;
      if (size > MAX_BYTES) throw new RangeError('The list is too long.');
      texts.push(decoder.decode(piece as Uint8Array, { stream: true }));
    };
    inflate.onEnd = (status) => (whole = status === 0);
    for (let at = 0; at < bytes.length && !whole; at += SLICE) {
      if (!inflate.push(bytes.subarray(at, at + SLICE), at + SLICE >= bytes.length)) break;
    }
    return whole ? texts.join('') + decoder.decode() : null;
  } catch {
    return null;
  }
}
