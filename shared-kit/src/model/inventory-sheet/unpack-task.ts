import { Inflate } from 'pako';
import type { TaskRow } from '../entities/entities';
import { record, text, textMap } from '../entities/fields';
import { fromBase64 } from './base64';
import { TextDecoder } from '../pacing/host';

/** Length of text that a packed list may inflate to. One of 240,000 rows with four columns has about 70 MB. */
export const MAX_LIST_TEXT_BYTES = 128 * 1024 * 1024;

/**
 * The addresses of a packed list (D-65) in their order; null when the list cannot be read. A document is trusted no more than a
 * file: it may be truncated, malformed, or made to fill the memory.
 */
export function unpackAddresses(packed: string): string[] | null {
  return (
    listIn(packed)
      ?.map((row) => text(record(row)['address']))
      .filter((address) => address !== '') ?? null
  );
}

/** The rows of a packed list that have an address, with the values that are texts; null when the list cannot be read, as {@link unpackAddresses}. */
export function unpackRows(packed: string): TaskRow[] | null {
  return (
    listIn(packed)
      ?.map(record)
      .map((row) => ({
        address: text(row['address']),
        expectedBarcodeData: textMap(row['expectedBarcodeData']),
        expectedMifData: textMap(row['expectedMifData']),
        inputData: textMap(row['inputData']),
      }))
      .filter(({ address }) => address !== '') ?? null
  );
}

function listIn(packed: string): unknown[] | null {
  const bytes = fromBase64(packed.trim());
  if (!bytes) return null;
  try {
    const { rows } = record(JSON.parse(inflated(bytes)));
    return Array.isArray(rows) ? rows : null;
  } catch {
    return null;
  }
}

/** Bytes to inflate at a time, so that a list that is too long is refused before it fills the memory. */
const SLICE = 64 * 1024;

/** @throws when the bytes are no gzip, or cut off, or no text, or inflate to too much. */
function inflated(bytes: Uint8Array): string {
  const inflate = new Inflate();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let json = '';
  let size = 0;
  const end = { isWhole: false };
  inflate.onData = (piece) => {
    size += piece.length;
    if (size > MAX_LIST_TEXT_BYTES) throw new RangeError('The list is too long.');
    json += decoder.decode(piece, { stream: true });
  };
  inflate.onEnd = (status) => (end.isWhole = status === 0);
  for (let at = 0; at < bytes.length && !end.isWhole; at += SLICE) {
    if (!inflate.push(bytes.subarray(at, at + SLICE), at + SLICE >= bytes.length)) break;
  }
  if (!end.isWhole) throw new RangeError('The list is cut off.');
  return json + decoder.decode();
}
