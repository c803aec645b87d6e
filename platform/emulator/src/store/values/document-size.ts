import { invalidArgument, type StatusError } from '../../errors/status';
import { vectorOf, type Fields, type Value } from './value';

const MAX_DOCUMENT_BYTES = 1_048_576;
const NAME_BYTES = 16;
const MAP_BYTES = 32;

/** Whether a text has more bytes in UTF-8. Counts them only where the characters could be too many. */
export const isLonger = (text: string, bytes: number): boolean => text.length * 3 > bytes && Buffer.byteLength(text) > bytes;

/** A text in UTF-8 with its end. */
export const sizeOfText = (text: string): number => Buffer.byteLength(text) + 1;

/** The ids of the path with their ends, and what the service adds for the database. @param path relative to the database; empty for its root */
export const sizeOfName = (path: string): number => NAME_BYTES + (path === '' ? 0 : sizeOfText(path));

export const sizeOfDocument = (path: string, fields: Fields): number => sizeOfName(path) + sizeOfMap(fields);

/** The error if a document has over 1 MiB, counted as the service does. */
export function sizeProblem(path: string, fields: Fields): StatusError | undefined {
  const size = sizeOfDocument(path, fields);
  if (size <= MAX_DOCUMENT_BYTES) return undefined;
  const bytes = (count: number) => `${count.toLocaleString('en-US')} bytes`;
  return invalidArgument(
    `Document "${path}" cannot be written because its size (${bytes(size)}) exceeds the maximum allowed size of ${bytes(MAX_DOCUMENT_BYTES)}.`,
  );
}

function sizeOfMap(fields: Fields): number {
  let size = MAP_BYTES;
  for (const [key, value] of Object.entries(fields)) size += sizeOfText(key) + sizeOfValue(value);
  return size;
}

/** In bytes, as Firestore counts them: https://firebase.google.com/docs/firestore/storage-size */
export function sizeOfValue(value: Value): number {
  if (value.stringValue !== undefined) return sizeOfText(value.stringValue);
  if (value.mapValue) return vectorOf(value.mapValue.fields) ? sizeOfVector(value.mapValue.fields) : sizeOfMap(value.mapValue.fields);
  if (value.arrayValue) return value.arrayValue.values.reduce((size, item) => size + sizeOfValue(item), 0);
  if (value.bytesValue !== undefined) return Buffer.byteLength(value.bytesValue, 'base64');
  if (value.referenceValue !== undefined) return sizeOfName(withinDatabase(value.referenceValue));
  if (value.geoPointValue) return 16;
  return value.nullValue === null || value.booleanValue !== undefined ? 1 : 8;
}

const sizeOfVector = (fields: Fields): number => 8 * (vectorOf(fields)?.length ?? 0);

/** `projects/p/databases/d/documents/users/u1` -> `users/u1`. */
const withinDatabase = (name: string): string => name.split('/').slice(5).join('/');
