import { list, record, records, text } from '../entities/fields';
import { host } from '../pacing/host';
import { foldText } from '../text/fold-text';

/** With 10 bits and 7 hashes for each value one part in a hundred is read although it has not what is looked for. */
const BITS_PER_VALUE = 10;
const HASHES = 7;
/** A part with more than 4,096 values gets no longer filter; it is only read more often in vain. */
const MAX_BYTES = 5120;
/** In a shorter one the places of a value are too often the same. */
const MIN_BYTES = 64;

/** A value as it is looked for: without case, accents and blanks at its ends. */
export const searchedValue = (value: string): string => foldText(value).trim();

/** What a stored reading can be found by: its address and the values of its labels' fields, as they are looked for. Anything may be stored (D-70). */
export function searchedValuesOf(stored: unknown): string[] {
  const { address, labels } = record(stored);
  const read = records(labels).flatMap(({ data }) => Object.values(record(data)));
  return [address, ...read].map((value) => searchedValue(text(value))).filter(Boolean);
}

/** Two independent hashes of 32 bits. */
function hashesOf(value: string): [number, number] {
  let one = 0xdeadbeef;
  let other = 0x41c6ce57;
  for (let at = 0; at < value.length; at++) {
    const unit = value.charCodeAt(at);
    one = Math.imul(one ^ unit, 2654435761);
    other = Math.imul(other ^ unit, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  // An odd step reaches more places.
  return [one >>> 0, (other | 1) >>> 0];
}

function* placesOf(value: string, bits: number): Generator<number> {
  const [first, step] = hashesOf(value);
  for (let nth = 0; nth < HASHES; nth++) yield (first + nth * step) % bits;
}

/**
 * A filter (Bloom's) of the values that a part of a session holds, as base64: {@link mayHold} is true for each of them, and for one in a hundred
 * others. At most 6,828 characters, whatever the part has. Empty for a part without values.
 */
export function partFilter(storedRecords: unknown): string {
  const values = new Set(list(storedRecords).flatMap(searchedValuesOf));
  if (values.size === 0) return '';
  const bytes = new Uint8Array(Math.min(MAX_BYTES, Math.max(MIN_BYTES, Math.ceil((values.size * BITS_PER_VALUE) / 8))));
  for (const value of values) for (const place of placesOf(value, bytes.length * 8)) bytes[place >> 3]! |= 1 << (place & 7);
  return host.btoa(String.fromCharCode(...bytes));
}

/** Whether the part of a filter may hold a value, as {@link searchedValue} makes it. A filter that cannot be read may hold everything. */
export function mayHold(filter: string, value: string): boolean {
  if (filter === '') return false;
  let bytes: string;
  try {
    bytes = host.atob(filter);
  } catch {
    return true;
  }
  for (const place of placesOf(value, bytes.length * 8)) if ((bytes.charCodeAt(place >> 3) & (1 << (place & 7))) === 0) return false;
  return true;
}
