import { CFB } from 'xlsx';
import { Pacer } from '../../pacing/pacer';
import { ReadBudget } from '../accepted/read-budget';
import { FILE_LIMITS } from '../accepted/file-limits';
import type { RawSheet } from '../table/raw-table';
import { readXlsFile } from './xls-file';
import { readXls } from './xls-reader';

export const u16 = (...numbers: number[]): number[] => numbers.flatMap((n) => [n & 255, (n >> 8) & 255]);
export const u32 = (n: number): number[] => [...u16(n), ...u16(n >>> 16)];
export const double = (n: number): number[] => [...new Uint8Array(new Float64Array([n]).buffer)];
export const ascii = (text: string): number[] => Array.from(text, (char) => char.charCodeAt(0));

/** Types of records in a binary XLS. */
export const BIFF = {
  formula: 0x06,
  endOfPart: 0x0a,
  date1904: 0x22,
  filePass: 0x2f,
  codePage: 0x42,
  boundSheet: 0x85,
  cellStyle: 0xe0,
  number: 0x203,
  label: 0x204,
  boolOrError: 0x205,
  string: 0x207,
  format: 0x41e,
  startOfPart: 0x809,
} as const;

export const record = (type: number, ...data: number[]): number[] => [...u16(type, data.length), ...data];

const START = (kind: number, version = 0x600): number[] => record(BIFF.startOfPart, ...u16(version, kind), ...u32(0), ...u32(0), ...u32(0));
const END = record(BIFF.endOfPart);

/** A number under a cell style, by default the first, which is General. */
export const numberCell = (row: number, column: number, value: number, style = 0): number[] =>
  record(BIFF.number, ...u16(row, column, style), ...double(value));

export interface XlsPart {
  name: string;
  records: number[];
  hidden?: boolean;
  /** 0 a worksheet, 2 a chart. */
  kind?: number;
  /** The file is cut off before the end of this part. */
  isCut?: boolean;
}

export interface XlsParts {
  sheets: XlsPart[];
  /** Records of the first part beside its start, sheets and end. */
  globals?: number[];
  version?: number;
}

/** The records of a binary workbook of the versions 5 and 8. */
export function biff({ sheets, globals = [], version = 0x600 }: XlsParts): Uint8Array {
  const parts = sheets.map(({ records, kind = 0, isCut }) => [
    ...START(kind === 2 ? 0x20 : 0x10, version),
    ...records,
    ...(isCut ? [] : END),
  ]);
  const nameOf = (name: string): number[] => [name.length, ...(version === 0x600 ? [0] : []), ...ascii(name)];
  const list = (places: number[]): number[] =>
    sheets.flatMap(({ name, hidden, kind = 0 }, i) =>
      record(BIFF.boundSheet, ...u32(places[i] ?? 0), hidden ? 1 : 0, kind, ...nameOf(name)),
    );
  const first = (places: number[]): number[] => [...START(5, version), ...globals, ...list(places), ...END];
  const start = first([]).length;
  const places = parts.map((_, i) => parts.slice(0, i).reduce((at, part) => at + part.length, start));
  return Uint8Array.from([...first(places), ...parts.flat()]);
}

/** A stream in the container of a binary XLS. */
export function compound(stream: Uint8Array, path = '/Workbook'): Uint8Array {
  const file = CFB.utils.cfb_new();
  CFB.utils.cfb_add(file, path, stream);
  return new Uint8Array(CFB.write(file, { type: 'array' }) as number[]);
}

export const xls = (parts: XlsParts): Uint8Array => compound(biff(parts));

export const readSheets = (bytes: Uint8Array): RawSheet[] => readXls(bytes, new ReadBudget(FILE_LIMITS));

/** The rows of a workbook of one sheet with these records. */
export function rowsOfRecords(records: number[], more: Partial<XlsParts> = {}): string[][] {
  const [sheet] = readSheets(xls({ ...more, sheets: [{ name: 'S', records }] }));
  if (!sheet || 'refusal' in sheet) throw new Error('not read');
  return sheet.rows;
}

/** The sheets of any file that programs save as XLS. */
export const sheetsOfXls = (bytes: Uint8Array): Promise<RawSheet[]> =>
  readXlsFile(bytes, { fileName: 'stock.xls', sheetName: 'stock' }, { budget: new ReadBudget(FILE_LIMITS), pacer: new Pacer(), readXls });
