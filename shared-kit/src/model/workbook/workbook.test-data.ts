import { utils, write, type BookType as TypedBookType, type WorkSheet } from 'xlsx';
import { Pacer } from '../pacing/pacer';
import { ReadBudget } from './accepted/read-budget';
import { FILE_LIMITS, type FileLimits } from './accepted/file-limits';
import { TextEncoder } from '../pacing/host';
import type { RawSheet } from './table/raw-table';
import { readXlsx } from './xlsx/xlsx-reader';
import { zipOf, type Files } from './zip/zip.test-data';

/** The types of SheetJS leave out two formats that it writes. */
export type BookType = TypedBookType | 'biff3' | 'biff4';

export type Rows = (string | number | boolean | null)[][];

/** Sheets by name, as a spreadsheet program would save them. */
export function workbook(sheets: Record<string, Rows | WorkSheet>, bookType: BookType = 'xlsx'): Uint8Array {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) {
    utils.book_append_sheet(book, Array.isArray(rows) ? utils.aoa_to_sheet(rows) : rows, name);
  }
  return new Uint8Array(
    write(book, { type: 'array', bookType: bookType as TypedBookType, bookSST: bookType !== 'biff5', compression: true }) as ArrayBuffer,
  );
}

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
export const csv = utf8;

export function utf16(text: string, encoding: 'utf-16le' | 'utf-16be'): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(text.length * 2));
  for (let i = 0; i < text.length; i++) bytes.setUint16(i * 2, text.charCodeAt(i), encoding === 'utf-16le');
  return new Uint8Array(bytes.buffer);
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export interface Parts {
  /** What is between `<sheetData>` and its end, per sheet. */
  sheets?: { name: string; data: string; state?: string }[];
  /** Whole worksheet parts instead, in the same order. */
  worksheets?: string[];
  /** The bytes of the first worksheet part instead. */
  worksheetBytes?: Uint8Array;
  /** What is inside `<sst>`. */
  strings?: string;
  /** Format codes; cell style n + 1 has the n-th of them. */
  formats?: string[];
  date1904?: boolean;
  /** The attributes of `calcPr`. */
  calculation?: string;
  more?: Files;
}

/** The parts of a workbook by name, written by hand: for content that usual programs do not write. */
export function parts({ sheets = [], worksheets, worksheetBytes, strings, formats = [], date1904, calculation, more }: Parts): Files {
  const relationships = sheets.map(
    (_, i) => `<Relationship Id="rId${i + 1}" Type="${TYPES}/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`,
  );
  const zip: Files = {
    '[Content_Types].xml': utf8(`${XML}<Types/>`),
    '_rels/.rels': utf8(
      `${XML}<Relationships><Relationship Id="r" Type="${TYPES}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': utf8(
      `${XML}<workbook ${MAIN} xmlns:r="${TYPES}"><workbookPr${date1904 ? ' date1904="1"' : ''}/><sheets>${sheets
        .map(({ name, state }, i) => `<sheet name="${name}" sheetId="${i + 1}"${state ? ` state="${state}"` : ''} r:id="rId${i + 1}"/>`)
        .join('')}</sheets>${calculation === undefined ? '' : `<calcPr ${calculation}/>`}</workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': utf8(
      `${XML}<Relationships>${relationships.join('')}<Relationship Id="s" Type="${TYPES}/styles" Target="styles.xml"/><Relationship Id="t" Type="${TYPES}/sharedStrings" Target="/xl/sharedStrings.xml"/></Relationships>`,
    ),
    'xl/styles.xml': utf8(
      `${XML}<styleSheet ${MAIN}><numFmts>${formats
        .map((code, i) => `<numFmt numFmtId="${164 + i}" formatCode="${code}"/>`)
        .join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${formats
        .map((_, i) => `<xf numFmtId="${164 + i}"/>`)
        .join('')}</cellXfs></styleSheet>`,
    ),
    ...more,
  };
  sheets.forEach(({ data }, i) => {
    const whole = worksheets?.[i] ?? `${XML}<worksheet ${MAIN}><sheetData>${data}</sheetData></worksheet>`;
    zip[`xl/worksheets/sheet${i + 1}.xml`] = utf8(whole);
  });
  if (worksheetBytes) zip['xl/worksheets/sheet1.xml'] = worksheetBytes;
  if (strings !== undefined) zip['xl/sharedStrings.xml'] = utf8(`${XML}<sst ${MAIN}>${strings}</sst>`);
  return zip;
}

export const xlsx = (given: Parts): Uint8Array => zipOf(parts(given));

/** A sheet of one column, Address, and these cells below it, each written as XML with its reference left out. */
export const cells = (...below: string[]): string =>
  `<row r="1"><c r="A1" t="inlineStr"><is><t>Address</t></is></c></row>${below
    .map((cell, i) => `<row r="${i + 2}">${cell.replace('<c', `<c r="A${i + 2}"`)}</row>`)
    .join('')}`;

export const inline = (text: string): string => `<c t="inlineStr"><is><t>${text}</t></is></c>`;

/** The sheets of a workbook as they come from the reader, unchecked. */
export function rawSheets(bytes: Uint8Array, limits: Partial<FileLimits> = {}): Promise<RawSheet[]> {
  return readXlsx(bytes, new ReadBudget({ ...FILE_LIMITS, ...limits }), new Pacer(), () => {});
}

/** The rows of a workbook's first sheet. */
export async function rowsOf(bytes: Uint8Array): Promise<string[][]> {
  const [first] = await rawSheets(bytes);
  if (!first || 'refusal' in first) throw new Error('not read');
  return first.rows;
}

/** The text of each of these cells, written below each other. */
export async function textsOf(given: Omit<Parts, 'sheets'>, ...below: string[]): Promise<(string | undefined)[]> {
  const rows = await rowsOf(xlsx({ ...given, sheets: [{ name: 'S', data: cells(...below) }] }));
  return rows.slice(1).map((row) => row[0]);
}
