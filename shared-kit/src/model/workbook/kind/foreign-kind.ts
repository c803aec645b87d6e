import type { KeyedText } from '../../messages/codes';
import type { Message } from '../../messages/message';
import { keyedMessage } from '../../messages/problem';
import { textHead } from '../bytes/markup-text';
import { invalidFile } from '../accepted/refusal';
import { startsWith } from '../bytes/signature';
import type { ZipDirectory } from '../zip/zip-directory';

/** The kinds that the end of a name tells, whatever the content. */
const BY_NAME: Readonly<Record<string, KeyedText>> = {
  xlsm: 'createInventoryTask.invalidMacro',
  xlam: 'createInventoryTask.invalidMacro',
  xltm: 'createInventoryTask.invalidMacro',
  xltx: 'createInventoryTask.invalidTemplate',
  xlt: 'createInventoryTask.invalidTemplate',
  dbf: 'createInventoryTask.invalidDatabase',
  gsheet: 'createInventoryTask.invalidLink',
};

/** Other formats of spreadsheets, by the ends of their names. */
const OTHER_FORMATS: Readonly<Record<string, string>> = {
  slk: 'SYLK',
  dif: 'DIF',
  mht: 'MHTML',
  mhtml: 'MHTML',
  wk1: 'Lotus 1-2-3',
  wk3: 'Lotus 1-2-3',
  wk4: 'Lotus 1-2-3',
  qpw: 'Quattro Pro',
  sxc: 'OpenOffice 1',
  et: 'WPS',
};

/** Those that are texts, by how they begin. A CSV whose header begins with "ID;P" is none: the records of SYLK have types of one letter. */
const OTHER_TEXTS: readonly (readonly [start: RegExp, format: string])[] = [
  [/^ID;P[^\r\n]*[\r\n]+(?:[A-Z]|NN|NE|NU);/, 'SYLK'],
  [/^MIME-Version:/i, 'MHTML'],
];

const otherFormat = (format: string): Message => keyedMessage('createInventoryTask.invalidOther', [format]);

/** Parts of archives by which other programs' documents are known. */
const PARTS: readonly (readonly [part: string, key: KeyedText])[] = [
  ['index/document.iwa', 'createInventoryTask.invalidNumbers'],
  ['index.zip', 'createInventoryTask.invalidNumbers'],
  ['word/document.xml', 'createInventoryTask.invalidDocument'],
  ['ppt/presentation.xml', 'createInventoryTask.invalidDocument'],
];

const SIGNATURES: readonly (readonly [signature: readonly number[], key: KeyedText])[] = [
  [[0x25, 0x50, 0x44, 0x46], 'createInventoryTask.invalidDocument'],
  [[0x7b, 0x5c, 0x72, 0x74, 0x66], 'createInventoryTask.invalidDocument'],
  [[0x89, 0x50, 0x4e, 0x47], 'createInventoryTask.invalidPicture'],
  [[0xff, 0xd8, 0xff], 'createInventoryTask.invalidPicture'],
  [[0x47, 0x49, 0x46, 0x38], 'createInventoryTask.invalidPicture'],
  [Array.from('SQLite format 3\0', (char) => char.charCodeAt(0)), 'createInventoryTask.invalidDatabase'],
  [[0x1f, 0x8b], 'createInventoryTask.invalidArchive'],
  [[0x52, 0x61, 0x72, 0x21], 'createInventoryTask.invalidArchive'],
  [[0x37, 0x7a, 0xbc, 0xaf], 'createInventoryTask.invalidArchive'],
  [[0xff, 0xfe, 0, 0], 'createInventoryTask.invalidUtf32'],
  [[0, 0, 0xfe, 0xff], 'createInventoryTask.invalidUtf32'],
];

/** Characters by which UTF-32 without a mark is known. */
const SAMPLE = 16;

/** UTF-32 without a mark: the upper two bytes of each character are zero, those of the first characters' lower ones are not. */
function isUtf32(bytes: Uint8Array): boolean {
  if (bytes.length < 8 || bytes.length % 4 !== 0) return false;
  const count = Math.min(SAMPLE, bytes.length / 4);
  const every = (zeros: readonly number[], set: number) =>
    Array.from({ length: count }, (_, i) => i * 4).every((at) => zeros.every((place) => bytes[at + place] === 0) && bytes[at + set] !== 0);
  return every([1, 2, 3], 0) || every([0, 1, 2], 3);
}

/** What a file is that is neither a spreadsheet nor a CSV, by its content; null if nothing tells. CSVs begin with any text. */
export function foreignContent(bytes: Uint8Array, archive: ZipDirectory | null): Message | null {
  const key =
    PARTS.find(([part]) => archive?.find(part))?.[1] ??
    SIGNATURES.find(([signature]) => startsWith(bytes, signature))?.[1] ??
    (isUtf32(bytes) ? 'createInventoryTask.invalidUtf32' : undefined);
  if (key) return keyedMessage(key);
  const head = textHead(bytes);
  const format = OTHER_TEXTS.find(([start]) => start.test(head))?.[1];
  return format === undefined ? null : otherFormat(format);
}

/** What a file is by the end of its name; null if that tells nothing. */
export function foreignName(extension = ''): Message | null {
  if (Object.hasOwn(OTHER_FORMATS, extension)) return otherFormat(OTHER_FORMATS[extension]!);
  return Object.hasOwn(BY_NAME, extension) ? keyedMessage(BY_NAME[extension]!) : null;
}

export const isXml = (bytes: Uint8Array): boolean => /^<\?xml\s/.test(textHead(bytes));

/**
 * The refusal of a file whose name ends in nothing that is taken.
 *
 * @param content the kind of spreadsheet that its content is, if it is one
 */
export function wrongName(bytes: Uint8Array, content: 'xlsx' | 'xls' | 'text' | null): Message {
  if (bytes.length === 0) return keyedMessage('createInventoryTask.invalidEmpty');
  if (content === 'text') {
    return keyedMessage(isXml(bytes) ? 'createInventoryTask.invalidXml' : 'createInventoryTask.invalidText');
  }
  return content ? keyedMessage('createInventoryTask.invalidName', [content.toUpperCase(), `.${content}`]) : invalidFile();
}
