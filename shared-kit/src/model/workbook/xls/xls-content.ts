import { isText, textHead } from '../bytes/markup-text';
import { COMPOUND_FILE, startsWith } from '../bytes/signature';

/** The formats that programs save under the name XLS: the binary formats of spreadsheet programs, or a table in a text format. */
export type XlsContent = 'binary' | 'html' | 'spreadsheetMl' | 'text';

/** The first record of a workbook of the versions 2, 3, 4 and 5, when it has no container. */
const FIRST_RECORDS = [0x00, 0x02, 0x04, 0x08].map((version) => [0x09, version]);
const LONGEST_FIRST_RECORD = 16;

/** True for the binary formats of XLS, whatever the name of the file. */
export const isBinaryXls = (bytes: Uint8Array): boolean =>
  startsWith(bytes, COMPOUND_FILE) ||
  (FIRST_RECORDS.some((record) => startsWith(bytes, record)) && bytes[2]! >= 4 && bytes[2]! <= LONGEST_FIRST_RECORD && bytes[3] === 0);

const SPREADSHEET_ML = /<(?:\w+:)?Workbook\s[^>]*urn:schemas-microsoft-com:office:spreadsheet/;
const HTML = /<(?:!doctype\s+html|html|head|body|meta|style|script|title|div|center|form|font|table)[\s/>]/i;
/** Web archives look like text, but their cells are encoded. */
const WEB_ARCHIVE = /^MIME-Version:/i;

/** The format of a file named XLS by its content; null for an unsupported one. */
export function xlsContent(bytes: Uint8Array): XlsContent | null {
  if (isBinaryXls(bytes)) return 'binary';
  const head = textHead(bytes);
  if (head === '' || WEB_ARCHIVE.test(head) || !isText(bytes)) return null;
  if (SPREADSHEET_ML.test(head)) return 'spreadsheetMl';
  return head.startsWith('<') && HTML.test(head) ? 'html' : 'text';
}
