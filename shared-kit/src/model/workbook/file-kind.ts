import type { Outcome } from '../messages/message';
import type { Encoding } from './encodings';
import { invalidFile } from './refusal';

export const FILE_KINDS = ['xlsx', 'xls', 'csv'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

const CONTENT_TYPES: Record<FileKind, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xls: 'application/vnd.ms-excel',
  csv: 'text/csv',
};

/** The content type to send the file with, and the encoding of a CSV. `file.type` is empty or wrong on some systems (decision D-60). */
export function contentTypeOf(kind: FileKind, encoding?: Encoding): string {
  return encoding ? `${CONTENT_TYPES[kind]}; charset=${encoding}` : CONTENT_TYPES[kind];
}

/** The kind of file by the content type of a request, without its parameters; null for any other type. */
export function kindOfContentType(contentType: string): FileKind | null {
  const type = contentType.split(';')[0]?.trim().toLowerCase();
  return FILE_KINDS.find((kind) => CONTENT_TYPES[kind] === type) ?? null;
}

const SIGNATURES: Partial<Record<FileKind, readonly number[]>> = {
  xlsx: [0x50, 0x4b, 0x03, 0x04],
  xls: [0xd0, 0xcf, 0x11, 0xe0],
};

/** The kind of a file. Its name and its first bytes must agree (decision D-6B, TASK-14). Whether a CSV is a text shows when it is decoded. */
export function fileKind(bytes: Uint8Array, fileName: string): Outcome<FileKind> {
  const extension = /\.([^.]*)$/.exec(fileName)?.[1]?.trim().toLowerCase();
  const kind = FILE_KINDS.find((known) => known === extension);
  const signature = kind && SIGNATURES[kind];
  const fits = signature ? signature.every((byte, i) => bytes[i] === byte) : kind === 'csv';
  return kind && fits ? { ok: true, value: kind } : { ok: false, problem: invalidFile() };
}
