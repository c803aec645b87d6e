import { contentTypeOf, FILE_KINDS, kindOfContentType } from 'shared-kit/model/inventory-sheet';
import type { SheetRequest } from '../sheet-reader/sheet-request';

const PACKED = 'text/plain';

/** The bodies that `POST tasks` takes (decision D-60): a spreadsheet as it is, or a packed list. */
export const UPLOAD_TYPES: readonly string[] = [...FILE_KINDS.map(contentTypeOf), PACKED];

/** Bytes on the wire. A sheet of 100,000 rows has about 5 MB, its packed list about 4. */
export const MAX_UPLOAD_BYTES = 32 * 1024 * 1024;

/** What the content type says the body is; its parameters say nothing that matters here. */
export function uploadKind(contentType = ''): SheetRequest['kind'] | null {
  return contentType.split(';', 1)[0]!.trim().toLowerCase() === PACKED ? 'packed' : kindOfContentType(contentType);
}
