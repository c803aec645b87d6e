import type { Outcome } from '../messages/message';
import type { Encoding } from './encodings';
import { invalidFile } from './refusal';
import { startsWith, ZIP } from './signature';
import { unsupportedKind } from './unsupported-kind';
import { xlsContent } from './xls-content';

export const FILE_KINDS = ['xlsx', 'xls', 'csv'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

const CONTENT_TYPES: Record<FileKind, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xls: 'application/vnd.ms-excel',
  csv: 'text/csv',
};

const extensionOf = (fileName: string): string | undefined => /\.([^.]*)$/.exec(fileName)?.[1]?.trim().toLowerCase();

/** True for a name that ends in XLS, whose content only a worker or process of its own reads. */
export const isNamedXls = (fileName: string): boolean => extensionOf(fileName) === 'xls';

/** The content type to send the file with, and the encoding of a CSV. `file.type` is empty or wrong on some systems (D-60). */
export function contentTypeOf(kind: FileKind, encoding?: Encoding): string {
  return encoding ? `${CONTENT_TYPES[kind]}; charset=${encoding}` : CONTENT_TYPES[kind];
}

/** The kind of file by the content type of a request, without its parameters; null for any other type. */
export function kindOfContentType(contentType: string): FileKind | null {
  const type = contentType.split(';')[0]?.trim().toLowerCase();
  return FILE_KINDS.find((kind) => CONTENT_TYPES[kind] === type) ?? null;
}

/** Whether a file is what its name says, by its content. */
const FITS: Record<FileKind, (bytes: Uint8Array) => boolean> = {
  xlsx: (bytes) => startsWith(bytes, ZIP),
  xls: (bytes) => xlsContent(bytes) !== null,
  csv: () => true,
};

/** The kind of a file. Its name and its content must agree (D-6B, TASK-14). Whether a CSV is a text shows when it is decoded. */
export function fileKind(bytes: Uint8Array, fileName: string): Outcome<FileKind> {
  const extension = extensionOf(fileName);
  const kind = FILE_KINDS.find((known) => known === extension);
  const unsupported = unsupportedKind(bytes, extension);
  if (unsupported) return { ok: false, problem: unsupported };
  return kind && FITS[kind](bytes) ? { ok: true, value: kind } : { ok: false, problem: invalidFile() };
}
