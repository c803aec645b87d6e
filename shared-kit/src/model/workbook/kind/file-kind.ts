import type { Outcome } from '../../messages/message';
import type { Encoding } from '../accepted/encodings';
import { isXml, wrongName } from './foreign-kind';
import { startsWith, ZIP } from '../bytes/signature';
import { unsupportedKind } from './unsupported-kind';
import { isBinaryXls, xlsContent, type XlsContent } from '../xls/xls-content';

export const FILE_KINDS = ['xlsx', 'xls', 'csv'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

const CONTENT_TYPES: Record<FileKind, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xls: 'application/vnd.ms-excel',
  csv: 'text/csv',
};

const extensionOf = (fileName: string): string | undefined => /\.([^.]*)$/.exec(fileName)?.[1]?.trim().toLowerCase();

/** True for a file that only a worker or process of its own reads: an XLS, whatever its name, and what is named so. */
export const needsXlsReader = (bytes: Uint8Array, fileName: string): boolean => extensionOf(fileName) === 'xls' || isBinaryXls(bytes);

/** The content type to send the file with, and the encoding of a CSV. `file.type` is empty or wrong on some systems (D-60). */
export function contentTypeOf(kind: FileKind, encoding?: Encoding): string {
  return encoding ? `${CONTENT_TYPES[kind]}; charset=${encoding}` : CONTENT_TYPES[kind];
}

/** The kind of file by the content type of a request, without its parameters; null for any other type. */
export function kindOfContentType(contentType: string): FileKind | null {
  const type = contentType.split(';')[0]?.trim().toLowerCase();
  return FILE_KINDS.find((kind) => CONTENT_TYPES[kind] === type) ?? null;
}

/** The kind of a file by its content: text is whatever has no control characters. */
function contentOf(bytes: Uint8Array): 'xlsx' | XlsContent | null {
  return startsWith(bytes, ZIP) ? 'xlsx' : xlsContent(bytes);
}

/** By the end of the name, what texts are read as. What is no text is read as what it is. */
function kindOf(bytes: Uint8Array, content: ReturnType<typeof contentOf>, named: FileKind): FileKind | null {
  if (content === 'xlsx') return 'xlsx';
  if (content === 'binary') return 'xls';
  if (content === 'html' || content === 'spreadsheetMl') return 'xls';
  // Whether a CSV is a text shows when it is decoded, by the encoding that is chosen.
  if (named === 'csv') return isXml(bytes) ? null : 'csv';
  return content !== null && named === 'xls' ? 'xls' : null;
}

/** The kind of a file (D-6B, TASK-14): its name must end as one that is taken, its content decides. */
export function fileKind(bytes: Uint8Array, fileName: string): Outcome<FileKind> {
  const extension = extensionOf(fileName);
  const named = FILE_KINDS.find((known) => known === extension);
  const unsupported = unsupportedKind(bytes, extension);
  if (unsupported) return { ok: false, problem: unsupported };
  const content = contentOf(bytes);
  const kind = named ? kindOf(bytes, content, named) : null;
  if (kind) return { ok: true, value: kind };
  const spreadsheet = content === 'xlsx' ? content : content === 'binary' || content === 'html' ? 'xls' : content && 'text';
  return { ok: false, problem: wrongName(bytes, spreadsheet) };
}
